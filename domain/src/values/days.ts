/** Days as `YYYY-MM-DD` and times as `HH:MM`, without a time zone. Both sort as text. */
const dayLength = 86_400_000

export const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

export type Weekday = (typeof weekdays)[number]

/** True for a day that exists: 29 February only in leap years. */
export function isDay(text: string): boolean {
  return dayPattern.test(text) && toDay(instantOf(text)) === text
}

export function addDays(day: string, count: number): string {
  return toDay(instantOf(day) + count * dayLength)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((instantOf(to) - instantOf(from)) / dayLength)
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayIndex(day: string): number {
  return (new Date(instantOf(day)).getUTCDay() + 6) % 7
}

export function weekdayOf(day: string): Weekday {
  return weekdays[weekdayIndex(day)] ?? 'MO'
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** The time of day after midnight in minutes, modulo a day. */
export function timeOfMinutes(minutes: number): string {
  const inDay = ((minutes % dayMinutes) + dayMinutes) % dayMinutes
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

const dayMinutes = 24 * 60

/** Adds minutes to a time of day; returns the time and the number of midnights passed. */
export function laterBy(
  time: string,
  minutes: number,
): { readonly time: string; readonly nights: number } {
  const end = minutesOf(time) + minutes
  return { time: timeOfMinutes(end), nights: Math.floor(end / dayMinutes) }
}

function instantOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function toDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
