import type {
  ImportConfirmation,
  ImportSource,
  RosterImport,
} from '@touchline/contract/members/shapes/import'
import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { TeamCall } from '#server/teams/routes/handlers.ts'

import { teamSessions, type SessionKey } from '../queries/import-sessions.ts'
import { findRosterToCompare } from '../queries/imports.ts'
import { confirmImport, type ConfirmedImport } from './imports.ts'
import { compareWithRoster, readingPlace, showImport, understandList } from './preview-import.ts'
import { previewSent } from './sent-list.ts'
import type { ReportProgress } from './track-import.ts'

export function sessionKey({ teamId, accountId }: Actor, importSessionId: string): SessionKey {
  return { ownerId: teamId, accountId, importSessionId }
}

/** Shows what a list would change, and stores a new readable list for the confirmation. */
export async function previewImport({
  db,
  actor,
  now,
  input,
  context,
  signal,
}: TeamCall<ImportSource>): Promise<ImportPreview> {
  const where = await readingPlace(db, actor)
  const { database } = context.platform
  const { teamId: ownerId, accountId } = actor
  const { importSessionId, preview } = await previewSent(
    { database, sessions: teamSessions, ownerId, accountId, now },
    input,
    (content) => understandList({ ...input, content }, { ...where, signal }, now),
  )
  const roster = await findRosterToCompare(db, actor)
  const zone = where.place.time_zone
  const prepared = await compareWithRoster(preview, roster, input)
  return showImport(prepared, { importSessionId, now, zone })
}

/** Undefined if the session has ended, for example on a repeated confirmation. */
export async function readUploadedList(
  { db, actor, now, input, signal }: TeamCall<ImportConfirmation>,
  tell: ReportProgress,
): Promise<ConfirmedImport | undefined> {
  const list = await teamSessions.find(db, sessionKey(actor, input.importSessionId))
  if (list === undefined) return undefined
  const where = await readingPlace(db, actor)
  const { fileName, content } = list
  const preview = await understandList({ ...input, content }, { ...where, signal }, now)
  tell({ done: 0, total: preview.rows.length })
  return { preview, fileName, choices: input, language: where.place.language, tell }
}

/** Deletes the session last, because it holds the progress until then. */
export async function confirmSession(
  { db, actor, now, input }: TeamCall<ImportConfirmation, Transaction>,
  list: ConfirmedImport | undefined,
): Promise<RosterImport> {
  if (list === undefined) throw new AppError('not_found')
  const made = await confirmImport(db, { actor, now }, list)
  const wasOpen = await teamSessions.remove(db, sessionKey(actor, input.importSessionId))
  if (!wasOpen) throw new AppError('not_found')
  return made
}
