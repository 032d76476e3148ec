import { ageOn, isMinor } from './age.ts'

/**
 * The minimum age for an own account: the age of consent to information society services (GDPR,
 * Article 8) in the club's country, and COPPA's in the United States. Below it the guardian holds
 * the account and the child is a profile. Denmark raised its age from 13 to 15 with Act no. 1783
 * of 28 December 2023 (section 6(2) of the Data Protection Act), in force since 1 January 2024.
 * Other countries use the Regulation's default of 16, the highest. If a law changes, change it
 * only here.
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

/** The minimum age for an own account in a country (ISO 3166-1 alpha-2). */
export function ownAccountAge(country: string): number {
  return ownAccountAges[country] ?? defaultAge
}

/** True if the person is old enough for an own account in the club's country. */
export function mayHoldOwnAccount(country: string, birthDate: string, today: string): boolean {
  return ageOn(birthDate, today) >= ownAccountAge(country)
}

/**
 * Where a child below the age consents together with a parent, and neither alone: France, Act no.
 * 78-17 of 6 January 1978, article 45.
 */
const countriesOfBoth: readonly string[] = ['FR']

/** True if this child must agree too before a parent's consent counts. */
export function agreesWithParent(country: string, birthDate: string, today: string): boolean {
  return isAskedOfBoth(country) && !mayHoldOwnAccount(country, birthDate, today)
}

/** True for countries where children below the age are asked together with a parent. */
export function isAskedOfBoth(country: string): boolean {
  return countriesOfBoth.includes(country)
}

/**
 * Minors can't become adults by editing: someone under 18 by the known birth date must ask a
 * guardian or staff to correct it.
 */
export function growsUpByTyping(
  known: string | null,
  typed: string | null | undefined,
  today: string,
): boolean {
  if (known === null || typed === undefined || !isMinor(known, today)) return false
  return typed === null || !isMinor(typed, today)
}

/** True for a past day on which someone alive can have been born. */
export function isBirthDate(day: string, today: string): boolean {
  return day <= today && ageOn(day, today) <= 120
}
