import type { Answer } from '../events/answers.ts'

/**
 * A player invited to an event. Past events are from the last year, of the same kind if possible.
 */
export interface InvitedPlayer {
  readonly answer: Answer | null
  /** Past events the player was invited to. */
  readonly asked: number
  /** Of these, events where the player was marked present, or said yes and wasn't marked. */
  readonly came: number
}

export interface PastAttendance {
  readonly players: readonly InvitedPlayer[]
  /** Past events behind the figures. */
  readonly events: number
  /** Yes answers to past events that were marked afterwards. */
  readonly promised: number
  /** Of these, how many were marked present. */
  readonly kept: number
}

/** How many players will probably come to an event; the range is right for eight events in ten. */
export interface Forecast {
  readonly likely: number
  readonly low: number
  readonly high: number
  /** Past events behind the figures. */
  readonly events: number
  /** Players without a final answer. */
  readonly undecided: number
  /**
   * How many of them will probably come; null if the group is so small that it would expose a
   * person.
   */
  readonly undecidedLikely: number | null
}

/**
 * Hours before the start: the window in which staff can still invite guests, the time people need
 * to answer, and how often answers are checked again.
 */
export const forecastLead = { earliest: 72, latest: 12, answering: 6, again: 24 } as const

/** With fewer past events there is no forecast. */
const minEvents = 3

/** A player's own record weighs as much as the team's after this many events. */
const priorEvents = 3

/** Smaller groups would expose a person. */
const minGroup = 3

/**
 * How often a yes is kept until the team has its own figures: 39 of 40, with the weight of 40
 * answers.
 */
const promise = { kept: 39, of: 40 }

/**
 * How many players will come, from their answers and the team's attendance so far; undefined after
 * too few past events. Single players' chances are never shown.
 */
export function forecastOf(
  { players, events, promised, kept }: PastAttendance,
  places: number | null,
): Forecast | undefined {
  if (events < minEvents || players.length === 0) return undefined
  const usual = (sum(players, 'came') + 1) / (sum(players, 'asked') + 2)
  const yes = (kept + promise.kept) / (promised + promise.of)
  const chances = players.map((player) => chanceOf(player, { usual, yes }))
  const undecided = players.filter(isUndecided)
  const ofUndecided = total(undecided.map((player) => chanceOf(player, { usual, yes })))
  const counts = distributionOf(chances)
  const capped = (count: number) => Math.min(count, places ?? count)
  return {
    likely: capped(Math.round(total(chances))),
    low: capped(quantileOf(counts, 0.1)),
    high: capped(quantileOf(counts, 0.9)),
    events,
    undecided: undecided.length,
    undecidedLikely: undecided.length < minGroup ? null : Math.round(ofUndecided),
  }
}

interface TeamChances {
  readonly usual: number
  readonly yes: number
}

function chanceOf({ answer, asked, came }: InvitedPlayer, { usual, yes }: TeamChances): number {
  if (answer === 'going') return yes
  if (answer === 'not_going') return 0
  const own = (came + priorEvents * usual) / (asked + priorEvents)
  return answer === 'maybe' ? (own + 0.5) / 2 : own
}

function isUndecided({ answer }: InvitedPlayer): boolean {
  return answer === null || answer === 'maybe'
}

/** Whether to warn staff: fewer players than needed said yes, and too few will probably come. */
export function isShort(
  { likely }: Forecast,
  { players }: PastAttendance,
  minimum: number,
): boolean {
  const going = players.filter(({ answer }) => answer === 'going').length
  return going < minimum && likely < minimum
}

/** The probability of each number of successes (Poisson binomial distribution). */
function distributionOf(chances: readonly number[]): readonly number[] {
  return chances.reduce<readonly number[]>(
    (counts, chance) =>
      Array.from({ length: counts.length + 1 }, (_, count) => {
        const without = counts[count] ?? 0
        const before = counts[count - 1] ?? 0
        return without * (1 - chance) + before * chance
      }),
    [1],
  )
}

function quantileOf(counts: readonly number[], share: number): number {
  let below = 0
  for (const [count, chance] of counts.entries()) {
    below += chance
    if (below >= share) return count
  }
  return counts.length - 1
}

function sum(players: readonly InvitedPlayer[], key: 'asked' | 'came'): number {
  return total(players.map((player) => player[key]))
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
