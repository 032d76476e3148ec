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

/** From now on these files, and no others, go with each of some events of the team. */
export async function attach(
  tx: Transaction,
  actor: Actor,
  { eventIds, fileIds }: Attaching,
): Promise<void> {
  await claim(tx, actor, fileIds)
  await saveAttachments(tx, { teamId: actor.teamId, eventIds }, fileIds)
}

/** Writes the files of the events an edit has changed; what goes with none any more is let go. */
export async function exchangeAttachments(
  tx: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  changed: readonly ChangedEvent[],
): Promise<void> {
  const { teamId } = actor
  const exchanged = changed.filter(({ difference }) => difference.includes('attachments'))
  // All dates of an edit get the same files.
  const [first] = exchanged
  if (first === undefined) return
  const { attachments } = first.facts
  const eventIds = exchanged.map(({ event }) => event.id)
  await attach(tx, actor, { eventIds, fileIds: attachments })
  const before = exchanged.flatMap(({ event }) => event.facts.attachments)
  await releaseAttachments(tx, { teamId, fileIds: [...new Set(before)] }, now)
}

/**
 * Makes files the team's, as far as it has room: those the actor has sent, and those that go with
 * another of its events. Files of members are none of them.
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
