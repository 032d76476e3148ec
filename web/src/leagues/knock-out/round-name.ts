interface RoundWords {
  readonly final: string
  readonly semi: string
  readonly quarter: string
  readonly sixteen: string
  readonly of: (teams: number) => string
}

/** The name of a round by number of teams left, for one match or for the round. */
export function roundName(words: RoundWords, teamsLeft: number): string {
  const names = new Map([
    [2, words.final],
    [4, words.semi],
    [8, words.quarter],
    [16, words.sixteen],
  ])
  return names.get(teamsLeft) ?? words.of(teamsLeft)
}
