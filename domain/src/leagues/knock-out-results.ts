import type { Entrant, Tie } from './knock-out.ts'
import type { Match, Outcome } from './match.ts'

/** How a level tie over several matches is decided. */
export interface TieRules {
  readonly awayGoals: 'count' | 'do_not_count'
}

/** A tie with the sides known so far. */
export interface ResolvedTie {
  readonly tie: Tie
  readonly home: string | null
  readonly away: string | null
  readonly winner: string | null
}

export interface KnockOutState {
  readonly ties: readonly Tie[]
  /** Matches per tie; the final and the third-place match are single matches. */
  readonly legs: number
  /** The matches by tie id. */
  readonly matches: ReadonlyMap<string, readonly Match[]>
  /** How a level tie is decided. */
  readonly rules: TieRules
}

/** Every tie with its teams and winner, as far as results tell. */
export function resolveTies({ ties, matches, rules }: KnockOutState): readonly ResolvedTie[] {
  const known = new Map<string, ResolvedTie>()
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

/** A match to create, with its home team. */
export interface MatchToCreate {
  readonly tie: Tie
  /** 1 or 2: the match within the tie. */
  readonly leg: number
  readonly home: string
  readonly away: string
}

/** Changes to the knock-out's matches after a result was entered or corrected. */
interface KnockOutChanges {
  /** Both teams are known, and their match doesn't exist yet. */
  readonly due: readonly MatchToCreate[]
  /** The corrected result changed the winner, so another team plays. */
  readonly changed: readonly (MatchToCreate & { readonly matchId: string })[]
  /** Matches whose teams are no longer known. */
  readonly unwanted: readonly string[]
}

/**
 * Computes which matches to create, change and delete so that winners advance. Played matches stay.
 */
export function planKnockOutChanges(state: KnockOutState): KnockOutChanges {
  const moves = resolveTies(state).map((known) => movesOf(known, state))
  return {
    due: moves.flatMap(({ due }) => due),
    changed: moves.flatMap(({ changed }) => changed),
    unwanted: moves.flatMap(({ unwanted }) => unwanted),
  }
}

const still: KnockOutChanges = { due: [], changed: [], unwanted: [] }

function movesOf(
  { tie, home, away }: ResolvedTie,
  { matches, legs }: KnockOutState,
): KnockOutChanges {
  const there = matches.get(tie.id) ?? []
  if (home === null || away === null)
    return { ...still, unwanted: there.filter(isToCome).map(({ id }) => id) }
  const pair = [home, away] as const
  const due = Array.from({ length: countLegs(tie, legs) }, (_, at) => ({
    tie,
    leg: at + 1,
    ...(at % 2 === 0 ? { home, away } : { home: away, away: home }),
  }))
  return {
    ...still,
    due: due.slice(there.length),
    changed: there.flatMap((match, at) => {
      const wanted = due[at % due.length]
      return !isToCome(match) || isMatchOfPair(match, pair) || wanted === undefined
        ? []
        : [{ ...wanted, matchId: match.id }]
    }),
  }
}

export function countLegs({ teamsLeft }: Tie, legs: number): number {
  return teamsLeft === 2 ? 1 : legs
}

function isToCome({ outcome }: Match): boolean {
  return outcome.kind === 'open' || outcome.kind === 'postponed'
}

/** True if these two play, in either order. */
export function isMatchOfPair(
  { home, away }: Pick<Match, 'home' | 'away'>,
  pair: readonly [string, string],
): boolean {
  return home !== away && pair.includes(home) && pair.includes(away)
}

/**
 * The winner of a tie: by total goals, then away goals if they count, then the shoot-out. Null
 * while a match has no result or nothing decides. Matches played by other teams don't count.
 */
export function winnerOf(
  [one, other]: readonly [string, string],
  matches: readonly Match[],
  { awayGoals }: TieRules,
): string | null {
  const valid = matches.filter(
    (match) =>
      isMatchOfPair(match, [one, other]) &&
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

/** The lead of the home team for each criterion, in order. */
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
