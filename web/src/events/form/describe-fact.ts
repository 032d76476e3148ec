import type { EventChange } from '@touchline/contract/events/shapes/draft'
import type { EventFact } from '@touchline/domain/events/changes'
import type { EventType } from '@touchline/domain/events/event-types'

export interface WordsOfFields {
  readonly types: Readonly<Record<EventType, string>>
  /** "14 March 2026" */
  readonly day: (day: string) => string
  readonly venues: ReadonlyMap<string, string>
}

type FactFormat = (fields: EventChange, words: WordsOfFields) => string | number | null | undefined

const place: FactFormat = ({ venueId, location }, { venues }) =>
  venues.get(venueId ?? '') ?? location

/** Facts that fit in a line; others are only named. */
const formats: Partial<Record<EventFact, FactFormat>> = {
  title: ({ title }) => title,
  type: ({ type }, { types }) => type && types[type],
  startsAt: ({ date, startTime }, { day }) =>
    [date && day(date), startTime].filter((part) => part).join(', '),
  endsAt: ({ endDate, endTime }, { day }) =>
    [endDate && day(endDate), endTime].filter((part) => part).join(', '),
  venueId: place,
  location: place,
  meetingAt: ({ meetingTime }) => meetingTime,
  meetingPlace: ({ meetingPlace }) => meetingPlace,
  opponent: ({ opponent }) => opponent,
  kit: ({ kit }) => kit,
  places: ({ places }) => places,
  minimum: ({ minimum }) => minimum,
}

/** A fact in words; empty if the fields don't contain it. */
export function describeFact(fact: EventFact, fields: EventChange, words: WordsOfFields): string {
  return String(formats[fact]?.(fields, words) ?? '')
}
