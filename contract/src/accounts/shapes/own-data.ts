import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'

export const exportStates = ['waiting', 'ready', 'failed'] as const

/** A copy of an account's data, or of one child's. */
export const accountExport = z.object({
  id,
  /** The child it is about; null for the account itself. */
  child: z.object({ teamId: id, memberId: id }).nullable(),
  state: z.enum(exportStates),
  /** 0 to 100. */
  progress: z.int(),
  askedAt: instant,
  /** When the copy is deleted. */
  expiresAt: instant,
  bytes: z.int().nullable(),
  /** A signed URL that works for ten minutes; null until the copy is ready. */
  download: z.string().nullable(),
})

export const accountExports = z.object({
  /** Newest first. */
  exports: z.array(accountExport),
  /** How many more exports can be requested today. */
  leftToday: z.int(),
})

export type AccountExport = z.infer<typeof accountExport>
export type AccountExports = z.infer<typeof accountExports>
