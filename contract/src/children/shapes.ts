import { consentKinds, consentStates } from '@touchline/domain/children/consents'
import { z } from 'zod'

import { filledLine, id, instant } from '../wire/values.ts'

export const memberKey = z.object({ teamId: id, memberId: id })

export const guardianKey = memberKey.extend({ guardianId: id })

export const consentKind = z.enum(consentKinds)

/** The answer that counts now, with who gave it and when; both null while nobody answered. */
export const consent = z.object({
  kind: consentKind,
  state: z.enum(consentStates),
  givenAt: instant.nullable(),
  givenBy: z.string().nullable(),
  givenAs: z.enum(['guardian', 'self']).nullable(),
})

/** One entry per kind, in the order of the list of kinds. */
export const consents = z.object({
  memberId: id,
  /** The version of the sentences to answer; send it back with the answer. */
  textVersion: z.string(),
  mayAnswer: z.boolean(),
  consents: z.array(consent),
})

export const consentAnswer = memberKey.extend({
  kind: consentKind,
  state: z.enum(['yes', 'no']),
  textVersion: filledLine(40),
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

export type Consents = z.infer<typeof consents>
export type Guardianship = z.infer<typeof guardianship>
