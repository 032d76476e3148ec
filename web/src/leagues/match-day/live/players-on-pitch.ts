import type { MatchEventView } from '@touchline/contract/leagues/shapes/match-day/live'
import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'

const sendOffs: readonly MatchEventView['kind'][] = ['red_card', 'second_yellow_card', 'blue_card']

/** The players on the pitch, from the line-up and later events, which must be in order. */
export function playersOnPitchNow(
  lineUp: MatchDay['lineUp'],
  events: readonly MatchEventView[],
): ReadonlySet<string> {
  const players = lineUp?.players ?? []
  const there = new Set(
    players.flatMap(({ memberId, place }) => (place === null ? [] : [memberId])),
  )
  for (const { side, kind, member, partner } of events) {
    if (side !== 'own' || (kind !== 'substitution' && !sendOffs.includes(kind))) continue
    if (member !== null) there.delete(member)
    if (kind === 'substitution' && partner !== null) there.add(partner)
  }
  return there
}
