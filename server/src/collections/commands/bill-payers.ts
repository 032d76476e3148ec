import type { BillPayersShape } from '@touchline/contract/collections/shapes/bill'
import { mayChooseBillPayers } from '@touchline/domain/collections/permissions'
import type { Actor, ActorContext } from '@touchline/domain/teams/actor'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { announceGuardianAction } from '#server/teams/commands/family-news.ts'

import { findPayingGuardians, findShareable, savePayers } from '../queries/bill-payers.ts'
import { lockBill } from '../queries/books.ts'
import { countOnRoster } from '../queries/invitations.ts'
import { fieldRefusal } from './lock-for-change.ts'
import { isShareable, shareBill } from './share-bill.ts'

interface Payers {
  readonly memberId: string
  readonly guardianIds: readonly string[]
}

/**
 * Chooses which guardians get a child's bills; allowed for its guardians and treasurers. Two also
 * share what is open now. The other guardians are notified.
 */
export async function setBillPayers(
  tx: Transaction,
  { actor, now }: ActorContext,
  { memberId, guardianIds }: Payers,
): Promise<BillPayersShape> {
  const { teamId, accountId } = actor
  const { guardians } = await readBillPayers(tx, actor, memberId)
  const known = guardians.map(({ guardianId }) => guardianId)
  if (!guardianIds.every((id) => known.includes(id))) throw fieldRefusal('guardianIds', 'unknown')
  const child = { teamId, memberId }
  await savePayers(tx, child, guardianIds)
  for (const { billId, guardianId } of await findShareable(tx, child)) {
    const bill = { teamId, billId }
    await lockBill(tx, bill)
    if (await isShareable(tx, bill, guardianId))
      await shareBill(tx, { bill, guardianId, madeBy: accountId, now })
  }
  await announce(tx, {
    name: 'collections.payers_changed',
    topics: [`team:${teamId}`],
    payload: child,
  })
  await announceGuardianAction(tx, actor, { memberIds: [memberId] })
  return readBillPayers(tx, actor, memberId)
}

/** The guardians who can pay for a child; throws not_found for other people's children. */
export async function readBillPayers(
  db: Queryable,
  actor: Actor,
  memberId: string,
): Promise<BillPayersShape> {
  const { teamId, blockedFrom = [] } = actor
  if (!mayChooseBillPayers(actor, memberId) || blockedFrom.includes(memberId))
    throw new AppError('not_found')
  if ((await countOnRoster(db, teamId, [memberId])) === 0) throw new AppError('not_found')
  const found = await findPayingGuardians(db, { teamId, memberId })
  return {
    guardians: found.map(({ accountId, ...guardian }) => ({
      ...guardian,
      isMe: accountId === actor.accountId,
    })),
  }
}
