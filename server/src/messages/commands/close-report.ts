import { decisionsFor } from '@touchline/domain/messages/reports'

import { announceChild } from '#server/children/commands/announcements.ts'
import { exchangePicture } from '#server/files/commands/pictures.ts'
import { lockMember, saveMember } from '#server/members/queries/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findStandingMessage } from '../queries/report-trace.ts'
import { saveClosing, type Closing, type Reported } from '../queries/reports.ts'
import { clearMessage, saveRevision } from '../queries/writes.ts'
import { findTopicsOf } from './place.ts'
import { reportsToRead } from './reports.ts'

interface Closer {
  readonly accountId: string
  readonly now: Date
}

/** Closes a report once and notifies the reporter. */
export async function closeReport(
  tx: Transaction,
  closer: Closer,
  { reportId, ...closing }: Closing & { readonly reportId: string },
): Promise<void> {
  const { accountId, now } = closer
  const [report] = await reportsToRead(tx, accountId, { limit: 1, reportId, now })
  if (report === undefined) throw new AppError('not_found')
  const { decision, note, answer } = closing
  if (!decisionsFor(report.about).includes(decision))
    throw new AppError('invalid_input', { fields: { decision: 'choice' } })
  // Only the child would read the answer, and adults may not write to a child alone.
  if (report.isByMinor && answer !== '') throw new AppError('guardian_needed')
  if (!(await saveClosing(tx, report, { decision, note, answer, accountId, now }))) return

  if (decision === 'taken_away') await removeReported(tx, report, closer)
  if (report.byAccount === null) return
  await announce(tx, {
    name: 'messages.report_closed',
    topics: [`inbox:${report.byAccount}`],
    payload: { teamId: report.teamId, reportId },
  })
}

async function removeReported(tx: Transaction, report: Reported, closer: Closer): Promise<void> {
  if (report.about === 'message') await removeMessage(tx, report, closer)
  else await removePicture(tx, report, closer)
}

/** Removes the message as staff would, without showing who did. Its text stays with the report. */
async function removeMessage(tx: Transaction, report: Reported, { now }: Closer): Promise<void> {
  const { teamId, messageId } = report
  const message = messageId === null ? undefined : await findStandingMessage(tx, teamId, messageId)
  if (messageId === null || message === undefined) return
  await saveRevision(tx, { teamId, messageId })
  await clearMessage(tx, { teamId, messageId }, { as: 'staff', now })
  const { conversationId, kind, seq } = message
  await announce(tx, {
    name: 'messages.changed',
    topics: await findTopicsOf(tx, { teamId, conversationId, now }, kind),
    payload: { teamId, conversationId, messageId, seq },
  })
}

/** Only removes the reported picture, not a newer one. */
async function removePicture(tx: Transaction, report: Reported, closer: Closer): Promise<void> {
  const { teamId, memberId, pictureId } = report
  if (memberId === null || pictureId === null) return
  const member = await lockMember(tx, { teamId }, memberId)
  if (member.photo_file_id !== pictureId) return
  const { accountId: uploadedBy, now: at } = closer
  const claim = { purpose: 'member_photo', uploadedBy, owner: { teamId } } as const
  const photo = await exchangePicture(tx, { old: pictureId, wanted: null, claim, at })
  await saveMember(tx, { teamId, memberId }, { photo_file_id: photo })
  await announceChild(tx, { name: 'children.photo_changed', teamId, memberId })
}
