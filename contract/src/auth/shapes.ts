import { demoParts } from '@touchline/domain/auth/demo-parts'
import { z } from 'zod'

/** Someone of the demo club one can sign in as. */
export const demoPerson = z.object({
  part: z.enum(demoParts),
  name: z.string(),
  email: z.string(),
  password: z.string(),
})

/** The answer of the demo club once it is loaded. */
export const demoClub = z.object({ people: z.array(demoPerson) })

export type DemoPerson = z.infer<typeof demoPerson>

/** One of my sessions, as GET /auth/v1/sessions lists them. */
export const ownSession = z.object({
  id: z.string(),
  created_at: z.string(),
  refreshed_at: z.string().nullable(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  is_current: z.boolean(),
})

export const ownSessions = z.object({ sessions: z.array(ownSession) })

export type OwnSession = z.infer<typeof ownSession>

/** Any refusal of the auth service. */
export const refusal = z.object({ error_code: z.string() })

/** POST /auth/v1/factors: the key for an authenticator app; the picture is SVG. */
export const enrolledFactor = z.object({
  id: z.string(),
  totp: z.object({ qr_code: z.string(), secret: z.string() }),
})

/** POST /auth/v1/factors/recovery-codes: shown once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** GET /auth/v1/factors/recovery-codes */
export const recoveryCodesLeft = z.object({ remaining: z.number() })
