import { reverseEffect } from '@touchline/domain/cashbox/ledger'
import { maySeeEntries, mayUndo } from '@touchline/domain/cashbox/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { OutboxEvent } from '#server/platform/outbox/announce.ts'

import { addEntries, findEntry, type StoredEntry } from '../queries/entries.ts'
import { cancelBill } from './cancel-bill.ts'
import { announceBox, balanceNotice, lockBox } from './locked-box.ts'

/** Takes an entry back by its opposite, once; notifies the fined player. A bill is cancelled. */
export async function undoEntry(
  tx: Transaction,
  context: ActorContext,
  entryId: string,
): Promise<void> {
  await lockBox(tx, context)
  const { actor, now } = context
  const { teamId, accountId } = actor
  const entry = await findEntry(tx, { teamId, entryId })
  if (entry === undefined || !isSeen(context, entry)) throw new AppError('not_found')
  if (entry.isUndone) return
  if (!mayUndo(actor, entry, now)) throw new AppError('not_allowed')

  const { kind, memberId, label, eventId, billId } = entry
  if (billId !== null) await cancelBill(tx, context, { billId, entryId })
  const undo = { id: newId(), kind, memberId, label, eventId, undoesId: entryId }
  await addEntries(tx, { teamId, accountId, now }, [{ ...undo, ...reverseEffect(entry) }])
  await announceBox(
    tx,
    teamId,
    newsOf({ kind, teamId, entryId, undoId: undo.id, memberId, accountId }),
  )
}

interface Undone {
  readonly kind: StoredEntry['kind']
  readonly teamId: string
  readonly entryId: string
  readonly undoId: string
  readonly memberId: string | null
  readonly accountId: string
}

/** Drinks are undone by those who tapped them, and a cancelled bill writes to its payer. */
function newsOf({ kind, undoId, ...undone }: Undone): readonly OutboxEvent[] {
  const { teamId, entryId, memberId, accountId: actorId } = undone
  if (kind === 'fine' && memberId !== null)
    return [
      { name: 'cashbox.fine_undone', topics: [], payload: { teamId, memberId, entryId, actorId } },
    ]
  const isMoney = kind === 'payment' || kind === 'payout' || kind === 'waiver'
  return isMoney ? balanceNotice({ ...undone, entryId: undoId }) : []
}

function isSeen({ actor }: ActorContext, { memberId }: StoredEntry): boolean {
  return memberId === null || maySeeEntries(actor, memberId)
}
