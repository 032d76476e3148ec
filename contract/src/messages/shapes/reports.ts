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

/** Goes to the club's safeguarding person; never to the one it is about. */
export const newReport = z.object({
  teamId: id,
  about: subject,
  reason: z.enum(reportReasons),
  details: paragraph(2000).default(''),
})

/** Who reads it now. `nobody`: there is no one else at the club, call the helpline. */
export const madeReport = z.object({ reportId: id, readers: z.enum(reportReaders) })

/** Null: it was closed before decisions were written down. */
const reportDecision = z.enum(reportDecisions).nullable()

export const report = z.object({
  id,
  teamId: id,
  teamName: z.string(),
  about: z.enum(['message', 'profile', 'picture']),
  /** Whom it is about; null: a former member. */
  person: z.string().nullable(),
  /** Whose profile or picture it is, while they are on the roster. */
  memberId: id.nullable(),
  reason: z.enum(reportReasons),
  details: z.string(),
  reportedBy: z.string().nullable(),
  /** For a reporter who is a minor: the decision only, without anyone's own words. */
  isByMinor: z.boolean(),
  reportedAt: instant,
  /** Every wording of a reported message, oldest first, whatever became of it since. */
  wordings: z.array(z.object({ words: z.string(), at: instant, by: z.string().nullable() })),
  /** The message's files, also after it was deleted. */
  files: z.array(messageFile),
  /** The reported picture as it was, until the report is closed. */
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

/** A report of my own, and what came of it; who looked at it is not told. */
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

/** Those that are mine to look at, and those I have made. */
export const reportList = z.object({ reports: z.array(report), made: z.array(ownReport) })

export const reportClosing = z.object({
  reportId: id,
  /** `taken_away` takes the message or the picture away. */
  decision: z.enum(reportDecisions),
  /** For those who read reports. */
  note: paragraph(2000).default(''),
  /** For the reporter; not if that is a minor (`guardian_needed`). */
  answer: paragraph(2000).default(''),
})
