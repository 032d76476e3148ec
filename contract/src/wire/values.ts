import { emailPattern } from '@touchline/domain/values/email'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

/** A UUID, in lower case as the database writes it. */
export const id = z.uuid().toLowerCase()

/** One line of text: normalised, trimmed, without control or direction characters. */
export function line(max: number) {
  return z.string().normalize('NFC').overwrite(withoutControls).trim().max(max)
}

/** A line that isn't empty. */
export function requiredLine(max: number) {
  return line(max).min(1)
}

/** Text with several lines; line breaks become LF. */
export function paragraph(max: number) {
  return z.string().normalize('NFC').overwrite(withoutControlsButNewlines).trim().max(max)
}

export const email = z.string().trim().max(254).regex(emailPattern)

/** The largest integer of a PostgreSQL `integer` column. */
export const maxInteger = 2_147_483_647

/** The version of a record that was on screen. */
export const version = z.int().min(0).max(maxInteger)

/** E.164, the only stored form of a phone number. */
export const phone = z.string().regex(/^\+[1-9]\d{5,14}$/)

export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase()

/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/)

export const language = z.enum(languages)

/** PostgreSQL has no year 0. */
const isYear = (text: string) => !text.startsWith('0000-')

/** YYYY-MM-DD. */
export const day = z.iso.date().refine(isYear, 'no_such_year')

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime().refine(isYear, 'no_such_year')

function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
}

function withoutControlsButNewlines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '')
}
