import { maxTeamBytes } from '@touchline/domain/files/document'
import type { Actor } from '@touchline/domain/teams/actor'

import { bytesOfTeam, takeDocument } from '#server/files/queries/documents.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findAttached, releaseAttachments, saveAttachments } from '../queries/attachments.ts'
import type { ChangedEvent } from './plan-edit.ts'

interface Attaching {
  readonly eventIds: readonly string[]
  readonly fileIds: readonly string[]
}

/** Replaces the files of some events of the team. */
export async function replaceAttachments(
  tx: Transaction,
  actor: Actor,
  { eventIds, fileIds }: Attaching,
): Promise<void> {
  await claim(tx, actor, fileIds)
  await saveAttachments(tx, { teamId: actor.teamId, eventIds }, fileIds)
}

/** Saves the files of edited events and releases files that no event uses any more. */
export async function exchangeAttachments(
  tx: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  changed: readonly ChangedEvent[],
): Promise<void> {
  const { teamId } = actor
  const exchanged = changed.filter(({ difference }) => difference.includes('attachments'))
  // All dates in an edit get the same files.
  const [first] = exchanged
  if (first === undefined) return
  const { attachments } = first.facts
  const eventIds = exchanged.map(({ event }) => event.id)
  await replaceAttachments(tx, actor, { eventIds, fileIds: attachments })
  const before = exchanged.flatMap(({ event }) => event.facts.attachments)
  await releaseAttachments(tx, { teamId, fileIds: [...new Set(before)] }, now)
}

/**
 * Assigns files to the team within its storage limit: the actor's own uploads and files of the
 * team's other events, but never files of members.
 */
async function claim(
  tx: Transaction,
  { teamId, accountId }: Pick<Actor, 'teamId' | 'accountId'>,
  fileIds: readonly string[],
): Promise<void> {
  const attached = await findAttached(tx, teamId, fileIds)
  const fresh = fileIds.filter((id) => !attached.has(id))
  for (const fileId of fresh) {
    const wanted = { fileId, purpose: 'event_attachment', accountId, teamId } as const
    if (!(await takeDocument(tx, wanted)))
      throw new AppError('invalid_input', { fields: { attachments: 'attachment_unknown' } })
  }
  if (fresh.length > 0 && (await bytesOfTeam(tx, teamId)) > maxTeamBytes)
    throw new AppError('team_files_full')
}
