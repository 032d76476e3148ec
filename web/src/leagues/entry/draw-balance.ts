interface Balance {
  readonly team: string
  readonly home: number
  readonly away: number
  /** The longest run of home or away matches. */
  readonly longestRow: number
}

interface Game {
  readonly round: number
  readonly home: string
  readonly away: string
}

/** The home and away balance of each team in a draw. */
export function balanceOf(teams: readonly string[], games: readonly Game[]): readonly Balance[] {
  const inOrder = games.toSorted((one, other) => one.round - other.round)
  return teams.map((team) => {
    const sides = inOrder.flatMap(({ home, away }) =>
      home === team ? ['home'] : away === team ? ['away'] : [],
    )
    const home = sides.filter((side) => side === 'home').length
    return { team, home, away: sides.length - home, longestRow: longestRowIn(sides) }
  })
}

function longestRowIn(sides: readonly string[]): number {
  let longest = 0
  let row = 0
  for (const [at, side] of sides.entries()) {
    row = side === sides[at - 1] ? row + 1 : 1
    longest = Math.max(longest, row)
  }
  return longest
}
