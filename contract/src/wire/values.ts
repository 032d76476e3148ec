import { emailPattern } from '@touchline/domain/values/email'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

/** The id of anything: a UUID, in lower case as the database writes it. */
export const id = z.uuid().toLowerCase()

/**
 * One line of typed text: composed letters, no control characters, no blanks around it, and nothing
 * that turns the direction of the words beside it.
 */
export function line(max: number) {
  return z.string().normalize('NFC').overwrite(withoutControls).trim().max(max)
}

/** A line that must say something. */
export function filledLine(max: number) {
  return line(max).min(1)
}

/** Text of several lines; line ends become LF. */
export function paragraph(max: number) {
  return z.string().normalize('NFC').overwrite(withoutControlsButNewlines).trim().max(max)
}

export const email = z.string().trim().max(254).regex(emailPattern)

/** The largest whole number of the database: what lies beyond is refused at the door. */
export const maxInteger = 2_147_483_647

/** How often something was changed, as someone saw it who changes it again. */
export const version = z.int().min(0).max(maxInteger)

/** E.164: the only form a phone number is stored in. */
export const phone = z.string().regex(/^\+[1-9]\d{5,14}$/)

export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase()

/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/)

export const language = z.enum(languages)

/** A day without a clock: YYYY-MM-DD. */
export const day = z.iso.date()

/** An instant: ISO 8601 in UTC; the calendar of the database has no year 0. */
export const instant = z.iso.datetime().refine((text) => !text.startsWith('0000-'), 'no_such_year')

function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
}

function withoutControlsButNewlines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '')
}
