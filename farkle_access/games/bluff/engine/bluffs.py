"""Who makes the bluffs that a throw needs: they are dealt out to the dice that may make them."""

from farkle_access.games.bluff.engine.throwing import RANKS, SHARES, Solution


def spread(solution: Solution, below_dice: bool) -> list[list[float]]:
    """How often each rank of the dice comes up and makes each claim, by place of the option.

    Lower claims are dealt out first, because fewer dice may make them; all who may share them
    in the same proportion.
    """
    options = solution.options
    shares = [[0.0] * len(options) for _ in RANKS]
    left = list(SHARES)
    for place, option in enumerate(options):
        told = SHARES[option.rank] * solution.honest[place]
        shares[option.rank][place] = told
        left[option.rank] = max(left[option.rank] - told, 0.0)
    for place in sorted(range(len(options)), key=lambda place: options[place].rank):
        rank = options[place].rank
        able = [dice for dice in RANKS if dice < rank or (below_dice and dice > rank)]
        free = sum(left[dice] for dice in able)
        if solution.lies[place] <= 0 or free <= 0:
            continue
        part = min(solution.lies[place] / free, 1.0)
        for dice in able:
            shares[dice][place] += left[dice] * part
            left[dice] -= left[dice] * part
    return shares
