import { scopes } from '@touchline/domain/integrations/scopes'
import { tokenDays } from '@touchline/domain/integrations/tokens'
import { z } from 'zod'

import { requiredProof, givenProof } from '../../accounts/shapes/proof.ts'
import { requiredLine, id, instant } from '../../wire/values.ts'

/** Without the secret; `begins` tells tokens apart. */
export const token = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  begins: z.string(),
  madeAt: instant,
  expiresAt: instant,
  /** To the minute; null: never used. */
  lastUsedAt: instant.nullable(),
  isEnded: z.boolean(),
  /** A connected app; the host is null for a program on my computer. */
  app: z.object({ host: z.string().nullable() }).nullable(),
})

export const tokenList = z.object({
  tokens: z.array(token),
  proof: requiredProof,
})

export const newToken = givenProof.extend({
  name: requiredLine(60),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .max(scopes.length)
    .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
  days: z.literal(tokenDays),
})

/** The only response with the secret. */
export const createdToken = z.object({ token, secret: z.string() })

export const tokenKey = z.object({ tokenId: id })

export type Token = z.infer<typeof token>
export type TokenList = z.infer<typeof tokenList>
export type NewToken = z.infer<typeof newToken>
export type CreatedToken = z.infer<typeof createdToken>
