import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'

export const exportStates = ['waiting', 'ready', 'failed'] as const

/** A copy of everything about oneself, or of what concerns one child. */
export const accountExport = z.object({
  id,
  /** The roster row it is about; null when it is about me. */
  child: z.object({ teamId: id, memberId: id }).nullable(),
  state: z.enum(exportStates),
  /** 0 to 100. */
  progress: z.int(),
  askedAt: instant,
  /** When the copy goes away. */
  expiresAt: instant,
  bytes: z.int().nullable(),
  /** A signed address, good for ten minutes; null until the copy is ready. */
  download: z.string().nullable(),
})

export const accountExports = z.object({
  /** Newest first. */
  exports: z.array(accountExport),
  /** How often one may still ask today. */
  leftToday: z.int(),
})

export type AccountExport = z.infer<typeof accountExport>
export type AccountExports = z.infer<typeof accountExports>
