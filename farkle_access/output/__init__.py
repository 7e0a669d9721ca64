"""From announcements to speech, lines, braille and sounds."""
