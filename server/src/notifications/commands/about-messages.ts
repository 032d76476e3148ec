import { z } from 'zod'

import { findReportReaders } from '#server/messages/commands/reports.ts'
import { findConcerned } from '#server/messages/queries/reports.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  isDirectConversation,
  findListenersTo,
  lockGroupOf,
  readLineOf,
} from '../queries/messages.ts'
import type { ToNotices } from './notify.ts'

const said = z.object({ teamId: z.string(), conversationId: z.string(), actorId: z.string() })

const sent = said.extend({ messageId: z.string() })

/** Notifies participants of new messages, once until they read them. */
export const aboutMessage: ToNotices = async (tx, { payload, now }) => {
  const news = sent.safeParse(payload)
  if (!news.success) return []
  const { teamId, conversationId, messageId, actorId } = news.data
  await lockGroupOf(tx, { teamId, conversationId })
  const recipients = await findListenersTo(tx, { teamId, conversationId, now }, messageId)
  const subject = { conversationId }
  const isDirect = await isDirectConversation(tx, { teamId, conversationId })
  return [{ kind: 'message_sent', teamId, subject, actorId, startsAt: null, recipients, isDirect }]
}

const ofReport = z.object({ teamId: z.string(), reportId: z.string() })

const reported = ofReport.extend({ actorId: z.string() })

/** A report notifies the club's managers who are not concerned, muted or not. */
export const aboutReport: ToNotices = async (tx, { payload }) => {
  const news = reported.safeParse(payload)
  if (!news.success) return []
  const { teamId, reportId, actorId } = news.data
  const accountIds = await findReportReaders(tx, { teamId, reportId })
  const recipients = accountIds.map(
    (accountId) => ({ accountId, hasMuted: false, through: { kind: 'self' } }) as const,
  )
  return [{ kind: 'report_made', teamId, subject: {}, actorId, startsAt: null, recipients }]
}

/** Tells the author that a report was reviewed; the result is on the report. */
export const aboutClosedReport: ToNotices = async (tx, { payload }) => {
  const news = ofReport.safeParse(payload)
  if (!news.success) return []
  const { teamId, reportId } = news.data
  const concerned = await findConcerned(tx, { teamId, reportId })
  if (concerned === undefined || concerned.by === '') return []
  const recipients = [
    { accountId: concerned.by, hasMuted: false, through: { kind: 'self' } } as const,
  ]
  return [{ kind: 'report_closed', teamId, subject: {}, actorId: null, startsAt: null, recipients }]
}

/** Someone has read a conversation: marks its line as read. */
export async function readAlong({ database, clock }: Platform, payload: JobData): Promise<void> {
  const news = said.safeParse(payload)
  if (!news.success) return
  const { conversationId, actorId: accountId } = news.data
  await database.transaction().execute(async (tx) => {
    if (await readLineOf(tx, { accountId, conversationId, now: clock() }))
      await announce(tx, { name: 'notifications.changed', topics: [`inbox:${accountId}`] })
  })
}
