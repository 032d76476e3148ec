interface RoundWords {
  readonly final: string
  readonly semi: string
  readonly quarter: string
  readonly sixteen: string
  readonly of: (teams: number) => string
}

/** What a round with so many teams left is called: words of one match, or of all of them. */
export function roundNameIn(words: RoundWords, teamsLeft: number): string {
  const names = new Map([
    [2, words.final],
    [4, words.semi],
    [8, words.quarter],
    [16, words.sixteen],
  ])
  return names.get(teamsLeft) ?? words.of(teamsLeft)
}
