import type { MatchFacts } from '@touchline/contract/leagues/shapes/history'

type Fact = keyof MatchFacts

/** In the order in which they are shown. */
const all: readonly Fact[] = ['outcome', 'date', 'time', 'venueName', 'isNeutral', 'round', 'note']

const blank: MatchFacts = {
  outcome: { kind: 'open' },
  date: null,
  time: null,
  venueName: null,
  isNeutral: false,
  round: null,
  note: null,
}

interface Changed {
  readonly before: MatchFacts | null
  readonly after: MatchFacts
}

/** What of a match became something else; of a new match what it is. */
export function changedFacts({ before, after }: Changed) {
  const was = before ?? blank
  return all
    .filter((fact) => JSON.stringify(was[fact]) !== JSON.stringify(after[fact]))
    .map((fact) => ({ fact, was, is: after }))
}
