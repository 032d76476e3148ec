import { z } from 'zod'

/**
 * The proof required for sensitive changes: the password, a sign-in within ten minutes, or nothing.
 */
export const requiredProof = z.enum(['password', 'sign_in', 'done'])

export const givenProof = z.object({
  /** Not needed within ten minutes of signing in. */
  password: z.string().min(1).max(1000).optional(),
})

export type RequiredProof = z.infer<typeof requiredProof>
export type GivenProof = z.infer<typeof givenProof>
