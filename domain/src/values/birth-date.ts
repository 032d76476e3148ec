/** Why a typed birth date is refused; the sentence is in text/members. */
export type BirthDateRefusal =
  | 'unreadable'
  | 'no_such_day'
  | 'not_past'
  | 'too_long_ago'
  /** A person of that age can't have an account, and this one does. */
  | 'too_young'

export type BirthDate =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'refused'; readonly why: BirthDateRefusal }

/** A birth date typed as DD/MM/YYYY (also with dots, dashes or blanks): a real day before today. */
export function readTypedBirthDate(typed: string, today: string): BirthDate {
  const match = /^(\d{1,2})\s*[./\- ]\s*(\d{1,2})\s*[./\- ]\s*(\d{4})$/.exec(typed.trim())
  if (!match) return { kind: 'refused', why: 'unreadable' }
  const day = existingDay(Number(match[3]), Number(match[2]), Number(match[1]))
  if (day === undefined) return { kind: 'refused', why: 'no_such_day' }
  const why = birthDateRefusal(day, today)
  return why ? { kind: 'refused', why } : { kind: 'day', day }
}

/** Why a valid date can't be a birth date; undefined if it can. */
export function birthDateRefusal(day: string, today: string): BirthDateRefusal | undefined {
  if (day >= today) return 'not_past'
  return Number(day.slice(0, 4)) < Number(today.slice(0, 4)) - 120 ? 'too_long_ago' : undefined
}

/** YYYY-MM-DD as it is typed and shown in the form: DD/MM/YYYY, or with the sign of the language between. */
export function typedBirthDate(day: string, sign: string): string {
  return [day.slice(8, 10), day.slice(5, 7), day.slice(0, 4)].join(sign)
}

/** YYYY-MM-DD when the calendar has that day. */
export function existingDay(year: number, month: number, day: number): string | undefined {
  const instant = new Date(Date.UTC(2000, month - 1, day))
  instant.setUTCFullYear(year, month - 1, day)
  const exists = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day
  return exists ? instant.toISOString().slice(0, 10) : undefined
}
