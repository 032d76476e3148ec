import type { MatchEventKind } from '../leagues/match-day/events.ts'
import { fixedRandom } from './season.ts'

/** A past match of the demo with the people who came. */
export interface DemoMatch {
  /** Its number within the season. */
  readonly number: number
  /** The score, if it is known already. */
  readonly score: DemoScore | undefined
  readonly came: readonly string[]
  readonly starters: number
  /** The length of a half. */
  readonly minutes: number
}

export interface DemoScore {
  readonly own: number
  readonly theirs: number
}

export interface DemoEvent {
  readonly kind: MatchEventKind
  readonly side: 'own' | 'opponent'
  readonly member: string | null
  readonly partner: string | null
  readonly period: number
  readonly second: number
}

export interface DemoSheet {
  readonly score: DemoScore
  /** In the order of positions. */
  readonly starters: readonly string[]
  readonly bench: readonly string[]
  readonly events: readonly DemoEvent[]
  readonly votes: readonly { readonly voter: string; readonly choice: string }[]
}

const maxSubstitutions = 3

/** The line-up, goals and best player; the same each time. */
export function demoSheet(match: DemoMatch): DemoSheet {
  const { number, came } = match
  const score = match.score ?? { own: goals(number, 20), theirs: goals(number, 21) }
  // Last match's substitutes start this time.
  const turn = came.length === 0 ? 0 : (number * 3) % came.length
  const squad = [...came.slice(turn), ...came.slice(0, turn)]
  const starters = squad.slice(0, match.starters)
  const bench = squad.slice(match.starters)
  const events = [...goalsOf(match, score, starters), ...changesOf(match, starters, bench)]
  return { score, starters, bench, events, votes: votesOf(match, starters, events) }
}

function goals(number: number, question: number): number {
  return Math.floor(fixedRandom({ person: number, event: number }, question) * 4)
}

function goalsOf(match: DemoMatch, { own, theirs }: DemoScore, starters: readonly string[]) {
  const ours = Array.from({ length: own }, (_, goal): DemoEvent => {
    const scorer = oneOf(starters.slice(1), { match, person: goal, question: 22 })
    const partner = oneOf(starters, { match, person: goal, question: 23 })
    return {
      kind: 'goal',
      side: 'own',
      member: scorer,
      partner: partner === scorer ? null : partner,
      ...momentOf(match, goal),
    }
  })
  const others = Array.from({ length: theirs }, (_, goal): DemoEvent => {
    const moment = momentOf(match, own + goal)
    return { kind: 'goal', side: 'opponent', member: null, partner: null, ...moment }
  })
  return [...ours, ...others]
}

/** Some are substituted in the second half; now and then there is a yellow card. */
function changesOf(
  match: DemoMatch,
  starters: readonly string[],
  bench: readonly string[],
): readonly DemoEvent[] {
  const half = match.minutes * 60
  const substitutions = bench.slice(0, maxSubstitutions).map((partner, at): DemoEvent => {
    const second = Math.round((half * (at + 1)) / (maxSubstitutions + 1))
    const member = starters[starters.length - 1 - at] ?? null
    return { kind: 'substitution', side: 'own', member, partner, period: 2, second }
  })
  const warned = oneOf(starters, { match, person: 0, question: 24 })
  const isWarned = fixedRandom({ person: 0, event: match.number }, 25) < 0.4
  const card = { kind: 'yellow_card', side: 'own', partner: null } as const
  return [
    ...substitutions,
    ...(isWarned ? [{ ...card, member: warned, ...momentOf(match, 30) }] : []),
  ]
}

/** Most vote for the scorer. */
function votesOf(match: DemoMatch, starters: readonly string[], events: readonly DemoEvent[]) {
  const scorers = events.flatMap(({ kind, member }) => (kind === 'goal' ? (member ?? []) : []))
  return starters.flatMap((voter, person) => {
    const liked = scorers.length > 0 && fixedRandom({ person, event: match.number }, 26) < 0.7
    const choice = oneOf(liked ? scorers : starters, { match, person, question: 27 })
    return choice === null || choice === voter ? [] : [{ voter, choice }]
  })
}

interface Draw {
  readonly match: DemoMatch
  readonly person: number
  readonly question: number
}

function oneOf(people: readonly string[], { match, person, question }: Draw): string | null {
  const luck = fixedRandom({ person, event: match.number }, question)
  return people[Math.floor(luck * people.length)] ?? null
}

function momentOf({ number, minutes }: DemoMatch, what: number) {
  const luck = fixedRandom({ person: what, event: number }, 28)
  const second = Math.floor(fixedRandom({ person: what, event: number }, 29) * minutes * 60)
  return { period: luck < 0.5 ? 1 : 2, second }
}
