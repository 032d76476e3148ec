const dayMs = 86_400_000

/** The day of a time, counted from 1970-01-01. */
export function dayOf(local: string): number {
  return Date.parse(`${local.slice(0, 10)}T00:00:00Z`) / dayMs
}

export function dayText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** Monday is 0. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

/** Months count from 1. */
export function partsOf(day: number) {
  const date = new Date(day * dayMs)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    monthDay: date.getUTCDate(),
    weekday: weekdayOf(day),
  }
}

/** The first day of a month; month 13 is January of the next year. */
export function firstOf(year: number, month: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, 1) / dayMs
}

/** A 1-based position from the start and, as a negative number, from the end. */
export function positionsOf(place: number, length: number): readonly [number, number] {
  return [place, place - length - 1]
}
