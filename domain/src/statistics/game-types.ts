import { type EventType, eventTypes } from '../events/event-types.ts'

/** Types of games in the statistics. */
export const gameTypes = ['friendly', 'league', 'tournament'] as const
export type GameType = (typeof gameTypes)[number]

const typeOfEvent: Readonly<Record<EventType, GameType | undefined>> = {
  practice: undefined,
  tryout: undefined,
  // A tournament's matches are separate events or results.
  tournament: undefined,
  meeting: undefined,
  other: undefined,
  scrimmage: 'friendly',
  game: 'friendly',
  'exhibition-game': 'friendly',
  'cup-game': 'tournament',
  'league-game': 'league',
}

/** The event types that are games of this type, or games of any type. */
export function eventTypesOf(type?: GameType): readonly EventType[] {
  return eventTypes.filter((one) =>
    type === undefined ? typeOfEvent[one] !== undefined : typeOfEvent[one] === type,
  )
}

/** The type of a game; a knock-out round counts as tournament, whatever the event type. */
export function gameTypeOf({
  event,
  isKnockOut,
}: {
  readonly event: EventType
  readonly isKnockOut: boolean
}): GameType | undefined {
  return isKnockOut ? 'tournament' : typeOfEvent[event]
}
