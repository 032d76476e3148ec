import { withFirst } from '@touchline/domain/values/first-of-month'
import { type Language, locales } from '@touchline/domain/values/language'
import { majorUnitsOf } from '@touchline/domain/values/money'
import { useMemo } from 'react'

import { useLanguage } from './language.tsx'

export interface Format {
  /** "Sat 14 Mar, 10:30" */
  readonly moment: (instant: Date | string, zone: string) => string
  /** "10:30" */
  readonly time: (instant: Date | string, zone: string) => string
  /** "Sat 14 Mar" from an instant in a zone. */
  readonly dayOf: (instant: Date | string, zone: string) => string
  /** "14 March 2026" from a calendar day YYYY-MM-DD, which has no zone. */
  readonly day: (day: string) => string
  /** "14/03/2026" from a calendar day YYYY-MM-DD: in a table. */
  readonly shortDay: (day: string) => string
  /** "16–22 Nov 2026" from two calendar days YYYY-MM-DD. */
  readonly days: (first: string, last: string) => string
  /** The three parts of an event card's block: "Sat", "14", "Mar". */
  readonly block: (instant: Date | string, zone: string) => DayBlock
  /** "March 2026" from YYYY-MM-DD. */
  readonly month: (day: string) => string
  /** "5 minutes ago", "yesterday" */
  readonly ago: (instant: Date | string, now: Date) => string
  readonly number: (value: number) => string
  /** "€9.99" from minor units; decimals only where the currency has them. */
  readonly money: (amount: number, currency: string) => string
  /** "€1.2K" from minor units, for narrow places. */
  readonly shortMoney: (amount: number, currency: string) => string
  /** 0.5 is "50%". */
  readonly share: (value: number) => string
  /** "Ana, Luis and Mia" */
  readonly list: (words: readonly string[]) => string
}

interface DayBlock {
  readonly weekday: string
  readonly day: string
  readonly month: string
}

const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const
const dayAndYear = { day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Days, times and numbers as people of a language write them. */
export function formatFor(language: Language): Format {
  const locale = locales[language]
  const dates = (options: Intl.DateTimeFormatOptions) => (instant: Date | string) =>
    withFirst(dateFormat(locale, options).format(new Date(instant)), locale)
  const day = (instant: Date | string, timeZone: string) =>
    dates({ ...shortDay, timeZone })(instant).replace(/^(\p{L}+\.?), /u, '$1 ')
  const time = (instant: Date | string, timeZone: string) => dates({ ...clock, timeZone })(instant)

  return {
    moment: (instant, zone) => `${day(instant, zone)}, ${time(instant, zone)}`,
    time,
    dayOf: day,
    day: dates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    shortDay: dates({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
    days: (first, last) =>
      withFirst(
        dateFormat(locale, { ...dayAndYear, timeZone: 'UTC' }).formatRange(
          new Date(first),
          new Date(last),
        ),
        locale,
      ),
    block: (instant, timeZone) => ({
      weekday: dates({ weekday: 'short', timeZone })(instant),
      day: dates({ day: 'numeric', timeZone })(instant).replace(/\D/g, ''),
      month: dates({ month: 'short', timeZone })(instant),
    }),
    month: dates({ month: 'long', year: 'numeric', timeZone: 'UTC' }),
    ago: (instant, now) => {
      const seconds = (new Date(instant).getTime() - now.getTime()) / 1000
      const { unit, size } = spanOf(-seconds)
      const spans = Math.min(0, Math.trunc(seconds / size))
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(spans, unit)
    },
    number: (value) => new Intl.NumberFormat(locale).format(value),
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
        majorUnitsOf(amount, currency),
      ),
    shortMoney: (amount, currency) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        notation: 'compact',
        maximumFractionDigits: 1,
      }).format(majorUnitsOf(amount, currency)),
    share: (value) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value),
    list: (words) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(words),
  }
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating one takes as long as formatting fifty dates. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = dateFormats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, options)
  dateFormats.set(key, made)
  return made
}

const spans = [
  { unit: 'second', size: 1, below: 60 },
  { unit: 'minute', size: 60, below: 3600 },
  { unit: 'hour', size: 3600, below: 86_400 },
  { unit: 'day', size: 86_400, below: 7 * 86_400 },
  { unit: 'week', size: 7 * 86_400, below: 60 * 86_400 },
] as const

const longest = { unit: 'month', size: 30 * 86_400 } as const

/** The largest suitable unit; a few seconds are "now". */
function spanOf(seconds: number) {
  const span = spans.find(({ below }) => seconds < below) ?? longest
  return span.unit === 'second' ? { unit: span.unit, size: 60 } : span
}

/** Format in the reader's language. */
export function useFormat(): Format {
  const { language } = useLanguage()
  return useMemo(() => formatFor(language), [language])
}
