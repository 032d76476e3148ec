import type { EventFields } from '@touchline/contract/events/shapes/draft'
import type { EventFacts } from '@touchline/domain/events/changes'
import { countNights, type Times } from '@touchline/domain/events/draft'
import { isMatch } from '@touchline/domain/events/event-types'
import { sideMomentsFrom, spanToMoments, type Moments } from '@touchline/domain/events/moments'
import {
  reminderHours,
  type ReminderHours,
  type ReminderRules,
} from '@touchline/domain/teams/reminder-rules'

/** The instants of an event's wall-clock times. */
export function toMoments(fields: Times, zone: string): Moments {
  return wholeSeconds({
    ...spanToMoments(fields, zone),
    ...sideMomentsFrom(fields.date, zone, fields),
  })
}

interface Timed {
  readonly zone: string
  readonly fields: EventFields
  readonly facts: Moments
}

/**
 * The instants after an edit. Unchanged times stay exact to the second: an imported time is more
 * precise than the form.
 */
export function momentsAfter({ zone, fields, facts }: Timed, after: EventFields): Moments {
  const moments = toMoments(after, zone)
  const kept = isSameSpan(fields, after) ? facts : moments
  const isSameDay = fields.date === after.date
  const hasMeeting = isSameDay && fields.meetingTime === after.meetingTime
  const hasDeadline = isSameDay && isSameDeadline(fields, after)
  return {
    startsAt: kept.startsAt,
    endsAt: kept.endsAt,
    isAllDay: kept.isAllDay,
    meetingAt: (hasMeeting ? facts : moments).meetingAt,
    answerUntil: (hasDeadline ? facts : moments).answerUntil,
  }
}

export function haveSameTimes(before: EventFields, after: EventFields): boolean {
  return (
    isSameSpan(before, after) &&
    before.meetingTime === after.meetingTime &&
    isSameDeadline(before, after)
  )
}

function isSameSpan(before: EventFields, after: EventFields): boolean {
  if (before.date !== after.date || before.isAllDay !== after.isAllDay) return false
  if (countNights(before) !== countNights(after)) return false
  if (after.isAllDay) return true
  return before.startTime === after.startTime && before.endTime === after.endTime
}

function isSameDeadline({ deadline: before }: EventFields, { deadline: after }: EventFields) {
  return before?.daysBefore === after?.daysBefore && before?.time === after?.time
}

/** What people see. Free text gives way to a choice from a list; only matches have opponents. */
export function factsOf(fields: EventFields, moments: Moments): EventFacts {
  const versus = isMatch(fields.type) ? fields : noOpponent
  return {
    ...moments,
    type: fields.type,
    title: fields.title,
    details: emptyToNull(fields.details),
    venueId: fields.venueId,
    location: fields.venueId === null ? emptyToNull(fields.location) : null,
    meetingPlace: emptyToNull(fields.meetingPlace),
    opponentId: versus.opponentId,
    opponent: versus.opponentId === null ? emptyToNull(versus.opponent) : null,
    homeAway: versus.homeAway,
    kit: emptyToNull(fields.kit),
    places: fields.places,
    minimum: fields.minimum,
    reminders: fields.reminders && inOrder(fields.reminders),
    attachments: [...new Set(fields.attachments)],
  }
}

const noOpponent = { opponentId: null, opponent: null, homeAway: null } as const

function inOrder({ silent, going }: ReminderRules): ReminderRules {
  const sorted = (hours: readonly ReminderHours[]) =>
    reminderHours.filter((one) => hours.includes(one))
  return { silent: sorted(silent), going: sorted(going) }
}

function emptyToNull(text: string | null): string | null {
  return text === '' ? null : text
}

/** Instants as the database returns them. */
function wholeSeconds(moments: Moments): Moments {
  const spelled = (instant: string) => new Date(instant).toISOString()
  return {
    isAllDay: moments.isAllDay,
    startsAt: spelled(moments.startsAt),
    endsAt: spelled(moments.endsAt),
    meetingAt: moments.meetingAt === null ? null : spelled(moments.meetingAt),
    answerUntil: moments.answerUntil === null ? null : spelled(moments.answerUntil),
  }
}
