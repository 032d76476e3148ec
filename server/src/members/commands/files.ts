import type { NewFile } from '@touchline/contract/members/shapes/files'
import { maxTeamBytes } from '@touchline/domain/files/document'
import { mayKeepDocuments } from '@touchline/domain/members/documents'
import type { ActorContext } from '@touchline/domain/teams/actor'

import { bytesOfTeam, takeDocument } from '#server/files/queries/documents.ts'
import { markRemoved } from '#server/files/queries/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { countFiles, deleteFile, insertFile, maxFiles } from '../queries/files.ts'
import { lockMember, lockMemberOfTeam } from '../queries/members.ts'
import { announceMembers } from './member-news.ts'

/** Attaches an uploaded document to a member, if the team has storage left. */
export async function addFile(
  tx: Transaction,
  { actor, now }: ActorContext,
  file: NewFile,
): Promise<void> {
  const { teamId } = actor
  const { memberId, fileId } = file
  await lockMemberOfTeam(tx, actor, memberId)
  if (!mayKeepDocuments(actor, memberId)) throw new AppError('not_allowed')
  if ((await countFiles(tx, { teamId, memberId })) >= maxFiles)
    throw new AppError('team_files_full')
  const { accountId } = actor
  const claim = { fileId, purpose: 'member_file', accountId, teamId } as const
  if (!(await takeDocument(tx, claim))) throw new AppError('not_found')
  if ((await bytesOfTeam(tx, teamId)) > maxTeamBytes) throw new AppError('team_files_full')

  await insertFile(tx, { ...file, teamId }, { by: accountId, now })
  await announceMembers(tx, 'members.files_changed', { teamId, memberId })
}

/** Removes a document: its links stop working at once, an hourly job deletes the bytes. */
export async function removeFile(
  tx: Transaction,
  { actor, now }: ActorContext,
  { memberId, fileId }: { readonly memberId: string; readonly fileId: string },
): Promise<void> {
  const { teamId } = actor
  await lockMember(tx, actor, memberId)
  if (!mayKeepDocuments(actor, memberId)) throw new AppError('not_allowed')
  if (!(await deleteFile(tx, { teamId, memberId, fileId }))) throw new AppError('not_found')
  await markRemoved(tx, { fileId, owner: { teamId }, at: now })
  await announceMembers(tx, 'members.files_changed', { teamId, memberId })
}
