/** Event types in the order of the create form. */
export const eventTypes = [
  'practice',
  'scrimmage',
  'game',
  'cup-game',
  'exhibition-game',
  'tryout',
  'league-game',
  'tournament',
  'meeting',
  'other',
] as const

export type EventType = (typeof eventTypes)[number]

export const homeAways = ['home', 'away', 'neutral'] as const

export type HomeAway = (typeof homeAways)[number]

const matchTypes: ReadonlySet<EventType> = new Set([
  'scrimmage',
  'game',
  'cup-game',
  'exhibition-game',
  'league-game',
])

/** Matches have an opponent and a side (home, away, neutral). */
export function isMatch(type: EventType): boolean {
  return matchTypes.has(type)
}

export function isEventType(type: string): type is EventType {
  return eventTypes.some((one) => one === type)
}
