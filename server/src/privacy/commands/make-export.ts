import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { exportReadyLetter } from '#server/accounts/emails.ts'
import { requireAccountRow } from '#server/accounts/queries.ts'
import { uploadsFolder } from '#server/files/commands/receive.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  findExpiredExports,
  findExport,
  forgetExport,
  markFailed,
  markReady,
  saveProgress,
  type ExportRow,
} from '../queries/exports.ts'
import { findChildSubject, findSubject, type Subject } from '../queries/own-data.ts'
import { packClubData } from './pack-club-data.ts'
import { packOwnData } from './pack-own-data.ts'

export const zipType = 'application/zip'

export function exportKey(id: string): string {
  return `exports/${id}.zip`
}

/** Makes a requested export; done once, however often the job is retried. */
export async function makeExport(platform: Platform, exportId: string): Promise<void> {
  const wanted = await findExport(platform.database, exportId)
  if (wanted === undefined || wanted.state !== 'waiting') return
  try {
    await packAndStore(platform, wanted)
  } catch (error) {
    platform.log.warn({ exportId, error }, 'an export could not be made')
    await notifyFailed(platform, wanted)
  }
}

/** Nightly: deletes expired exports, bytes first. */
export async function sweepExports({ database, storage, clock }: Platform): Promise<void> {
  let ids = await findExpiredExports(database, clock())
  while (ids.length > 0) {
    for (const id of ids) {
      await storage.remove(exportKey(id))
      await forgetExport(database, id)
    }
    ids = await findExpiredExports(database, clock())
  }
}

/** Writes the zip to a temporary file, never to memory. */
async function packAndStore(platform: Platform, wanted: ExportRow): Promise<void> {
  const { database, storage, config } = platform
  const { id } = wanted
  const pack = await packerOf(platform, wanted)
  if (pack === undefined) {
    await notifyFailed(platform, wanted)
    return
  }
  const folder = uploadsFolder(config)
  const path = join(folder, `${randomUUID()}.part`)
  try {
    await mkdir(folder, { recursive: true })
    await pack(path, (percent) => saveProgress(database, id, percent))
    await storage.putFile(exportKey(id), path, zipType)
    const { size } = await stat(path)
    const isNotified = await notifyReady(platform, wanted, size)
    // Another process may have made the same export, which must stay available.
    if (!isNotified && (await findExport(database, id)) === undefined)
      await storage.remove(exportKey(id))
  } finally {
    await rm(path, { force: true })
  }
}

type Pack = (path: string, onProgress: (percent: number) => Promise<void>) => Promise<void>

/** Undefined if its subject no longer exists. */
async function packerOf(platform: Platform, wanted: ExportRow): Promise<Pack | undefined> {
  const { clubId } = wanted
  if (clubId !== null)
    return (path, onProgress) => packClubData(platform, { clubId, path, onProgress })
  const subject = await subjectOf(platform, wanted)
  if (subject === undefined) return undefined
  return (path, onProgress) => packOwnData(platform, { subject, path, onProgress })
}

/** The account, or a child of which it is still a guardian. */
async function subjectOf(
  { database, clock }: Platform,
  { accountId, teamId, memberId }: ExportRow,
): Promise<Subject | undefined> {
  const subject = await findSubject(database, { accountId, now: clock() })
  if (subject === undefined || teamId === null || memberId === null) return subject
  return findChildSubject(database, subject, { teamId, memberId })
}

async function notifyReady(
  { database, mail, config, clock }: Platform,
  { id, accountId, clubId }: ExportRow,
  bytes: number,
): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    if (!(await markReady(tx, { id, bytes, at: clock() }))) return false
    const row = await requireAccountRow(tx, accountId)
    // Operators see it in the list of clubs.
    if (row.email !== null && clubId === null)
      await mail.enqueue(tx, exportReadyLetter({ row, to: row.email, origin: config.publicUrl }))
    await announce(tx, { name: 'privacy.export_ready', topics: [`account:${accountId}`] })
    return true
  })
}

async function notifyFailed({ database }: Platform, { id, accountId }: ExportRow): Promise<void> {
  await database.transaction().execute(async (tx) => {
    if (!(await markFailed(tx, id))) return
    await announce(tx, { name: 'privacy.export_failed', topics: [`account:${accountId}`] })
  })
}
