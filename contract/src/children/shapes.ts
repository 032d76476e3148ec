import { consentKinds, consentStates } from '@touchline/domain/children/consents'
import { z } from 'zod'

import { picture } from '../files/shapes.ts'
import { requiredLine, id, instant, line } from '../wire/values.ts'

export const memberKey = z.object({ teamId: id, memberId: id })

export const guardianKey = memberKey.extend({ guardianId: id })

export const consentKind = z.enum(consentKinds)

const givenConsent = {
  givenAt: instant.nullable(),
  givenBy: z.string().nullable(),
  givenAs: z.enum(['guardian', 'self']).nullable(),
}

/**
 * One answer as given: by whom, in which role, how that was verified, when, and to which wording.
 */
export const recordedAnswer = z.object({
  ...givenConsent,
  state: z.enum(['yes', 'no']),
  verifiedHow: z.enum(['email', 'staff', 'demo']).nullable(),
  /** The child agreed, too. */
  childAgreed: z.boolean(),
  textVersion: z.string(),
})

/**
 * The answer in force, with who gave it and when; all null without an answer. Staff see only the
 * state; the person and the guardians see everything.
 */
export const consent = z.object({
  kind: consentKind,
  state: z.enum(consentStates),
  ...givenConsent,
  /** The reader's own last answer, for this season if consent is seasonal; null without one. */
  own: z.enum(['yes', 'no']).nullable(),
  /** Each guardian's answer if they disagree; a "no" counts then. */
  disagreement: z.array(z.object({ ...givenConsent, state: z.enum(['yes', 'no']) })),
  /** Answered for an earlier season and asked again. */
  isAskedAgain: z.boolean(),
  /** Newest first. */
  history: z.array(recordedAnswer),
})

/** One entry per kind, in the order of the list of kinds. */
export const consents = z.object({
  memberId: id,
  /** The version of the wording; send it back with the answer. */
  textVersion: z.string(),
  mayAnswer: z.boolean(),
  /** In this country a yes needs the child's agreement: send `childAgrees`. */
  asksChild: z.boolean(),
  /** No pictures of this person; null for readers who can't change it. */
  isOptedOut: z.boolean().nullable(),
  consents: z.array(consent),
})

export const consentAnswer = memberKey.extend({
  kind: consentKind,
  state: z.enum(['yes', 'no']),
  textVersion: requiredLine(40),
  childAgrees: z.boolean().optional(),
})

/** Only admins see the reason for a block, for example a court order. */
export const guardianshipChange = guardianKey.extend({
  status: z.enum(['verified', 'blocked', 'unblocked']),
  reason: line(500).optional(),
})

export const block = z.object({
  guardianId: id,
  blockedAt: instant,
  blockedBy: z.string().nullable(),
  reason: z.string().nullable(),
})

export const guardianship = z.object({
  guardianId: id,
  memberId: id,
  role: z.enum(['father', 'mother', 'guardian', 'other']),
  hasAccount: z.boolean(),
  verifiedAt: instant.nullable(),
  verifiedHow: z.enum(['email', 'staff', 'demo']).nullable(),
  blockedAt: instant.nullable(),
})

/** Admins see their own entry, the safeguarding person sees all. */
export const photoOptOut = z.object({ memberId: id, isOptedOut: z.boolean() })
export const photoOptOutChange = memberKey.extend({ isOptedOut: z.boolean() })

export const photoChange = memberKey.extend({ fileId: id.nullable() })
/** `isShown` is false if only the person and the guardians see it. */
export const photo = z.object({ memberId: id, photo: picture.nullable(), isShown: z.boolean() })

export type Photo = z.infer<typeof photo>
export type PhotoOptOut = z.infer<typeof photoOptOut>
export type Consent = z.infer<typeof consent>
export type RecordedAnswer = z.infer<typeof recordedAnswer>
export type Consents = z.infer<typeof consents>
export type Block = z.infer<typeof block>
export type Guardianship = z.infer<typeof guardianship>
