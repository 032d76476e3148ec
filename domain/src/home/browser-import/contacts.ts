import { isEmail } from '../../members/email.ts'
import { existingDay, birthDateRefusal, readTypedBirthDate } from '../../values/birth-date.ts'
import { toPossibleE164 } from '../../values/phone.ts'
import { lineAt, type Raw } from './raw.ts'
import type { SavedProblem, SavedProblemCode } from './saved.ts'

/** What cannot be told from the records themselves. */
export interface Setting {
  /** The day it is, YYYY-MM-DD. */
  readonly today: string
  /** Numbers without a prefix are read as this country's. */
  readonly country: string
}

/** Collects what could not be kept as it stands. */
export type Complain = (code: SavedProblemCode, about: string, value?: string) => void

/** A list of problems that others write into while they read. */
export function complaints(): { readonly problems: SavedProblem[]; readonly complain: Complain } {
  const problems: SavedProblem[] = []
  return {
    problems,
    complain: (code, about, value) =>
      problems.push({ code, about, ...(value === undefined ? {} : { value }) }),
  }
}

interface Reading {
  readonly raw: Raw
  readonly about: string
  readonly complain: Complain
}

export function emailOf({ raw, about, complain }: Reading): string | undefined {
  const typed = lineAt(raw, 'email', 300)
  if (typed === '') return undefined
  if (isEmail(typed)) return typed.toLowerCase()
  complain('email_unreadable', about, shown(typed))
  return undefined
}

export function phoneOf({ raw, about, complain }: Reading, country: string): string | undefined {
  const typed = lineAt(raw, 'phone', 60)
  if (typed === '') return undefined
  const number = toPossibleE164(typed.replace(/^00/, '+').replace('(0)', ''), country)
  if (number === undefined) complain('phone_unreadable', about, shown(typed))
  return number
}

/** Free text that should have been DD/MM/YYYY; a day as computers write it is taken as well. */
export function birthDateOf({ raw, about, complain }: Reading, today: string): string | undefined {
  const typed = lineAt(raw, 'dateOfBirth', 60)
  if (typed === '') return undefined
  const read = readTypedBirthDate(typed, today)
  const day = read.kind === 'day' ? read.day : isoDay(typed, today)
  if (day === undefined) complain('birth_date_unreadable', about, shown(typed))
  return day
}

function isoDay(typed: string, today: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+Z?)?$/.exec(typed)
  if (!match) return undefined
  const day = existingDay(Number(match[1]), Number(match[2]), Number(match[3]))
  return day !== undefined && birthDateRefusal(day, today) === undefined ? day : undefined
}

function shown(typed: string): string {
  const letters = Array.from(typed)
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : typed
}
