import type { SavedClubDocument } from '@touchline/contract/clubs/shapes/documents'
import { maxClubDocuments, teamsToNotify } from '@touchline/domain/clubs/documents'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import { takeDocument } from '#server/files/queries/documents.ts'
import { markRemoved } from '#server/files/queries/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockClub, teamsOfClub } from '../queries.ts'
import {
  countClubDocuments,
  deleteClubDocument,
  findKeptDocument,
  writeClubDocument,
  writeDocumentPeople,
  type ChosenRow,
  type KeptDocument,
} from '../queries/documents.ts'
import { announceToRoles } from './announcements.ts'

interface Acting {
  readonly actor: ClubActor
  readonly now: Date
}

export interface WantedDocument extends Omit<SavedClubDocument, 'clubId' | 'personIds'> {
  /** The people of a document for people; null keeps the current ones. */
  readonly chosen: readonly ChosenRow[] | null
}

/** Adds a document to teams or people of the club, or changes its name, audience or file. */
export async function saveClubDocument(
  tx: Transaction,
  { actor, now }: Acting,
  wanted: WantedDocument,
): Promise<void> {
  const { clubId } = actor
  const { documentId, name, audience } = wanted
  await lockClub(tx, clubId)
  const before = await findKeptDocument(tx, { clubId, documentId })
  const teamIds = teamsFor(wanted, before)
  const known = new Set(await teamsOfClub(tx, clubId))
  if (teamIds.some((id) => !known.has(id))) throw new AppError('not_found')
  if (before === undefined && (await countClubDocuments(tx, clubId)) >= maxClubDocuments)
    throw new AppError('invalid_input', { fields: { name: 'too_many' }, max: maxClubDocuments })
  const fileId = await fileFor(
    tx,
    { actor, now },
    { fileId: wanted.fileId, before: before?.fileId },
  )
  await writeClubDocument(tx, { clubId, documentId, name, audience, fileId, now }, teamIds)
  await writeDocumentPeople(tx, { clubId, documentId }, audience === 'people' ? wanted.chosen : [])
  await announceDocuments(tx, clubId, [...teamIds, ...(before?.teamIds ?? [])])
  const isNewFile = wanted.fileId !== null
  for (const teamId of teamsToNotify({ teamIds, audience, isNewFile }, before))
    await announce(tx, {
      name: 'clubs.document_shared',
      topics: [],
      payload: { clubId, teamId, documentId, audience, actorId: actor.accountId },
    })
}

/** The teams that find it: those of the people where it is for people. */
function teamsFor(
  { audience, teamIds, chosen }: WantedDocument,
  before: KeptDocument | undefined,
): readonly string[] {
  if (audience !== 'people') return [...new Set(teamIds)]
  if (chosen !== null) return [...new Set(chosen.map(({ teamId }) => teamId))]
  if (before?.audience === 'people') return before.teamIds
  throw new AppError('invalid_input', { fields: { personIds: 'nobody_chosen' } })
}

/** Removes a document from all teams: no address serves it any more. */
export async function removeClubDocument(
  tx: Transaction,
  { actor: { clubId }, now }: Acting,
  documentId: string,
): Promise<void> {
  await lockClub(tx, clubId)
  const before = await findKeptDocument(tx, { clubId, documentId })
  if (before === undefined) throw new AppError('not_found')
  await deleteClubDocument(tx, { clubId, documentId })
  await markRemoved(tx, { fileId: before.fileId, owner: { clubId }, at: now })
  await announceDocuments(tx, clubId, before.teamIds)
}

interface Files {
  readonly fileId: string | null
  readonly before: string | undefined
}

/** The new file, or the existing one. */
async function fileFor(
  tx: Transaction,
  { actor: { clubId, accountId }, now }: Acting,
  { fileId, before }: Files,
): Promise<string> {
  if (fileId === null) {
    if (before === undefined)
      throw new AppError('invalid_input', { fields: { fileId: 'attachment_unknown' } })
    return before
  }
  const claim = { fileId, purpose: 'club_document', accountId, clubId } as const
  if (!(await takeDocument(tx, claim))) throw new AppError('not_found')
  if (before !== undefined) await markRemoved(tx, { fileId: before, owner: { clubId }, at: now })
  return fileId
}

function announceDocuments(
  tx: Transaction,
  clubId: string,
  teamIds: readonly string[],
): Promise<void> {
  const teams = [...new Set(teamIds)]
  return announceToRoles(tx, { name: 'clubs.documents_changed', clubId, teams })
}
