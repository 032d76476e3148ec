import type { Break } from '@touchline/domain/events/season/read-row'

/** Sorted by day, without those that are there already. */
export function withBreaks(breaks: readonly Break[], found: readonly Break[]): readonly Break[] {
  return [...breaks, ...newOf(breaks, found)].toSorted((one, other) =>
    one.from.localeCompare(other.from),
  )
}

export function newOf(breaks: readonly Break[], found: readonly Break[]): readonly Break[] {
  return found.filter(({ from, to }) => !breaks.some((one) => one.from <= from && to <= one.to))
}
