import type { NewDuesRun } from '@touchline/contract/collections/shapes/dues'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { payerOf } from '../../queries/bill-people.ts'
import { insertCharges } from '../../queries/dues-charges.ts'
import type { Schedule } from '../../queries/dues.ts'
import { announceCollectionChange } from '../lock-for-change.ts'
import { makeBill } from '../make-bill.ts'
import { isShareable, shareBill } from '../share-bill.ts'
import type { PlannedPerson } from './plan.ts'
import { addRunCollection } from './run-collection.ts'

interface TeamBilling {
  readonly actor: { readonly accountId: string }
  readonly now: Date
  readonly input: NewDuesRun
  readonly teamId: string
  readonly members: readonly PlannedPerson[]
  readonly schedule: Schedule
  readonly endsOn: string
}

/** Creates a collection for one team, with one bill per payer. */
export async function billTeam(tx: Transaction, billing: TeamBilling): Promise<void> {
  const { teamId, members, actor, now, input } = billing
  const rates = new Map(members.flatMap(({ rate }) => (rate ? [[rate.key, rate]] : [])))
  const fees = [...rates.values()].map((rate) => ({ ...rate, id: newId() }))
  const feeIds = new Map(fees.map(({ key, id }) => [key, id]))
  const collection = await addRunCollection(tx, billing, fees)
  for (const family of Map.groupBy(members, ({ row }) => row.payerKey).values()) {
    const [first] = family
    if (first === undefined) continue
    const bill = await makeBill(
      tx,
      { collection, now, dueOn: input.dueOn },
      {
        clientId: newId(),
        accountId: first.row.accountId,
        payer: payerOf(first.row),
        lines: family.map((person) => lineOf(person, feeIds)),
        paymentOption: 'later',
        isAnonymous: false,
        madeBy: actor.accountId,
      },
    )
    const key = { teamId, collectionId: collection.id, billId: bill.billId }
    const memberIds = family.flatMap(({ row }) => row.memberId ?? [])
    await insertCharges(tx, bill, { startsOn: input.startsOn, memberIds })
    await announce(tx, { name: 'collections.billed', topics: [], payload: key })
    const guardianId = secondPayerOf(family)
    if (guardianId !== null && (await isShareable(tx, bill, guardianId)))
      await shareBill(tx, { bill, guardianId, madeBy: actor.accountId, now })
  }
  await announceCollectionChange(tx, { teamId, collectionId: collection.id })
}

/** Shares a bill if the same two guardians pay for everyone on it. */
function secondPayerOf(family: readonly PlannedPerson[]): string | null {
  const others = new Set(family.map(({ row }) => row.secondPayerId))
  const [only = null] = others
  return others.size === 1 ? only : null
}

function lineOf(
  { row, shown, rate }: PlannedPerson,
  feeIds: ReadonlyMap<string, string>,
): Parameters<typeof makeBill>[2]['lines'][number] {
  const feeId = feeIds.get(rate?.key ?? '')
  if (feeId === undefined) throw new Error('a bill has a fee for every rate on it')
  return {
    memberId: row.memberId,
    membershipId: row.membershipId,
    firstName: row.firstName,
    lastName: row.lastName,
    feeId,
    sizeId: null,
    quantity: 1,
    amount: shown.amount,
    answers: {},
  }
}
