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

/** Documents are contact data and more: staff, the person, and the guardians. */
export function mayKeepDocuments(actor: Actor, memberId: string): boolean {
  return maySeePrivate(actor, memberId)
}

/**
 * A medical certificate is health data: the family opens it, and a coach by a look at health data.
 * Staff sees that there is one and how long it holds, which is all a match needs.
 */
export function mayOpenDocument(actor: Actor, memberId: string, kind: MemberDocumentKind): boolean {
  if (kind === 'medical_certificate') return represents(actor, memberId)
  return mayKeepDocuments(actor, memberId)
}

export type Validity = 'unlimited' | 'valid' | 'ending' | 'ended'

/** So many days before its end a document asks for its successor. */
const noticeDays = 30
const dayLength = 86_400_000

/** How long a document still holds; its last day counts. */
export function validityOf(validUntil: string | null, today: string): Validity {
  if (validUntil === null) return 'unlimited'
  if (validUntil < today) return 'ended'
  const left = (Date.parse(validUntil) - Date.parse(today)) / dayLength
  return left <= noticeDays ? 'ending' : 'valid'
}
