const dayMs = 86_400_000

/** Which day a time is on, counted from 1970-01-01. */
export function dayOf(local: string): number {
  return Date.parse(`${local.slice(0, 10)}T00:00:00Z`) / dayMs
}

export function dayText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** From Monday, 0. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

/** The month is counted from January, 1. */
export function partsOf(day: number) {
  const date = new Date(day * dayMs)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    monthDay: date.getUTCDate(),
    weekday: weekdayOf(day),
  }
}

/** The first of a month; the thirteenth is January of the year after. */
export function firstOf(year: number, month: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, 1) / dayMs
}

/** Where a number stands in a row, from its start and, below zero, from its end. */
export function bothWays(place: number, length: number): readonly [number, number] {
  return [place, place - length - 1]
}
