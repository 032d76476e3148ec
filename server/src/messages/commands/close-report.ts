import { decisionsFor } from '@touchline/domain/messages/reports'

import { announceChild } from '#server/children/commands/announcements.ts'
import { exchangePicture } from '#server/files/commands/pictures.ts'
import { lockMember, saveMember } from '#server/members/queries/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findStandingMessage } from '../queries/report-trace.ts'
import { saveClosing, type Closing, type Reported } from '../queries/reports.ts'
import { blank, keepWording } from '../queries/writes.ts'
import { findTopicsOf } from './place.ts'
import { reportsToRead } from './reports.ts'

interface Closer {
  readonly accountId: string
  readonly now: Date
}

/** Says what came of a report, and tells whoever made it. The first who says so is right. */
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
  // One adult's own words to one child, which nobody else reads.
  if (report.isByMinor && answer !== '') throw new AppError('guardian_needed')
  if (!(await saveClosing(tx, report, { decision, note, answer, accountId, now }))) return

  if (decision === 'taken_away') await takeAway(tx, report, closer)
  if (report.byAccount === null) return
  await announce(tx, {
    name: 'messages.report_closed',
    topics: [`inbox:${report.byAccount}`],
    payload: { teamId: report.teamId, reportId },
  })
}

async function takeAway(tx: Transaction, report: Reported, closer: Closer): Promise<void> {
  if (report.about === 'message') await takeMessage(tx, report, closer)
  else await takePicture(tx, report, closer)
}

/** As staff would: its place stays, and what it said is kept with the report. Nobody hears whose doing it was. */
async function takeMessage(tx: Transaction, report: Reported, { now }: Closer): Promise<void> {
  const { teamId, messageId } = report
  const message = messageId === null ? undefined : await findStandingMessage(tx, teamId, messageId)
  if (messageId === null || message === undefined) return
  await keepWording(tx, { teamId, messageId })
  await blank(tx, { teamId, messageId }, { as: 'staff', now })
  const { conversationId, kind, seq } = message
  await announce(tx, {
    name: 'messages.changed',
    topics: await findTopicsOf(tx, { teamId, conversationId, now }, kind),
    payload: { teamId, conversationId, messageId, seq },
  })
}

/** The one that was reported; another that the person has taken since stays. */
async function takePicture(tx: Transaction, report: Reported, closer: Closer): Promise<void> {
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
