import { isMinor } from '../values/age.ts'

/** Whose picture it is, as far as showing it asks. */
export interface Pictured {
  /** YYYY-MM-DD; null when no one entered it. */
  readonly dateOfBirth: string | null
  /** The day it is where the team plays. */
  readonly today: string
  /** Someone who may has said yes to pictures inside the team, for this season. */
  readonly isAllowed: boolean
  /** A guardian, or an adult for themselves, has said no and not taken it back. */
  readonly isRefused: boolean
  /** By order of a court, for example. */
  readonly isNeverShown: boolean
}

/**
 * Whether the team sees someone's picture. Adults show theirs by sending it; for everyone else,
 * and where the age is not known, only a plain yes is a yes.
 */
export function isShownInTeam(person: Pictured): boolean {
  const { dateOfBirth, today, isAllowed, isNeverShown } = person
  if (isNeverShown) return false
  return isAllowed || (dateOfBirth !== null && !isMinor(dateOfBirth, today))
}

/** Whether the team may show pictures of someone, as those who publish some have to know. */
export function pictureConsent(person: Pictured): 'yes' | 'no' | 'unanswered' {
  if (person.isNeverShown || person.isRefused) return 'no'
  return isShownInTeam(person) ? 'yes' : 'unanswered'
}
