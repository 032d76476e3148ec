import { effectOf } from '@touchline/domain/cashbox/ledger'
import { isBlockedFrom, type ActorContext } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { v7 as newId } from 'uuid'

import { announceCollectionChange } from '#server/collections/commands/lock-for-change.ts'
import { makeBill } from '#server/collections/commands/make-bill.ts'
import type { CollectionRow } from '#server/collections/queries/collections.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findPeopleToBill, type PersonToBill } from '../queries/balances.ts'
import { addEntries } from '../queries/entries.ts'
import { addBillCollection } from './bill-collection.ts'
import { announceBox, lockBox } from './locked-box.ts'

interface Billing {
  /** The browser's id of it, and the collection's. */
  readonly billingId: string
  readonly memberIds: readonly string[]
  readonly amount: number
  readonly dueOn: string
}

/**
 * Turns what people owe into bills of a collection. The ledger says that the bill took it over, so
 * nothing is asked for twice. Repeated requests write them once; if the total differs from what was
 * shown, none are written.
 */
export async function billBalances(
  tx: Transaction,
  context: ActorContext,
  { billingId, memberIds, amount, dueOn }: Billing,
): Promise<void> {
  const box = await lockBox(tx, context)
  const { actor, now } = context
  const { teamId } = actor
  if (memberIds.some((memberId) => isBlockedFrom(actor, memberId))) throw new AppError('not_found')
  if (dueOn < dayInZone(now, box.timeZone))
    throw new AppError('invalid_input', { fields: { dueOn: 'past' } })
  const billed = await addBillCollection(tx, context, { box, collectionId: billingId, dueOn })
  if (billed === undefined) return
  const people = await findPeopleToBill(tx, { teamId, memberIds, now })
  const sum = people.reduce((all, { balance }) => all + balance, 0)
  if (sum !== amount) throw new AppError('changed_meanwhile')
  for (const person of people) await billPerson(tx, context, { ...billed, person, dueOn })
  await announceCollectionChange(tx, { teamId, collectionId: billingId })
  await announceBox(tx, teamId)
}

interface BilledBalance {
  readonly collection: CollectionRow
  readonly feeId: string
  readonly person: PersonToBill
  readonly dueOn: string
}

async function billPerson(
  tx: Transaction,
  { actor: { teamId, accountId }, now }: ActorContext,
  { collection, feeId, person, dueOn }: BilledBalance,
): Promise<void> {
  const { memberId, firstName, lastName, balance, payer } = person
  const line = { memberId, firstName, lastName, feeId, sizeId: null, quantity: 1, answers: {} }
  const bill = await makeBill(
    tx,
    { collection, now, dueOn },
    {
      clientId: newId(),
      accountId: person.accountId,
      payer,
      lines: [{ ...line, amount: balance }],
      paymentOption: 'later',
      isAnonymous: false,
      madeBy: accountId,
    },
  )
  const { billId } = bill
  const entry = { id: newId(), kind: 'bill' as const, memberId, label: collection.name, billId }
  await addEntries(tx, { teamId, accountId, now }, [{ ...entry, ...effectOf('bill', balance) }])
  const key = { teamId, collectionId: collection.id, billId }
  await announce(tx, { name: 'collections.billed', topics: [], payload: key })
}
