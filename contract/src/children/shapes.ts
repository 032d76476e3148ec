import { consentKinds, consentStates } from '@touchline/domain/children/consents'
import { z } from 'zod'

import { picture } from '../files/shapes.ts'
import { filledLine, id, instant, line } from '../wire/values.ts'

export const memberKey = z.object({ teamId: id, memberId: id })

export const guardianKey = memberKey.extend({ guardianId: id })

export const consentKind = z.enum(consentKinds)

const givenConsent = {
  givenAt: instant.nullable(),
  givenBy: z.string().nullable(),
  givenAs: z.enum(['guardian', 'self']).nullable(),
}

/** One answer as it was given: who, as what, how it was known that they may, when, and to which words. */
export const givenAnswer = z.object({
  ...givenConsent,
  state: z.enum(['yes', 'no']),
  verifiedHow: z.enum(['email', 'staff', 'demo']).nullable(),
  /** The child said yes, too. */
  childAgreed: z.boolean(),
  textVersion: z.string(),
})

/**
 * What counts now, with who said it and when; all null while no one answered. Staff learns what
 * counts, the person and the guardians also the rest.
 */
export const consent = z.object({
  kind: consentKind,
  state: z.enum(consentStates),
  ...givenConsent,
  /** What the reader answered last, for this season where that matters; null without an answer. */
  own: z.enum(['yes', 'no']).nullable(),
  /** Who said what, where guardians disagree; empty while they agree. A "no" counts then. */
  disagreement: z.array(z.object({ ...givenConsent, state: z.enum(['yes', 'no']) })),
  /** Answered for an earlier season, and asked again. */
  isAskedAgain: z.boolean(),
  /** Newest first. */
  history: z.array(givenAnswer),
})

/** One entry per kind, in the order of the list of kinds. */
export const consents = z.object({
  memberId: id,
  /** The version of the sentences to answer; send it back with the answer. */
  textVersion: z.string(),
  mayAnswer: z.boolean(),
  /** By the law of the country a yes counts only with the child's: send `childAgrees`. */
  asksChild: z.boolean(),
  /** Kept out of all pictures, as far as the reader may know; null for readers who can't change it. */
  isOptedOut: z.boolean().nullable(),
  consents: z.array(consent),
})

export const consentAnswer = memberKey.extend({
  kind: consentKind,
  state: z.enum(['yes', 'no']),
  textVersion: filledLine(40),
  childAgrees: z.boolean().optional(),
})

/** The reason for a block, a court order for example, is shown to admins alone. */
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

/** An admin sees their own entry only, the safeguarding person every one. */
export const photoOptOut = z.object({ memberId: id, isOptedOut: z.boolean() })
export const photoOptOutChange = memberKey.extend({ isOptedOut: z.boolean() })

export const photoChange = memberKey.extend({ fileId: id.nullable() })
/** `isShown` is false when only the person and the guardians see it. */
export const photo = z.object({ memberId: id, photo: picture.nullable(), isShown: z.boolean() })

export type Photo = z.infer<typeof photo>
export type PhotoOptOut = z.infer<typeof photoOptOut>
export type Consent = z.infer<typeof consent>
export type GivenAnswer = z.infer<typeof givenAnswer>
export type Consents = z.infer<typeof consents>
export type Block = z.infer<typeof block>
export type Guardianship = z.infer<typeof guardianship>
