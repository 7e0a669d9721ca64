"""python -m farkle_access"""

import sys

from farkle_access.app.main import main

sys.exit(main())
