import type { SavedClubDocument } from '@touchline/contract/clubs/shapes/documents'
import { maxClubDocuments, teamsToNotify } from '@touchline/domain/clubs/documents'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import { limitMails } from '#server/accounts/commands/mail-limits.ts'
import { takeDocument } from '#server/files/queries/documents.ts'
import { markRemoved } from '#server/files/queries/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { isTeamNameTrusted } from '#server/teams/queries/known.ts'

import { lockClub, teamsOfClub } from '../queries.ts'
import { findAddressees, writeDocumentPeople } from '../queries/document-people.ts'
import {
  countClubDocuments,
  deleteClubDocument,
  findKeptDocument,
  writeClubDocument,
  type KeptDocument,
} from '../queries/documents.ts'
import { announceToRoles } from './announcements.ts'
import type { ChosenPeople } from './document-people.ts'

interface Acting {
  readonly actor: ClubActor
  readonly now: Date
}

export interface DocumentToSave extends Omit<SavedClubDocument, 'clubId' | 'personIds'> {
  /** The people of a document for people; null keeps the current ones. */
  readonly chosen: ChosenPeople | null
}

/** Adds a document to teams or people of the club, or changes its name, audience or file. */
export async function saveClubDocument(
  tx: Transaction,
  { actor, now }: Acting,
  wanted: DocumentToSave,
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
  const chosen = audience === 'people' ? wanted.chosen : noOne
  if (chosen !== null) await writeDocumentPeople(tx, { clubId, documentId }, chosen)
  await announceDocuments(tx, clubId, [...teamIds, ...(before?.teamIds ?? [])])
  const isNewFile = wanted.fileId !== null
  for (const teamId of teamsToNotify({ teamIds, audience, isNewFile }, before))
    await announce(tx, {
      name: 'clubs.document_shared',
      topics: [],
      payload: { clubId, teamId, documentId, audience, actorId: actor.accountId },
    })
  await announceToAddresses(tx, { actor, now }, { documentId, fileId })
}

/** Letters go to people in no team; a new sender can't write to very many. */
async function announceToAddresses(
  tx: Transaction,
  { actor: { clubId, accountId }, now }: Acting,
  { documentId, fileId }: { readonly documentId: string; readonly fileId: string },
): Promise<void> {
  const key = { clubId, documentId }
  const to = (await findAddressees(tx, key, fileId)).map(({ email }) => email)
  if (to.length === 0) return
  const isKnown = await isTeamNameTrusted(tx, { clubId }, now)
  await limitMails(tx, { from: accountId, to, isKnown, now })
  await announce(tx, { name: 'clubs.document_addressed', topics: [], payload: key })
}

const noOne: ChosenPeople = { rows: [], recordIds: [] }

/** The teams that find it: those of the people where it is for people. */
function teamsFor(
  { audience, teamIds, chosen }: DocumentToSave,
  before: KeptDocument | undefined,
): readonly string[] {
  if (audience !== 'people') return [...new Set(teamIds)]
  if (chosen !== null) return [...new Set(chosen.rows.map(({ teamId }) => teamId))]
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
