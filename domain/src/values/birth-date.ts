/** Why a typed birth date is refused; the sentence is in text/members. */
export type BirthDateRefusal =
  | 'unreadable'
  | 'no_such_day'
  | 'not_past'
  | 'too_long_ago'
  /** This account exists already but is below the minimum age. */
  | 'too_young'

export type BirthDate =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'refused'; readonly why: BirthDateRefusal }

/** Parses DD/MM/YYYY (also with dots, dashes or spaces): an existing day before today. */
export function readTypedBirthDate(typed: string, today: string): BirthDate {
  const match = /^(\d{1,2})\s*[./\- ]\s*(\d{1,2})\s*[./\- ]\s*(\d{4})$/.exec(typed.trim())
  if (!match) return { kind: 'refused', why: 'unreadable' }
  const day = existingDay(Number(match[3]), Number(match[2]), Number(match[1]))
  if (day === undefined) return { kind: 'refused', why: 'no_such_day' }
  const why = birthDateRefusal(day, today)
  return why ? { kind: 'refused', why } : { kind: 'day', day }
}

/** Why a valid date can't be a birth date, or undefined. */
export function birthDateRefusal(day: string, today: string): BirthDateRefusal | undefined {
  if (day >= today) return 'not_past'
  return Number(day.slice(0, 4)) < Number(today.slice(0, 4)) - 120 ? 'too_long_ago' : undefined
}

/** Formats YYYY-MM-DD for the form as DD/MM/YYYY, or with the language's separator. */
export function typedBirthDate(day: string, sign: string): string {
  return [day.slice(8, 10), day.slice(5, 7), day.slice(0, 4)].join(sign)
}

/** YYYY-MM-DD if the day exists. */
export function existingDay(year: number, month: number, day: number): string | undefined {
  const instant = new Date(Date.UTC(2000, month - 1, day))
  instant.setUTCFullYear(year, month - 1, day)
  const exists = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day
  return exists ? instant.toISOString().slice(0, 10) : undefined
}
