import type { MatchEvent } from './events.ts'

export interface LineUp {
  readonly starters: readonly string[]
  readonly bench: readonly string[]
}

/** Events after which a player doesn't return. */
const sendOffs: readonly MatchEvent['kind'][] = ['red_card', 'second_yellow_card', 'blue_card']

/**
 * Seconds on the pitch for everyone in the line-up, from substitutions and send-offs. Events
 * without a time are ignored.
 */
export function playingTimes(
  { starters, bench }: LineUp,
  events: readonly MatchEvent[],
  endSecond: number,
): ReadonlyMap<string, number> {
  const total = new Map([...starters, ...bench].map((member) => [member, 0]))
  const onSince = new Map(starters.map((member) => [member, 0]))
  const out = new Set<string>()
  const leave = (member: string | null, second: number) => {
    const since = member === null ? undefined : onSince.get(member)
    if (member === null || since === undefined) return
    total.set(member, (total.get(member) ?? 0) + Math.max(0, second - since))
    onSince.delete(member)
  }
  for (const event of timed(events)) {
    const second = Math.min(event.second, endSecond)
    if (sendOffs.includes(event.kind) && event.member !== null) out.add(event.member)
    leave(event.member, second)
    if (event.kind === 'substitution' && event.partner !== null && !out.has(event.partner))
      if (!onSince.has(event.partner)) onSince.set(event.partner, second)
  }
  for (const member of onSince.keys()) leave(member, endSecond)
  return total
}

type TimedEvent = MatchEvent & { readonly second: number }

/** Our substitutions and send-offs with a known time, in order. */
function timed(events: readonly MatchEvent[]): readonly TimedEvent[] {
  return events
    .filter(
      ({ side, kind }) => side === 'own' && (kind === 'substitution' || sendOffs.includes(kind)),
    )
    .flatMap((event) => (event.second === null ? [] : [{ ...event, second: event.second }]))
    .toSorted((one, other) => one.second - other.second)
}
