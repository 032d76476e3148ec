/** An instant as `<input type="datetime-local">` wants it: the wall clock of this browser. */
export function toLocalTime(instant: string | null): string {
  if (instant === null) return ''
  const date = new Date(instant)
  const offsetMs = date.getTimezoneOffset() * 60_000
  return new Date(date.getTime() - offsetMs).toISOString().slice(0, 16)
}

/** The instant in such a field; null if it is empty or invalid. */
export function fromLocalTime(typed: string): string | null {
  const date = new Date(typed)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** The first moment of a day YYYY-MM-DD here, or of the day after it. */
export function startOfDay(day: string, which: 'this' | 'next'): string | undefined {
  const date = new Date(`${day}T00:00`)
  if (Number.isNaN(date.getTime())) return undefined
  if (which === 'next') date.setDate(date.getDate() + 1)
  return date.toISOString()
}
