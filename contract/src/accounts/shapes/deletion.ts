import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'

/** What becomes of something nobody else runs. */
export const fate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('handed_over'), to: z.string() }),
  z.object({ kind: z.literal('deleted') }),
])

export const deletionPreview = z.object({
  /** When everything is erased, were it asked for now; signing in before calls it off. */
  eraseAt: instant,
  clubs: z.array(z.object({ id, name: z.string(), fate })),
  teams: z.array(z.object({ id, name: z.string(), fate })),
  /** Children whose only guardian here is whoever asks. */
  children: z.array(z.object({ memberId: id, teamId: id, name: z.string(), teamName: z.string() })),
  /** What has to be shown: the password, a sign-in of the last ten minutes, or nothing more. */
  proof: z.enum(['password', 'sign_in', 'done']),
})

export const deletionWish = z.object({
  /** Not needed after a sign-in of the last ten minutes. */
  password: z.string().min(1).max(1000).optional(),
})

export const scheduledDeletion = z.object({ eraseAt: instant })

export type Fate = z.infer<typeof fate>
export type DeletionPreview = z.infer<typeof deletionPreview>
export type DeletionWish = z.infer<typeof deletionWish>
