import type { EventType, HomeAway } from '../events/event-types.ts'

interface Place {
  readonly type: EventType
  readonly homeAway: HomeAway | null
  /** One of the team's own locations. */
  readonly venueId: string | null
  readonly location: string | null
}

/** Lifts are offered by themselves where people have to travel: elsewhere staff switch them on. */
export function isElsewhere({ type, homeAway, venueId, location }: Place): boolean {
  if (homeAway === 'away' || homeAway === 'neutral' || type === 'tournament') return true
  if (homeAway === 'home' || type === 'practice') return false
  return venueId === null && location !== null
}

/** `choice`: what staff chose for this event; null without a choice. */
export function hasLifts(place: Place, choice: boolean | null): boolean {
  return choice ?? isElsewhere(place)
}

/** 18:00 on the evening before: families still pack their bags then. */
export const reminderHour = 18

/** Staff hears of a lost lift when so little time is left. */
export const isShortNotice = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= 86_400_000
