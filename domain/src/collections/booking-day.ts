import { isDay } from '../events/days.ts'

/**
 * The day a bank wrote, as YYYY-MM-DD: 2026-03-14, 14.03.2026, 14/03/26. Where the second number can only be a
 * day, the first is the month, as in North America. Undefined when it is no day.
 */
export function bookingDay(written: string): string | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(written.trim())?.[0]
  if (iso !== undefined) return isDay(iso) ? iso : undefined
  const [, one = '', two = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(written.trim()) ?? []
  const [day, month] = Number(two) > 12 ? [two, one] : [one, two]
  const whole = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(whole) ? whole : undefined
}
