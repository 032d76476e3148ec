import type { Weekday } from '@touchline/domain/events/days'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import type { Texts } from '@touchline/text/texts'

import type { Format } from '#web/platform/language/format.ts'

import type { MonthDay, Recurrence, Step } from './recurrence.ts'

export interface RecurrenceTexts {
  readonly text: Texts['running']['repeat']
  readonly weekday: Readonly<Record<Weekday, string>>
  readonly format: Pick<Format, 'day' | 'list'>
}

/** "Every 2 weeks on Tuesday and Thursday, until 30 June 2027" */
export function describeRecurrence(
  { interval, step, ends }: Recurrence,
  timeZone: string,
  words: RecurrenceTexts,
): string {
  const { text, format } = words
  const often = stepInWords(step, interval, words)
  if (ends.kind === 'count') return text.times(often, ends.count)
  return text.until(often, format.day(dayInZone(new Date(ends.instant), timeZone)))
}

function stepInWords(step: Step, interval: number, words: RecurrenceTexts): string {
  const { text, weekday, format } = words
  if (step.every === 'day') return text.everyDay(interval)
  if (step.every === 'month') return text.everyMonth(interval, inSentence(monthDay(step.on, words)))
  return text.everyWeek(
    interval,
    format.list(step.weekdays.map((day) => text.eachWeekday(weekday[day]))),
  )
}

function monthDay(on: MonthDay, { text, weekday }: RecurrenceTexts): string {
  return on.by === 'date' ? text.onDate(on.day) : text.onWeekday(on.ordinal, weekday[on.weekday])
}

/** The form uses these words on their own, with a capital. */
function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
