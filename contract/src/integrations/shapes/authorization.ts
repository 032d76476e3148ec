import { assistantScopes } from '@touchline/domain/integrations/oauth'
import { z } from 'zod'

import { requiredProof, givenProof } from '../../accounts/shapes/proof.ts'
import { id } from '../../wire/values.ts'

/** Characters of OAuth's parameters (RFC 6749, appendix A). */
const visible = z
  .string()
  .max(2000)
  .regex(/^[\u0020-\u007E]*$/)
const word = visible.max(500).optional()

/**
 * The parameters with which an app sends someone to the consent page (RFC 6749, 4.1.1; RFC 7636; RFC 8707).
 * Wrong ones are answered with a reason, so that the app can be told.
 */
export const authorizationRequest = z.object({
  clientId: id,
  redirectUri: visible.max(500),
  responseType: word,
  scope: visible.max(1000).optional(),
  /** Returned to the app as it came. */
  state: visible.optional(),
  codeChallenge: word,
  codeChallengeMethod: word,
  resource: word,
})

export type AuthorizationRequest = z.infer<typeof authorizationRequest>

/** RFC 6749, 4.1.2.1 and RFC 8707, 2. */
export const authorizationErrors = [
  'unsupported_response_type',
  'invalid_request',
  'invalid_scope',
  'invalid_target',
] as const

const app = z.object({
  /** As the app calls itself. */
  name: z.string(),
  /** Where the person returns to; null for a program on their own computer. */
  host: z.string().nullable(),
})

/** What the consent page shows. */
export const authorizationQuery = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ask'),
    app,
    scopes: z.array(z.enum(assistantScopes)).min(1),
    /** What the app would reach. */
    teams: z.array(z.object({ name: z.string(), clubName: z.string().nullable() })),
    children: z.array(z.string()),
    proof: requiredProof,
    /** Why this person can't connect apps. */
    refusal: z.enum(['address_needed', 'minor']).nullable(),
    /** Returns to the app without connecting it. */
    cancelUrl: z.string(),
  }),
  z.object({
    kind: z.literal('wrong'),
    app,
    error: z.enum(authorizationErrors),
    cancelUrl: z.string(),
  }),
])

export type AuthorizationQuery = z.infer<typeof authorizationQuery>

export const authorizationConsent = givenProof.extend({
  request: authorizationRequest,
  scopes: z
    .array(z.enum(assistantScopes))
    .min(1)
    .max(assistantScopes.length)
    .transform((chosen) => assistantScopes.filter((scope) => chosen.includes(scope))),
})

export type AuthorizationConsent = z.infer<typeof authorizationConsent>

/** Back to the app, with a code that is good for a minute. */
export const authorizationResult = z.object({ redirectUrl: z.string() })
