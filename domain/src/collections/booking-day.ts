import { isDay } from '../events/days.ts'

/**
 * The day a bank wrote, as YYYY-MM-DD: 2026-03-14, 20260314, 14.03.2026, 14/03/26, 14 Mar 2026. Where the second
 * number can only be a day, the first is the month, as in North America. Undefined when it is no day.
 */
export function bookingDay(written: string): string | undefined {
  const plain = written.trim()
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/.exec(plain)
  if (iso !== null) return dayOf(iso[3], iso[2], iso[1])
  const [, day, name, yearOfName] =
    /^(\d{1,2})[ .-]+(\p{L}{3,10})\.?[ -]+(\d{4}|\d{2})$/u.exec(plain) ?? []
  if (name !== undefined) return dayOf(day, monthNamed(name), yearOfName)
  const [, one, two, year] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:[ T,].*)?$/.exec(plain) ?? []
  return Number(two) > 12 ? dayOf(two, one, year) : dayOf(one, two, year)
}

function dayOf(day = '', month = '', year = ''): string | undefined {
  const whole = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(whole) ? whole : undefined
}

/** By first letters in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const months = [
  /^(jan|ene|gen)/,
  /^(feb|fev|fév)/,
  /^(mar|mär|mae|mrt|maa)/,
  /^(apr|avr|abr)/,
  /^(may|mai|mag|mei)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|aou|aoû|ago)/,
  /^(sep|set)/,
  /^(oct|okt|ott|out)/,
  /^(nov)/,
  /^(dec|dez|déc|dic)/,
] as const

function monthNamed(name: string): string {
  const at = months.findIndex((month) => month.test(name.toLowerCase()))
  return at === -1 ? '' : String(at + 1)
}
