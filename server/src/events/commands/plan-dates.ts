import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import { localDuration } from '@touchline/domain/events/draft'
import { listOccurrences, buildSeries } from '@touchline/domain/events/recurrence'
import { maximumOccurrences } from '@touchline/domain/events/repeat'
import { timesOnDay } from '@touchline/domain/events/times-on-day'

import { AppError } from '#server/platform/errors.ts'

import { toMoments } from './facts.ts'

/** The dates of a draft with their instants, and the series if it repeats. */
export function planDates(draft: EventDraft, zone: string) {
  const dateOn = (day: string, local: string | null) => ({
    local,
    moments: toMoments(timesOnDay(draft, day), zone),
  })
  const { repeat, date, startTime: time } = draft
  if (repeat === null) return { series: undefined, dates: [dateOn(date, null)] }
  const series = buildSeries({ date, time, zone, durationMinutes: localDuration(draft) }, repeat)
  const occurrences = listOccurrences(series)
  if (occurrences.length > maximumOccurrences)
    throw new AppError('invalid_input', { fields: { 'repeat.ends': 'repeat_too_many' } })
  if (occurrences.length === 0)
    throw new AppError('invalid_input', { fields: { 'repeat.ends': 'repeat_nothing_left' } })
  return { series, dates: occurrences.map(({ local }) => dateOn(local.slice(0, 10), local)) }
}
