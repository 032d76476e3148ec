import type { EventFields } from '@touchline/contract/events/shapes/draft'
import type { EventFacts } from '@touchline/domain/events/changes'
import { minutesOf } from '@touchline/domain/events/days'
import { isMatch } from '@touchline/domain/events/event-types'
import { sideMomentsOf, type Moments } from '@touchline/domain/events/moments'
import { endOf, instantOf } from '@touchline/domain/events/wall-clock'
import {
  reminderHours,
  type ReminderHours,
  type ReminderRules,
} from '@touchline/domain/teams/reminder-rules'

export function durationOf({
  startTime,
  endTime,
}: Pick<EventFields, 'startTime' | 'endTime'>): number {
  return minutesOf(endTime) - minutesOf(startTime)
}

/** The instants of an event that is written down in wall-clock times. */
export function momentsOf(fields: EventFields, zone: string): Moments {
  const local = `${fields.date}T${fields.startTime}`
  return wholeSeconds({
    startsAt: instantOf(local, zone),
    endsAt: endOf(local, zone, durationOf(fields)),
    ...sideMomentsOf(fields.date, zone, fields),
  })
}

/** What people will see. Free text gives way to what was chosen from a list; only matches have opponents. */
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

/** One spelling of an instant, the one the database gives back. */
function wholeSeconds(moments: Moments): Moments {
  const spelled = (instant: string) => new Date(instant).toISOString()
  return {
    startsAt: spelled(moments.startsAt),
    endsAt: spelled(moments.endsAt),
    meetingAt: moments.meetingAt === null ? null : spelled(moments.meetingAt),
    answerUntil: moments.answerUntil === null ? null : spelled(moments.answerUntil),
  }
}
