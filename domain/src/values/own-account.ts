import { ageOn, isMinor } from './age.ts'

/**
 * The age from which a person may hold an account of their own: the age of consent to information
 * society services (GDPR, Article 8) where the club is at home, and COPPA's for the United States.
 * Below it the guardian holds the account and the child is a profile.
 *
 * Denmark raised its age from 13 to 15 with Act no. 1783 of 28 December 2023 (section 6(2) of the
 * Data Protection Act), in force since 1 January 2024. Countries not listed take the Regulation's
 * own default of 16, the most careful one. A changed law is a changed line here, and nowhere else.
 */
export const ownAccountAges: Readonly<Record<string, number>> = {
  AT: 14,
  BE: 13,
  BG: 14,
  CY: 14,
  CZ: 15,
  DE: 16,
  DK: 15,
  EE: 13,
  ES: 14,
  FI: 13,
  FR: 15,
  GB: 13,
  GR: 15,
  IE: 16,
  IT: 14,
  LT: 14,
  LV: 13,
  MT: 13,
  NL: 16,
  NO: 13,
  PT: 13,
  SE: 13,
  SI: 15,
  SK: 16,
  US: 13,
}

const defaultAge = 16

/** From which age a person in this country (ISO 3166-1 alpha-2) may hold an account of their own. */
export function ownAccountAge(country: string): number {
  return ownAccountAges[country] ?? defaultAge
}

/** True when the person is old enough for an account of their own in the club's country. */
export function mayHoldOwnAccount(country: string, birthDate: string, today: string): boolean {
  return ageOn(birthDate, today) >= ownAccountAge(country)
}

/**
 * Where a child below the age says yes together with a parent, and neither of them alone: France,
 * Act no. 78-17 of 6 January 1978, article 45.
 */
const countriesOfBoth: readonly string[] = ['FR']

/** True when this child has to agree, too, before a parent's yes counts. */
export function agreesWithParent(country: string, birthDate: string, today: string): boolean {
  return isAskedOfBoth(country) && !mayHoldOwnAccount(country, birthDate, today)
}

/** True where children below the age of the country are asked together with a parent. */
export function isAskedOfBoth(country: string): boolean {
  return countriesOfBoth.includes(country)
}

/**
 * Minors don't come of age by typing: a person under 18 by the known birth date asks a guardian or staff to
 * correct it.
 */
export function growsUpByTyping(
  known: string | null,
  typed: string | null | undefined,
  today: string,
): boolean {
  if (known === null || typed === undefined || !isMinor(known, today)) return false
  return typed === null || !isMinor(typed, today)
}

/** A date of birth is a day that was, of someone who can be alive. */
export function isBirthDate(day: string, today: string): boolean {
  return day <= today && ageOn(day, today) <= 120
}
