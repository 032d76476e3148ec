import { effectOf } from '@touchline/domain/cashbox/ledger'
import { mayCharge } from '@touchline/domain/cashbox/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import { requireEvent } from '#server/events/queries/calendar.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { countOnRoster, findMinors } from '../queries/balances.ts'
import { addEntries } from '../queries/entries.ts'
import { findItem } from '../queries/items.ts'
import { announceBox, lockChargeableBox } from './locked-box.ts'

interface Charge {
  readonly itemId: string
  readonly memberIds: readonly string[]
  readonly eventId: string | null
}

/** Fines players or taps drinks for them; notifies those fined. */
export async function charge(
  tx: Transaction,
  context: ActorContext,
  { itemId, memberIds, eventId }: Charge,
): Promise<void> {
  await lockChargeableBox(tx, context)
  const { actor, now } = context
  const { teamId, accountId } = actor
  const item = await findItem(tx, { teamId, itemId })
  if (item === undefined) throw new AppError('not_found')
  const people = [...new Set(memberIds)]
  if (!people.every((memberId) => mayCharge(actor, item.kind, memberId)))
    throw new AppError('not_allowed')
  if ((await countOnRoster(tx, teamId, people)) < people.length) throw new AppError('not_found')
  if ((await findMinors(tx, { teamId, now }, people)).length > 0) throw new AppError('adults_only')
  // Throws for one that isn't theirs to see.
  if (eventId !== null) await requireEvent(tx, actor, eventId)

  const { kind, name: label, amount } = item
  const made = people.map((memberId) => ({
    id: newId(),
    kind,
    memberId,
    label,
    eventId,
    ...effectOf(kind, amount),
  }))
  await addEntries(tx, { teamId, accountId, now }, made)
  const fined = kind === 'fine' ? made : []
  await announceBox(
    tx,
    teamId,
    fined.map(({ id: entryId, memberId }) => ({
      name: 'cashbox.fined',
      topics: [],
      payload: { teamId, memberId, entryId, actorId: accountId },
    })),
  )
}
