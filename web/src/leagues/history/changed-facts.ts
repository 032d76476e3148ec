import type { MatchFacts } from '@touchline/contract/leagues/shapes/history'

type Fact = keyof MatchFacts

/** In display order. */
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

/** Facts that changed; all facts of a new match. */
export function changedFacts({ before, after }: Changed) {
  const was = before ?? blank
  return all
    .filter((fact) => JSON.stringify(was[fact]) !== JSON.stringify(after[fact]))
    .map((fact) => ({ fact, was, is: after }))
}
