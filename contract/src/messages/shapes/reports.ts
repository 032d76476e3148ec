import { reportReaders, reportReasons } from '@touchline/domain/messages/reports'
import { z } from 'zod'

import { id, instant, paragraph } from '../../wire/values.ts'

const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), conversationId: id, messageId: id }),
  z.object({ kind: z.literal('profile'), memberId: id }),
  z.object({ kind: z.literal('picture'), memberId: id }),
])

/** Goes to the club's safeguarding person; never to the one it is about. */
export const newReport = z.object({
  teamId: id,
  about: subject,
  reason: z.enum(reportReasons),
  details: paragraph(2000).default(''),
})

/** Who reads it now. `nobody`: there is nobody else at the club, call the helpline. */
export const madeReport = z.object({ reportId: id, readers: z.enum(reportReaders) })

export const report = z.object({
  id,
  teamId: id,
  teamName: z.string(),
  about: z.enum(['message', 'profile', 'picture']),
  /** Whom it is about; null: a former member. */
  person: z.string().nullable(),
  reason: z.enum(reportReasons),
  details: z.string(),
  reportedBy: z.string().nullable(),
  reportedAt: instant,
  /** Every wording of a reported message, oldest first, whatever became of it since. */
  wordings: z.array(z.object({ words: z.string(), at: instant, by: z.string().nullable() })),
  removedAt: instant.nullable(),
  /** What was said around it. */
  around: z.array(z.object({ author: z.string().nullable(), words: z.string(), sentAt: instant })),
  closed: z.object({ at: instant, by: z.string().nullable(), note: z.string() }).nullable(),
})

export type Report = z.infer<typeof report>

export const reportList = z.object({ reports: z.array(report) })

export const reportClosing = z.object({ reportId: id, note: paragraph(2000).default('') })
