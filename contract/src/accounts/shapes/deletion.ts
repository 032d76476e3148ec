import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'
import { requiredProof } from './proof.ts'

/** What happens to a team or club without another admin. */
export const deletionOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('handed_over'), to: z.string() }),
  z.object({ kind: z.literal('deleted') }),
])

export const deletionPreview = z.object({
  /** When everything would be erased if asked for now; signing in before then cancels it. */
  eraseAt: instant,
  clubs: z.array(z.object({ id, name: z.string(), outcome: deletionOutcome })),
  teams: z.array(z.object({ id, name: z.string(), outcome: deletionOutcome })),
  /** Children for whom the caller is the only guardian. */
  children: z.array(z.object({ memberId: id, teamId: id, name: z.string(), teamName: z.string() })),
  proof: requiredProof,
})

export const scheduledDeletion = z.object({ eraseAt: instant })

export type DeletionOutcome = z.infer<typeof deletionOutcome>
export type DeletionPreview = z.infer<typeof deletionPreview>
