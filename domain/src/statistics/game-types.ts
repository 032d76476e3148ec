import { type EventType, eventTypes } from '../events/event-types.ts'

/** The kinds of games statistics tell apart. */
export const gameTypes = ['friendly', 'league', 'tournament'] as const
export type GameType = (typeof gameTypes)[number]

const typeOfEvent: Readonly<Record<EventType, GameType | undefined>> = {
  practice: undefined,
  tryout: undefined,
  // Its matches are events or results of their own.
  tournament: undefined,
  meeting: undefined,
  other: undefined,
  scrimmage: 'friendly',
  game: 'friendly',
  'exhibition-game': 'friendly',
  'cup-game': 'tournament',
  'league-game': 'league',
}

/** The kinds of events that are games of a type; all that are games without one. */
export function eventTypesOf(type?: GameType): readonly EventType[] {
  return eventTypes.filter((one) =>
    type === undefined ? typeOfEvent[one] !== undefined : typeOfEvent[one] === type,
  )
}

/** What a game counts as: a round of a knock-out is a tournament, whatever its event is called. */
export function gameTypeOf({
  event,
  isKnockOut,
}: {
  readonly event: EventType
  readonly isKnockOut: boolean
}): GameType | undefined {
  return isKnockOut ? 'tournament' : typeOfEvent[event]
}
