import type { Entrant, Tie } from './knock-out.ts'
import type { Match, Outcome } from './match.ts'

/** How a tie of several matches is decided when both have scored the same. */
export interface TieRules {
  readonly awayGoals: 'count' | 'do_not_count'
}

/** A tie with the sides known so far. */
export interface KnownTie {
  readonly tie: Tie
  readonly home: string | null
  readonly away: string | null
  readonly winner: string | null
}

export interface KnockOutState {
  readonly ties: readonly Tie[]
  /** How often those of a tie meet; the final and the match for the third place are one match. */
  readonly legs: number
  /** The matches of each tie, by its id. */
  readonly matches: ReadonlyMap<string, readonly Match[]>
  /** By which of several matches without a winner is decided. */
  readonly rules: TieRules
}

/** Every tie with its teams and winner, as far as the results tell. */
export function knownTies({ ties, matches, rules }: KnockOutState): readonly KnownTie[] {
  const known = new Map<string, KnownTie>()
  const teamOf = (entrant: Entrant): string | null => {
    if (entrant.kind === 'team') return entrant.team
    const before = known.get(entrant.tie)
    if (!before?.winner) return null
    if (entrant.kind === 'winner') return before.winner
    return before.winner === before.home ? before.away : before.home
  }
  for (const tie of ties.toSorted((one, other) => one.round - other.round)) {
    const home = teamOf(tie.home)
    const away = teamOf(tie.away)
    const played = matches.get(tie.id) ?? []
    const winner = home === null || away === null ? null : winnerOf([home, away], played, rules)
    known.set(tie.id, { tie, home, away, winner })
  }
  return ties.flatMap(({ id }) => known.get(id) ?? [])
}

/** A match as the results before it want it: who is at home in it. */
export interface DueMatch {
  readonly tie: Tie
  /** From 1: the first or the second match of the tie. */
  readonly leg: number
  readonly home: string
  readonly away: string
}

/** The changes to a knock-out's matches after a result was entered or corrected. */
interface MovesUp {
  /** Both teams are known, and there is no match between them yet. */
  readonly due: readonly DueMatch[]
  /** The corrected result changed the winner, so other teams play this match. */
  readonly changed: readonly (DueMatch & { readonly matchId: string })[]
  /** No one knows any more who plays it. */
  readonly unwanted: readonly string[]
}

/** The winners advance to the next round. Played matches stay. */
export function movesUp(state: KnockOutState): MovesUp {
  const moves = knownTies(state).map((known) => movesOf(known, state))
  return {
    due: moves.flatMap(({ due }) => due),
    changed: moves.flatMap(({ changed }) => changed),
    unwanted: moves.flatMap(({ unwanted }) => unwanted),
  }
}

const still: MovesUp = { due: [], changed: [], unwanted: [] }

function movesOf({ tie, home, away }: KnownTie, { matches, legs }: KnockOutState): MovesUp {
  const there = matches.get(tie.id) ?? []
  if (home === null || away === null)
    return { ...still, unwanted: there.filter(isToCome).map(({ id }) => id) }
  const pair = [home, away] as const
  const due = Array.from({ length: legsOf(tie, legs) }, (_, at) => ({
    tie,
    leg: at + 1,
    ...(at % 2 === 0 ? { home, away } : { home: away, away: home }),
  }))
  return {
    ...still,
    due: due.slice(there.length),
    changed: there.flatMap((match, at) => {
      const wanted = due[at % due.length]
      return !isToCome(match) || isBetween(match, pair) || wanted === undefined
        ? []
        : [{ ...wanted, matchId: match.id }]
    }),
  }
}

export function legsOf({ teamsLeft }: Tie, legs: number): number {
  return teamsLeft === 2 ? 1 : legs
}

function isToCome({ outcome }: Match): boolean {
  return outcome.kind === 'open' || outcome.kind === 'postponed'
}

/** Whether these two play it, in either order. */
export function isBetween(
  { home, away }: Pick<Match, 'home' | 'away'>,
  pair: readonly [string, string],
): boolean {
  return home !== away && pair.includes(home) && pair.includes(away)
}

/**
 * Who goes on: more goals in all matches together, then goals away where they count, then the
 * shoot-out. Null until every match of the tie has a result, and while nothing decides. A match
 * others played counts for nothing.
 */
export function winnerOf(
  [one, other]: readonly [string, string],
  matches: readonly Match[],
  { awayGoals }: TieRules,
): string | null {
  const valid = matches.filter(
    (match) =>
      isBetween(match, [one, other]) &&
      match.outcome.kind !== 'annulled' &&
      match.outcome.kind !== 'cancelled',
  )
  const leads = valid.flatMap(({ home, outcome }) => {
    const lead = leadIn(outcome)
    return lead ? [home === one ? lead : turned(lead)] : []
  })
  if (leads.length === 0 || leads.length < valid.length) return null
  const total = (of: (lead: Lead) => number) => leads.reduce((sum, lead) => sum + of(lead), 0)
  const goalsAway = leads.length > 1 && awayGoals === 'count' ? total((lead) => lead.goalsAway) : 0
  const ahead = total((lead) => lead.goals) || goalsAway || total((lead) => lead.lastWord)
  return ahead === 0 ? null : ahead > 0 ? one : other
}

/** By how much the home team is ahead, each in the order in which it is asked. */
interface Lead {
  readonly goals: number
  readonly goalsAway: number
  /** The shoot-out, or the decision about an awarded match. */
  readonly lastWord: number
}

function leadIn(outcome: Outcome): Lead | undefined {
  if (outcome.kind !== 'played' && outcome.kind !== 'awarded') return undefined
  const { home, away } = outcome.score
  const lead = { goals: home - away, goalsAway: -away }
  if (outcome.kind === 'awarded') {
    const lastWord = Number(outcome.against === 'away') - Number(outcome.against === 'home')
    return { ...lead, lastWord }
  }
  const { shootOut } = outcome
  return { ...lead, lastWord: shootOut ? shootOut.home - shootOut.away : 0 }
}

function turned({ goals, goalsAway, lastWord }: Lead): Lead {
  return { goals: -goals, goalsAway: -goalsAway, lastWord: -lastWord }
}
