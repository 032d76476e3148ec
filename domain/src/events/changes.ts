import type { ReminderRules } from '../teams/reminder-rules.ts'

/** The visible facts of an event, compared to find out what an edit changed. */
export interface EventFacts {
  readonly title: string
  readonly type: string
  readonly details: string | null
  readonly startsAt: string
  readonly endsAt: string
  /** Whole days, without a time of day. */
  readonly isAllDay: boolean
  readonly venueId: string | null
  readonly location: string | null
  readonly meetingAt: string | null
  readonly meetingPlace: string | null
  readonly opponentId: string | null
  readonly opponent: string | null
  readonly homeAway: string | null
  readonly kit: string | null
  readonly places: number | null
  readonly minimum: number | null
  readonly answerUntil: string | null
  /** The event's own reminders; null for the team's rules. */
  readonly reminders: ReminderRules | null
  /** The ids of its files, in order. */
  readonly attachments: readonly string[]
}

export type EventFact = keyof EventFacts

export const eventFacts = [
  'title',
  'type',
  'details',
  'startsAt',
  'endsAt',
  'isAllDay',
  'venueId',
  'location',
  'meetingAt',
  'meetingPlace',
  'opponentId',
  'opponent',
  'homeAway',
  'kit',
  'places',
  'minimum',
  'answerUntil',
  'reminders',
  'attachments',
] as const satisfies readonly EventFact[]

const whenAndWhere: ReadonlySet<EventFact> = new Set([
  'startsAt',
  'endsAt',
  'isAllDay',
  'venueId',
  'location',
])

/** The changed fields, in the order people read them. */
export function changedFacts(before: EventFacts, after: EventFacts): readonly EventFact[] {
  return eventFacts.filter((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]))
}

/** True when day, time or place is different: then everyone invited is notified. */
export function movesEvent(difference: readonly EventFact[]): boolean {
  return difference.some((fact) => whenAndWhere.has(fact))
}
