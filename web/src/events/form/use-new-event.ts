import { useQuery } from '@tanstack/react-query'
import type { EventDraftInput } from '@touchline/contract/events/shapes/draft'
import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { EventsAround } from '@touchline/contract/events/shapes/requests'
import type { Venue } from '@touchline/contract/teams/shapes/belongings'
import { addDays, isDay } from '@touchline/domain/events/days'
import { foldText } from '@touchline/domain/values/folding'
import { useState } from 'react'

import { useVenues } from '#web/teams/api/belongings.ts'

import { useEventsAround } from '../api/calendar.ts'
import { eventQuery } from '../api/event.ts'
import { blankEvent } from './blank-event.ts'
import { toFormFields } from './edited-event.ts'
import { valuesOfLastPractice } from './last-practice.ts'

interface NewEventOptions {
  readonly date: string
  /** The event to copy. */
  readonly copyOf: string | null
  /** Place and time chosen in the club's calendar. */
  readonly booked?: Booked | undefined
}

interface Booked {
  readonly place: string
  readonly startTime: string
  readonly endTime: string
}

/** The initial values of a new event; undefined until they are loaded. */
export function useNewEvent(
  teamId: string,
  { date, copyOf, booked }: NewEventOptions,
): EventDraftInput | undefined {
  const venues = useVenues(teamId)
  const around = useEventsAround(teamId)
  const copied = useQuery({ ...eventQuery(teamId, copyOf ?? ''), enabled: copyOf !== null })
  const [begun, begin] = useState<EventDraftInput>()
  // Someone may be typing when a retry succeeds.
  if (begun !== undefined) return begun
  // Offline it starts without earlier events.
  if (
    [around, copied, ...(booked ? [venues] : [])].some(
      (one) => one.isPending && one.fetchStatus === 'fetching',
    )
  )
    return undefined
  const like = copied.data ? copyForNextWeek(copied.data) : likeBefore(around.data, date)
  const first = booked === undefined ? like : bookedFor(like, booked, venues.data ?? [])
  begin(first)
  return first
}

function likeBefore(around: EventsAround | undefined, date: string): EventDraftInput {
  const known = [around?.last ?? [], around?.coming ?? []].flat()
  return {
    ...blankEvent,
    ...valuesOfLastPractice(known),
    date: isDay(date) ? date : '',
  }
}

/** The saved place with that name, or just the name. */
function bookedFor(
  draft: EventDraftInput,
  { place, startTime, endTime }: Booked,
  venues: readonly Venue[],
): EventDraftInput {
  const venue = venues.find(({ name }) => foldText(name) === foldText(place))
  const where = { venueId: venue?.id ?? null, location: venue === undefined ? place : null }
  return { ...draft, ...where, startTime, endTime }
}

function copyForNextWeek(page: EventPage): EventDraftInput {
  const fields = toFormFields(page)
  const { date, endDate } = fields
  return {
    ...fields,
    date: addDays(date, 7),
    endDate: endDate && addDays(endDate, 7),
    audience: page.audience,
    repeat: null,
  }
}
