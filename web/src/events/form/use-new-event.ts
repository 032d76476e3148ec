import { useQuery } from '@tanstack/react-query'
import type { EventDraftInput } from '@touchline/contract/events/shapes/draft'
import type { EventPage } from '@touchline/contract/events/shapes/event'
import { addDays, isDay } from '@touchline/domain/events/days'
import { useState } from 'react'

import { useEventsAround } from '../api/calendar.ts'
import { eventQuery } from '../api/event.ts'
import { blankEvent } from './blank-event.ts'
import { fieldsOfPage } from './edited-event.ts'
import { likeLastTime } from './like-last-time.ts'

interface Wanted {
  readonly date: string
  /** The event it is a copy of. */
  readonly copyOf: string | null
}

/** What the form of a new event begins with; undefined until what it is like is known. */
export function useNewEvent(teamId: string, { date, copyOf }: Wanted): EventDraftInput | undefined {
  const around = useEventsAround(teamId)
  const copied = useQuery({ ...eventQuery(teamId, copyOf ?? ''), enabled: copyOf !== null })
  const [begun, begin] = useState<EventDraftInput>()
  // Somebody may be typing by the time that it can be read after all.
  if (begun !== undefined) return begun
  // Without a network it begins without what was there before.
  if ([around, copied].some((one) => one.isPending && one.fetchStatus === 'fetching'))
    return undefined
  const known = [around.data?.last ?? [], around.data?.coming ?? []].flat()
  const first = copied.data === undefined ? likeBefore(known, date) : copyForNextWeek(copied.data)
  begin(first)
  return first
}

function likeBefore(known: Parameters<typeof likeLastTime>[0], date: string): EventDraftInput {
  return {
    ...blankEvent,
    ...likeLastTime(known),
    date: isDay(date) ? date : '',
  }
}

function copyForNextWeek(page: EventPage): EventDraftInput {
  const fields = fieldsOfPage(page)
  const { date, endDate } = fields
  return {
    ...fields,
    date: addDays(date, 7),
    endDate: endDate && addDays(endDate, 7),
    audience: page.audience,
    repeat: null,
  }
}
