import type { EventDraftInput } from '@touchline/contract/events/shapes/draft'
import { defaultEndTime, defaultStartTime } from '@touchline/domain/events/time-choices'

/** The initial values of a new event. */
export const blankEvent: EventDraftInput = {
  type: 'practice',
  title: '',
  details: null,
  date: '',
  startTime: defaultStartTime,
  endDate: null,
  endTime: defaultEndTime,
  isAllDay: false,
  venueId: null,
  location: null,
  meetingTime: null,
  meetingPlace: null,
  opponentId: null,
  opponent: null,
  homeAway: null,
  kit: null,
  places: null,
  minimum: null,
  deadline: null,
  reminders: null,
  attachments: [],
  audience: { kind: 'everyone' },
  repeat: null,
}
