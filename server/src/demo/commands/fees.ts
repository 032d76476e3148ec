import { randomBytes } from 'node:crypto'

import { addDays } from '@touchline/domain/events/days'
import { currencyIn } from '@touchline/domain/values/money'
import { v7 as newId } from 'uuid'

import { bookEntry } from '#server/collections/commands/book-entry.ts'
import { makeBill } from '#server/collections/commands/make-bill.ts'
import { splitBill } from '#server/collections/commands/share-bill.ts'
import { requireBilledPerson } from '#server/collections/queries/bill-people.ts'
import { lockCollection } from '#server/collections/queries/collections.ts'
import { inviteMembers } from '#server/collections/queries/invitations.ts'
import { findOtherPayers } from '#server/collections/queries/shares.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { insertRows } from '../queries.ts'
import type { DemoPlayer, Stage } from './roster.ts'
import { actorOf } from './season.ts'

const day = 86_400_000
/** Minor units. */
const amount = 9000
const publishedDaysAgo = 18

/** An open season fee: most have paid, some partly, some not yet. */
export async function addFees(
  tx: Transaction,
  stage: Stage,
  rosterRows: readonly DemoPlayer[],
): Promise<void> {
  const { teamId, now } = stage
  const publishedAt = new Date(now.getTime() - publishedDaysAgo * day)
  const key = { teamId, collectionId: newId() }
  const feeId = newId()
  await insertRows(tx, 'collections', [collectionRow(stage, { ...key, publishedAt })])
  await insertRows(tx, 'collection_fees', [
    {
      id: feeId,
      team_id: teamId,
      collection_id: key.collectionId,
      position: 0,
      name: stage.words.fees.child,
      type: 'fixed',
      amount,
    },
  ])
  // The first player is the coach's.
  const children = rosterRows.slice(1).map(({ memberId }) => memberId)
  await inviteMembers(tx, key, { asked: children, now: publishedAt })
  const fee = { ...key, feeId, publishedAt }
  for (const [place, memberId] of children.entries())
    await billChild(tx, stage, { fee, place, memberId })
}

interface DemoFee {
  readonly teamId: string
  readonly collectionId: string
  readonly feeId: string
  readonly publishedAt: Date
}

interface BilledChild {
  readonly fee: DemoFee
  readonly place: number
  readonly memberId: string
}

async function billChild(
  tx: Transaction,
  stage: Stage,
  { fee, place, memberId }: BilledChild,
): Promise<void> {
  const { teamId, feeId, publishedAt } = fee
  const collection = await lockCollection(tx, fee)
  const person = await requireBilledPerson(tx, { teamId, memberId, now: stage.now })
  const { payer, accountId, firstName, lastName } = person
  const line = { memberId, firstName, lastName, feeId, sizeId: null, quantity: 1, answers: {} }
  const bill = await makeBill(
    tx,
    { collection, now: publishedAt },
    {
      clientId: newId(),
      accountId,
      payer,
      lines: [{ ...line, amount }],
      paymentOption: 'later',
      isAnonymous: false,
      madeBy: actorOf(stage).accountId,
    },
  )
  const isShared = place === sharedPlace && (await shareDemoBill(tx, stage, { bill, publishedAt }))
  const paid = isShared ? amount / 2 : paidBy(place)
  if (paid === 0) return
  const paidAt = new Date(publishedAt.getTime() + (1 + (place % 12)) * day)
  await bookEntry(
    tx,
    { ...bill, now: paidAt },
    {
      entry: { kind: 'paid', method: place % 4 === 1 ? 'cash' : 'transfer', amount: paid },
      source: `demo:${bill.billId}`,
      note: place % 4 === 1 ? stage.words.cash : '',
      onDay: addDays(publishedAt.toISOString().slice(0, 10), 1 + (place % 12)),
      madeBy: actorOf(stage).accountId,
      announceAs: 'nothing',
    },
  )
}

/** This child has two parents with accounts: one has paid their half, the other has not. */
const sharedPlace = 3

interface SharedBill {
  readonly bill: Awaited<ReturnType<typeof makeBill>>
  readonly publishedAt: Date
}

async function shareDemoBill(
  tx: Transaction,
  stage: Stage,
  { bill, publishedAt: now }: SharedBill,
): Promise<boolean> {
  const [other] = await findOtherPayers(tx, bill)
  if (other === undefined) return false
  const { accountId: madeBy } = actorOf(stage)
  await splitBill(tx, { bill, guardianId: other.guardianId, madeBy, now })
  return true
}

/** The demo parent, first in the list, has paid for one of two children. */
function paidBy(place: number): number {
  if (place === 1 || place % 5 === 4) return 0
  return place % 7 === 6 ? amount / 2 : amount
}

function collectionRow(
  { words, country, now, cast }: Stage,
  { teamId, collectionId, publishedAt }: Omit<DemoFee, 'feeId'>,
) {
  return {
    id: collectionId,
    team_id: teamId,
    kind: 'membership',
    state: 'open',
    step: 'broadcast',
    name: words.fees.name,
    details: words.fees.details,
    organizer_email: cast.coach.email,
    currency: currencyIn(country),
    takes_offline: true,
    key: randomBytes(24).toString('base64url'),
    created_by: cast.coach.id,
    created_at: publishedAt,
    changed_at: now,
    published_at: publishedAt,
  } as const
}
