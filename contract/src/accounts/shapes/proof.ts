import { z } from 'zod'

/**
 * The proof required for sensitive changes: the password, a sign-in within ten minutes, or nothing.
 */
export const proofNeeded = z.enum(['password', 'sign_in', 'done'])

export const proofShown = z.object({
  /** Not needed within ten minutes of signing in. */
  password: z.string().min(1).max(1000).optional(),
})

export type ProofNeeded = z.infer<typeof proofNeeded>
export type ProofShown = z.infer<typeof proofShown>
