import fc from 'fast-check'
import { expect, test } from 'vitest'

import { atOneMoment } from '#server/platform/database/database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aClub, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { findCollections } from '../queries/list.ts'
import type { ReceiptDocument } from '../queries/receipts.ts'
import { findJournal, requireReport } from '../queries/report.ts'
import { requireTreasurerBill } from '../queries/treasurer-bill.ts'
import { aBill, aCollection } from '../testing/bills.ts'
import { fileSums } from '../testing/file-sums.ts'
import { playSteps, type Count, type Step } from '../testing/play-steps.ts'
import { bookEntry } from './book-entry.ts'
import { documentOf } from './receipt/document.ts'

const platform = await testPlatform()
const { database } = platform
const now = platform.clock()
const accountId = await anAccount(database)
const clubId = await aClub(database, accountId)
const teamId = await aTeam(database, { clubId })
await aMember(database, teamId, { accountId, isAdmin: true })
const actor = await requirePerson(database, { accountId, teamId })

const amount = fc.integer({ min: 1, max: 12_000 })
const method = fc.constantFrom(
  'transfer' as const,
  'cash' as const,
  'check' as const,
  'pass' as const,
)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('pay' as const, 'refund' as const, 'bounce' as const),
    amount,
    method,
  }),
  fc.record({ kind: fc.constant('forgo' as const), amount }),
  fc.record({ kind: fc.constant('part' as const), count: fc.integer({ min: 1, max: 5 }) }),
)

/** A bill of a hundred. */
async function billed() {
  const collection = await aCollection(database, teamId)
  const bill = { ...(await aBill(database, collection)), collectionId: collection.id }
  const entry = { kind: 'charged', amount: 10_000 } as const
  await database.transaction().execute((tx) => bookEntry(tx, { ...bill, now }, { entry }))
  return bill
}

test('whatever happens to a bill, screen, files and receipt agree to the cent', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    const bill = await billed()
    const paid = { transfer: 0, cash: 0, check: 0, pass: 0 }
    const count: Count = { outstanding: 10_000, waived: 0, refunded: 0, paid }
    expect(await playSteps({ platform, actor, bill }, steps, count)).toEqual([])
    expect(await read(bill)).toEqual(counted(count))
  })
  await fc.assert(property, { numRuns: 25 })
  expect.hasAssertions()
}, 60_000)

/** All places that show these totals. */
async function read(bill: Awaited<ReturnType<typeof billed>>) {
  const shown = await requireTreasurerBill(database, bill, { now, actor: {} })
  const report = await atOneMoment(database, (tx) => requireReport(tx, bill, { now }))
  const { charged, paid, outstanding, waived, refunded } = report.whole
  const listed = await findCollections(database, { teamId, now })
  const figures = listed.find(({ id }) => id === bill.collectionId)
  const receipt = await database
    .transaction()
    .execute((tx) => documentOf(tx, { ...bill, isSandbox: false, now }))
  return {
    list: { charged: figures?.charged, paid: figures?.paid, outstanding: figures?.outstanding },
    ...(await fileSums(database, { ...bill, clubId, accountId, reader: actor, now })),
    receipt: {
      charged: receipt.document.charged,
      paid: receipt.document.paid,
      outstanding: receipt.document.outstanding,
      moved: receipt.document.entries.reduce((sum, entry) => sum + moneyIn(entry), 0),
    },
    bill: { outstanding: shown.outstanding, paid: shown.paid },
    hasOpenParts: shown.instalments.some(({ isPaid }) => !isPaid),
    refundable: Object.fromEntries(shown.refundable.map((one) => [one.method, one.amount])),
    journal:
      (await findJournal(database, { ...bill, blockedFrom: [] })).length - shown.entries.length,
    whole: { charged, paid, outstanding, waived, refunded },
    fees: report.byFee.map((fee) => ({
      charged: fee.charged,
      paid: fee.paid,
      outstanding: fee.outstanding,
    })),
    methods: report.byMethod.reduce((sum, one) => sum + one.paid, 0),
    lastDay: { charged: report.byDay.at(-1)?.charged, paid: report.byDay.at(-1)?.paid },
    over: charged - paid - outstanding - waived - refunded,
  }
}

const moneyIn = ({ kind, amount }: ReceiptDocument['entries'][number]) =>
  ({ paid: amount, returned: -amount, refunded: -amount, waived: 0 })[kind]

function counted({
  outstanding,
  waived,
  refunded,
  paid: ways,
}: Count): Awaited<ReturnType<typeof read>> {
  const paid = Object.values(ways).reduce((sum, one) => sum + one, 0)
  const sums = { charged: 10_000, paid, outstanding }
  return {
    list: sums,
    participants: sums,
    journalFile: sums,
    datev: {
      fees: outstanding + paid,
      outstanding,
      paid,
      shown: { charged: 10_000, paid, outstanding },
    },
    ledgerFile: { fees: outstanding + paid + waived, outstanding, paid, isBalanced: true },
    clubLedger: { fees: outstanding + paid + waived, outstanding, paid, isBalanced: true },
    receipt: { ...sums, moved: paid },
    bill: { outstanding, paid },
    hasOpenParts: outstanding > 0,
    refundable: Object.fromEntries(Object.entries(ways).filter(([, left]) => left > 0)),
    journal: 0,
    whole: { charged: 10_000, paid, outstanding, waived, refunded },
    fees: [{ charged: 10_000, paid, outstanding }],
    methods: paid,
    lastDay: { charged: 10_000, paid },
    over: 0,
  }
}

test('the journal shows amounts, but no names, of bills for people the reader is blocked from', async () => {
  const bill = await billed()
  const memberId = await aMember(database, teamId, { firstName: 'Leo' })
  await database
    .updateTable('bill_lines')
    .set({ member_id: memberId })
    .where('bill_id', '=', bill.billId)
    .execute()
  const entry = { kind: 'paid', method: 'cash', amount: 4000 } as const
  await database
    .transaction()
    .execute((tx) => bookEntry(tx, { ...bill, now }, { entry, note: 'Leo’s mother' }))
  const [, hidden] = await findJournal(database, { ...bill, blockedFrom: [memberId] })
  expect(hidden).toMatchObject({ amount: 4000, payer: '', note: '' })
  const [, open] = await findJournal(database, { ...bill, blockedFrom: [] })
  expect(open).toMatchObject({ amount: 4000, payer: 'Marta Gil', note: 'Leo’s mother' })
})
