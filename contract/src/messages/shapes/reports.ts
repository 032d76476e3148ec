import { reportDecisions, reportReaders, reportReasons } from '@touchline/domain/messages/reports'
import { z } from 'zod'

import { picture } from '../../files/shapes.ts'
import { id, instant, paragraph } from '../../wire/values.ts'
import { messageFile } from './message.ts'

const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), conversationId: id, messageId: id }),
  z.object({ kind: z.literal('profile'), memberId: id }),
  z.object({ kind: z.literal('picture'), memberId: id }),
])

/** Sent to the club's safeguarding person, never to the person it is about. */
export const newReport = z.object({
  teamId: id,
  about: subject,
  reason: z.enum(reportReasons),
  details: paragraph(2000).default(''),
})

/**
 * Who reads the report. `nobody`: the club has no one else, so the reporter is shown a helpline.
 */
export const createdReport = z.object({ reportId: id, readers: z.enum(reportReaders) })

/** Null for reports closed without a decision. */
const reportDecision = z.enum(reportDecisions).nullable()

export const report = z.object({
  id,
  teamId: id,
  teamName: z.string(),
  about: z.enum(['message', 'profile', 'picture']),
  /** The person reported; null for a former member. */
  person: z.string().nullable(),
  /** The roster row of a reported profile or picture, if still on the roster. */
  memberId: id.nullable(),
  reason: z.enum(reportReasons),
  details: z.string(),
  reportedBy: z.string().nullable(),
  /** The reporter is a minor, who only gets the decision and no text from an adult. */
  isByMinor: z.boolean(),
  reportedAt: instant,
  /** Every version of a reported message, oldest first, including deleted ones. */
  wordings: z.array(z.object({ words: z.string(), at: instant, by: z.string().nullable() })),
  /** The message's files, also after it was deleted. */
  files: z.array(messageFile),
  /** The reported picture, kept until the report is closed. */
  picture: picture.nullable(),
  removedAt: instant.nullable(),
  /** The messages before and after it. */
  around: z.array(z.object({ author: z.string().nullable(), words: z.string(), sentAt: instant })),
  closed: z
    .object({
      at: instant,
      by: z.string().nullable(),
      decision: reportDecision,
      note: z.string(),
      answer: z.string(),
    })
    .nullable(),
})

export type Report = z.infer<typeof report>

/** The caller's own report and its outcome; doesn't show who decided. */
const ownReport = z.object({
  id,
  teamName: z.string(),
  about: report.shape.about,
  reason: z.enum(reportReasons),
  details: z.string(),
  reportedAt: instant,
  closed: z.object({ at: instant, decision: reportDecision, answer: z.string() }).nullable(),
})

export type OwnReport = z.infer<typeof ownReport>

/** Reports the caller handles, and reports the caller made. */
export const reportList = z.object({ reports: z.array(report), made: z.array(ownReport) })

export const reportClosing = z.object({
  reportId: id,
  /** `taken_away` removes the message or the picture. */
  decision: z.enum(reportDecisions),
  /** For the people who handle reports. */
  note: paragraph(2000).default(''),
  /** For the reporter; refused with `guardian_needed` if the reporter is a minor. */
  answer: paragraph(2000).default(''),
})
