import { exportExpiresAt, exportsPerDay } from '@touchline/domain/accounts/deletion'
import { v7 as newId } from 'uuid'

import { requireAccountRow } from '#server/accounts/queries.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  addExport,
  exportJob,
  findClubExports,
  findExports,
  type ExportRow,
} from '../queries/exports.ts'

const dayLength = 86_400_000
/** An export takes seconds; after this time it counts as failed and blocks no other. */
const maxWaitMs = 3_600_000

interface ExportInput {
  readonly accountId: string
  /** Undefined for an export of your own data. */
  readonly child: { readonly teamId: string; readonly memberId: string } | undefined
}

/** Starts an export of your own or a child's data, or returns the one already running. */
export async function askForExport(
  tx: Transaction,
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  { accountId, child }: ExportInput,
): Promise<ExportRow> {
  const now = clock()
  await requireAccountRow(tx, accountId)
  const known = ofPeople(await findExports(tx, { accountId, now }))
  const waiting = known.find(
    (one) => one.memberId === (child?.memberId ?? null) && isUnderWay(one, now),
  )
  if (waiting !== undefined) return waiting
  if (exportsLeft(known, now) === 0)
    throw new AppError('too_many_requests', { retryAfterSeconds: secondsUntilNext(known, now) })

  const made = await addExport(tx, {
    id: newId(),
    accountId,
    teamId: child?.teamId ?? null,
    memberId: child?.memberId ?? null,
    clubId: null,
    askedAt: now,
    expiresAt: exportExpiresAt(now),
  })
  await jobs.enqueue(tx, { name: exportJob, data: { exportId: made.id } })
  await recordAudit(tx, {
    action: 'privacy.export_asked',
    at: now,
    actorId: accountId,
    subjectId: accountId,
  })
  await announce(tx, { name: 'privacy.export_asked', topics: [`account:${accountId}`] })
  return made
}

/** Starts an export of a whole club for an operator, or returns the one already running. */
export async function askForClubExport(
  tx: Transaction,
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  { accountId, clubId }: { readonly accountId: string; readonly clubId: string },
): Promise<void> {
  const now = clock()
  const known = await findClubExports(tx, { clubIds: [clubId], now })
  if (known.some((one) => isUnderWay(one, now))) return
  const made = await addExport(tx, {
    id: newId(),
    accountId,
    teamId: null,
    memberId: null,
    clubId,
    askedAt: now,
    expiresAt: exportExpiresAt(now),
  })
  await jobs.enqueue(tx, { name: exportJob, data: { exportId: made.id } })
}

/** Without club exports, which operators find elsewhere. */
export function ofPeople(known: readonly ExportRow[]): readonly ExportRow[] {
  return known.filter(({ clubId }) => clubId === null)
}

/** Failed exports don't count. */
export function exportsLeft(known: readonly ExportRow[], now: Date): number {
  return Math.max(0, exportsPerDay - ofToday(known, now).length)
}

function isUnderWay({ state, askedAt }: ExportRow, now: Date): boolean {
  return state === 'waiting' && now.getTime() - askedAt.getTime() < maxWaitMs
}

function ofToday(known: readonly ExportRow[], now: Date): readonly ExportRow[] {
  const since = now.getTime() - dayLength
  return known.filter(({ state, askedAt }) => state !== 'failed' && askedAt.getTime() > since)
}

function secondsUntilNext(known: readonly ExportRow[], now: Date): number {
  const oldest = ofToday(known, now).at(-1)?.askedAt ?? now
  return Math.ceil((oldest.getTime() + dayLength - now.getTime()) / 1000)
}
