import { scopes } from '@touchline/domain/integrations/scopes'
import { tokenDays } from '@touchline/domain/integrations/tokens'
import { z } from 'zod'

import { proofNeeded, proofShown } from '../../accounts/shapes/proof.ts'
import { filledLine, id, instant } from '../../wire/values.ts'

/** A token as it is listed: the secret is nowhere, its first letters help to tell it from others. */
export const token = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  begins: z.string(),
  madeAt: instant,
  expiresAt: instant,
  /** To the minute; null when it was never used. */
  lastUsedAt: instant.nullable(),
  isEnded: z.boolean(),
  /** Set for an app that I connected; null as host for a program on my own computer. */
  app: z.object({ host: z.string().nullable() }).nullable(),
})

export const tokenList = z.object({
  tokens: z.array(token),
  proof: proofNeeded,
})

export const newToken = proofShown.extend({
  name: filledLine(60),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .max(scopes.length)
    .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
  days: z.literal(tokenDays),
})

/** The only answer that holds the secret. */
export const madeToken = z.object({ token, secret: z.string() })

export const tokenKey = z.object({ tokenId: id })

export type Token = z.infer<typeof token>
export type TokenList = z.infer<typeof tokenList>
export type NewToken = z.infer<typeof newToken>
export type MadeToken = z.infer<typeof madeToken>
