import type { HandOverNotes } from '@touchline/contract/events/shapes/hand-overs'
import { mayArrangeHomes } from '@touchline/domain/children/permissions'
import { mayNoteHandOver } from '@touchline/domain/events/permissions'
import { representedBy } from '@touchline/domain/teams/actor'

import { findFamilyAccounts } from '#server/children/queries/accounts.ts'
import { requireChild } from '#server/children/queries/child.ts'
import { findPlans, findSharingGuardians } from '#server/children/queries/homes.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { requireEvent } from '../queries/calendar.ts'
import {
  deleteHandOverNote,
  findHandOverNotes,
  saveHandOverNote,
  type NoteKey,
} from '../queries/hand-overs.ts'
import type { EventContext } from './event-context.ts'

/** What guardians wrote about the reader's children with two homes, or about the reader. */
export async function readHandOvers(
  db: Queryable,
  { actor, eventId }: Pick<EventContext, 'actor' | 'eventId'>,
): Promise<HandOverNotes> {
  const { teamId, accountId } = actor
  const { id } = await requireEvent(db, actor, eventId)
  const of = { teamId, eventId: id, memberIds: representedBy(actor), accountId }
  return { notes: await findHandOverNotes(db, of) }
}

interface Noted {
  readonly memberId: string
  readonly words: string
}

/** Writes, changes or, without words, removes the actor's own note, while the two homes count. */
export async function noteHandOver(
  tx: Transaction,
  by: EventContext,
  { memberId, words }: Noted,
): Promise<HandOverNotes> {
  const { actor, now, eventId } = by
  const { teamId, accountId } = actor
  if (!mayNoteHandOver(actor, memberId)) throw new AppError('not_allowed')
  const { mine } = await requireEvent(tx, actor, eventId)
  if (!mine.some((one) => one.memberId === memberId)) throw new AppError('not_found')
  const child = { teamId, memberId }
  if (!mayArrangeHomes(actor, await requireChild(tx, child, now))) throw new AppError('not_allowed')
  const guardians = await findSharingGuardians(tx, { teamId, memberIds: [memberId] })
  const me = guardians.find((one) => one.accountId === accountId)
  const plan = (await findPlans(tx, child)).find(({ isAgreed }) => isAgreed)
  // The plan has ended since.
  if (me === undefined || plan === undefined) throw new AppError('changed_meanwhile')
  const key = { ...child, eventId, guardianId: me.id }
  if (words === '') await removeNote(tx, by, key)
  else if (await saveHandOverNote(tx, key, { planId: plan.id, words, now }))
    await announceNote(tx, by, { ...key, name: 'events.hand_over_noted' })
  return readHandOvers(tx, by)
}

async function removeNote(tx: Transaction, by: EventContext, key: NoteKey): Promise<void> {
  if (await deleteHandOverNote(tx, key))
    await announceNote(tx, by, { ...key, name: 'events.hand_over_removed' })
}

/** To the family alone. */
async function announceNote(
  tx: Transaction,
  { actor }: EventContext,
  { name, teamId, memberId, eventId }: NoteKey & { readonly name: string },
): Promise<void> {
  const accounts = await findFamilyAccounts(tx, { teamId, memberId })
  const payload = { teamId, eventId, memberId, actorId: actor.accountId }
  await announce(tx, { name, topics: accounts.map((id) => `account:${id}`), payload })
}
