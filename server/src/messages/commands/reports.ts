import type { OwnReport, Report } from '@touchline/contract/messages/shapes/reports'
import { isShownInTeam } from '@touchline/domain/members/pictures'
import { routeOf, type ReportReaders, type ReportReason } from '@touchline/domain/messages/reports'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import { findPictured } from '#server/members/queries/pictures.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findMessage } from '../queries/messages.ts'
import { findOwnReports } from '../queries/own-reports.ts'
import { requirePlace } from '../queries/places.ts'
import {
  countReports,
  findConcerned,
  findReadersAtHand,
  findReported,
  findReports,
  insertReport,
  type Reported,
  type WantedReports,
} from '../queries/reports.ts'
import { viewOwnReport, viewReports } from '../queries/view-reports.ts'

export interface NewReport {
  readonly about:
    | { readonly kind: 'message'; readonly conversationId: string; readonly messageId: string }
    | { readonly kind: 'profile' | 'picture'; readonly memberId: string }
  readonly reason: ReportReason
  readonly details: string
}

const maxPerHour = 20
const hour = 3_600_000

/** Sends a report to the people responsible for it, never to the person it is about. */
export async function makeReport(
  tx: Transaction,
  context: ActorContext,
  { about, reason, details }: NewReport,
): Promise<{ readonly reportId: string; readonly readers: ReportReaders }> {
  const { actor, now } = context
  const { teamId, accountId } = actor
  const subject = await requireSubject(tx, context, about)
  if ((await countReports(tx, accountId, new Date(now.getTime() - hour))) >= maxPerHour)
    throw new AppError('too_many_requests', { retryAfterSeconds: hour / 1000 })

  const reportId = newId()
  const what = { ...subject, about: about.kind, reason, details }
  await insertReport(tx, { id: reportId, teamId, accountId, now, ...what })
  const route = routeOf(await findReadersAtHand(tx, teamId), {
    about: subject.aboutAccount ?? undefined,
    by: accountId,
  })
  await announce(tx, {
    name: 'messages.reported',
    topics: route.accountIds.map((id) => `inbox:${id}`),
    payload: { teamId, reportId, actorId: accountId },
  })
  return { reportId, readers: route.kind }
}

async function requireSubject(
  tx: Transaction,
  { actor, now }: ActorContext,
  about: NewReport['about'],
) {
  const { teamId } = actor
  if (about.kind !== 'message') {
    const key = { teamId, memberId: about.memberId }
    const person = await findReported(tx, key)
    const pictured = await findPictured(tx, { ...key, now })
    if (person === undefined || pictured === undefined) throw new AppError('not_found')
    const isSeen = about.kind === 'picture' && isShownInTeam(pictured)
    return {
      messageId: null,
      memberId: about.memberId,
      pictureId: isSeen ? person.pictureId : null,
      aboutAccount: person.accountId,
    }
  }
  const { conversationId, messageId } = about
  const { since } = await requirePlace(tx, { actor, conversationId, now })
  const message = await findMessage(tx, { teamId, conversationId, since }, messageId)
  if (message === undefined) throw new AppError('not_found')
  return { messageId, memberId: null, pictureId: null, aboutAccount: message.author_id }
}

/** The accounts responsible for a report now. */
export async function findReportReaders(
  db: Queryable,
  key: { readonly teamId: string; readonly reportId: string },
): Promise<readonly string[]> {
  const concerned = await findConcerned(db, key)
  if (concerned === undefined) return []
  return routeOf(await findReadersAtHand(db, key.teamId), concerned).accountIds
}

const maxShown = 100

/** The reports an account is responsible for, never one about themselves, and the ones they made. */
export async function reportsFor(
  db: Queryable,
  platform: Platform,
  accountId: string,
): Promise<{ reports: Report[]; made: OwnReport[] }> {
  const toRead = await reportsToRead(db, accountId, { limit: maxShown, now: platform.clock() })
  const made = await findOwnReports(db, accountId, { limit: maxShown })
  return { reports: await viewReports(db, platform, toRead), made: made.map(viewOwnReport) }
}

/** The reports an account may read now. */
export async function reportsToRead(
  db: Queryable,
  accountId: string,
  wanted: WantedReports,
): Promise<readonly Reported[]> {
  const rows = await findReports(db, accountId, wanted)
  return rows.filter(({ safeguarding, managers, admins, aboutAccount, byAccount }) =>
    routeOf(
      { safeguarding: safeguarding ?? undefined, managers, admins },
      { about: aboutAccount ?? undefined, by: byAccount ?? '' },
    ).accountIds.includes(accountId),
  )
}
