import type { Actor } from '../teams/actor.ts'
import { represents } from '../teams/actor.ts'
import { maySeePrivate } from './permissions.ts'

export const documentKinds = [
  'medical_certificate',
  'licence',
  'id_photo',
  'consent_form',
  'other',
] as const

export type MemberDocumentKind = (typeof documentKinds)[number]

/** Documents are private: only staff, the person and the guardians may manage them. */
export function mayKeepDocuments(actor: Actor, memberId: string): boolean {
  return maySeePrivate(actor, memberId)
}

/**
 * Medical certificates are health data: the family may open them, coaches only through the logged
 * access to health data. Other staff see that there is one and until when it is valid.
 */
export function mayOpenDocument(actor: Actor, memberId: string, kind: MemberDocumentKind): boolean {
  if (kind === 'medical_certificate') return represents(actor, memberId)
  return mayKeepDocuments(actor, memberId)
}

export type Validity = 'unlimited' | 'valid' | 'ending' | 'ended'

/** Days before its end from which a document counts as `ending`. */
const noticeDays = 30
const dayLength = 86_400_000

/** How long a document is valid: days are YYYY-MM-DD, and the last day still counts as valid. */
export function certificateValidity(validUntil: string | null, today: string): Validity {
  if (validUntil === null) return 'unlimited'
  if (validUntil < today) return 'ended'
  const left = (Date.parse(validUntil) - Date.parse(today)) / dayLength
  return left <= noticeDays ? 'ending' : 'valid'
}
