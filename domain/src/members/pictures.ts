import { isMinor } from '../values/age.ts'

/** What decides whether a profile picture is shown. */
export interface PictureConditions {
  /** YYYY-MM-DD; null if unknown. */
  readonly dateOfBirth: string | null
  /** YYYY-MM-DD in the team's time zone. */
  readonly today: string
  /** Consent to pictures within the team was given for this season. */
  readonly isAllowed: boolean
  /** A guardian, or an adult for themselves, refused and hasn't withdrawn it. */
  readonly isRefused: boolean
  /** For example after a court order. */
  readonly isNeverShown: boolean
}

/**
 * Adults consent by uploading a picture; minors, and people of unknown age, need explicit consent.
 */
export function isShownInTeam(person: PictureConditions): boolean {
  const { dateOfBirth, today, isAllowed, isNeverShown } = person
  if (isNeverShown) return false
  return isAllowed || (dateOfBirth !== null && !isMinor(dateOfBirth, today))
}

/** Whether the team may publish pictures of this person. */
export function pictureConsentOf(person: PictureConditions): 'yes' | 'no' | 'unanswered' {
  if (person.isNeverShown || person.isRefused) return 'no'
  return isShownInTeam(person) ? 'yes' : 'unanswered'
}
