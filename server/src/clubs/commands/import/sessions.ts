import type {
  ClubImport,
  ClubImportConfirmation,
  ClubImportPreview,
  ClubImportSource,
} from '@touchline/contract/clubs/shapes/import'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import { understandList } from '#server/members/commands/preview-import.ts'
import { previewSent } from '#server/members/commands/sent-list.ts'
import type { ReportProgress } from '#server/members/commands/track-import.ts'
import { clubSessions, type SessionKey } from '#server/members/queries/import-sessions.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { limitNewClubTeams } from '#server/teams/commands/limits.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import type { ClubCall } from '../../routes/handlers.ts'
import { confirmClubImport, type ConfirmedClubImport } from './confirm-import.ts'
import { showClubImport } from './import-on-wire.ts'
import { planClubImport } from './plan-import.ts'
import { clubReadingPlace } from './reading-place.ts'

export function clubSessionKey(
  { clubId, accountId }: ClubActor,
  importSessionId: string,
): SessionKey {
  return { ownerId: clubId, accountId, importSessionId }
}

/** Previews a club's list in each team, and stores a new readable list. */
export async function previewClubImport({
  db,
  actor,
  now,
  input,
  context,
  signal,
}: ClubCall<ClubImportSource>): Promise<ClubImportPreview> {
  await requireCheckForClub(db, actor)
  const where = await clubReadingPlace(db, actor, input.places)
  const { database } = context.platform
  const { clubId: ownerId, accountId } = actor
  const { importSessionId, preview } = await previewSent(
    { database, sessions: clubSessions, ownerId, accountId, now },
    input,
    (content) => understandList({ ...input, content }, { ...where, signal }, now),
  )
  const reader = { ...actor, now, isProgram: context.account?.program !== undefined }
  const planned = await planClubImport(db, reader, { preview, choices: input })
  return showClubImport(planned, { importSessionId, now, zone: where.place.time_zone })
}

/** Undefined if the session has ended, for example on a repeated confirmation. */
export async function readClubList(
  { db, actor, now, input, signal }: ClubCall<ClubImportConfirmation>,
  tell: ReportProgress,
): Promise<ConfirmedClubImport | undefined> {
  await requireCheckForClub(db, actor)
  const list = await clubSessions.find(db, clubSessionKey(actor, input.importSessionId))
  if (list === undefined) return undefined
  const where = await clubReadingPlace(db, actor, input.places)
  const { fileName, content } = list
  const preview = await understandList({ ...input, content }, { ...where, signal }, now)
  tell({ done: 0, total: preview.rows.length })
  return { preview, fileName, choices: input, language: where.place.language, tell }
}

/** Deletes the session last, because it holds the progress until then. */
export async function confirmClubSession(
  { db, actor, now, input, context }: ClubCall<ClubImportConfirmation, Transaction>,
  list: ConfirmedClubImport | undefined,
): Promise<ClubImport> {
  if (list === undefined) throw new AppError('not_found')
  const { accountId, clubId } = actor
  const reader = { ...actor, now, isProgram: context.account?.program !== undefined }
  const limitNewTeams = (count: number) =>
    limitNewClubTeams(db, context.platform, { accountId, clubId, count })
  const made = await confirmClubImport(db, { actor: reader, now, limitNewTeams }, list)
  const wasOpen = await clubSessions.remove(db, clubSessionKey(actor, input.importSessionId))
  if (!wasOpen) throw new AppError('not_found')
  return made
}
