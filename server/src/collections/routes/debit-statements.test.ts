import { debitFile } from '@touchline/contract/collections/shapes/debit-runs'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { bookEntry } from '../commands/book-entry.ts'
import { camt, credit, debitBack, entry } from '../testing/camt.ts'
import { aCollectingClub } from '../testing/debits.ts'

const platform = await testPlatform()
const aClubToCollect = () => aCollectingClub(platform)

beforeEach(() => platform.setClock('2026-12-01T09:00:00.000Z'))

test('a full round: the batch pays every bill to the cent, and one is returned with reason and fee', async () => {
  const { started, download, read, transfers, run, change, anna, ben } = await aClubToCollect()
  const { id } = await started()
  const { xml } = debitFile.parse((await download(id)).body)
  const batch = /<PmtInfId>([^<]*)</.exec(xml)?.[1] ?? ''
  expect(xml).toContain(`<EndToEndId>${ben.reference}</EndToEndId>`)

  platform.setClock('2026-12-16T09:00:00.000Z')
  const wrong = await read(camt(credit(batch, '199.99')))
  expect(wrong).toMatchObject({ collected: { count: 0 }, waiting: 1 })
  const [differing] = await transfers()
  expect(differing).toMatchObject({ because: 'debit_differs', amount: 19_999 })

  platform.setClock('2026-12-18T09:00:00.000Z')
  const statement = camt(
    credit(batch, '200.00'),
    debitBack(ben.reference, '103.50', 'AC04'),
    credit('SOMETHING-ELSE', '12.00'),
  )
  const { number } = ben
  expect(await read(statement)).toMatchObject({
    collected: { count: 2, amount: 20_000 },
    returned: [{ number, amount: 10_000, fee: 350, reason: 'account_closed', debitRunId: id }],
    known: 0,
    waiting: 1,
  })
  expect(await read(statement)).toMatchObject({
    collected: { count: 0 },
    returned: [],
    known: 3,
    waiting: 0,
  })

  const after = await run(id)
  expect(after).toMatchObject({ amount: 20_000, paid: 10_000, returned: 10_000, returnedCount: 1 })
  expect(after.paid).toBe(after.amount - after.returned)
  expect(after.items.find(({ billId }) => billId === ben.billId)).toMatchObject({
    state: 'returned',
    returnCode: 'AC04',
    reason: 'account_closed',
    returnedOn: '2026-12-17',
    fee: 350,
    isFeeCharged: false,
  })
  expect(await anna.page()).toMatchObject({ outstanding: 0, paid: 10_000 })
  expect(await ben.page()).toMatchObject({ outstanding: 10_000, paid: 0 })

  const fee = { kind: 'charge_fee', billId: ben.billId }
  await change(id, fee)
  await change(id, fee)
  expect(await ben.page()).toMatchObject({
    outstanding: 10_350,
    nextAmount: 10_350,
    debit: { last: { state: 'returned', reason: 'account_closed', fee: 350 } },
  })
})

test('returns deducted from the batch, or debits booked one by one, give the same result', async () => {
  const { started, download, read, run, anna, ben } = await aClubToCollect()
  const { id } = await started()
  const { xml } = debitFile.parse((await download(id)).body)
  const batch = /<PmtInfId>([^<]*)</.exec(xml)?.[1] ?? ''
  platform.setClock('2026-12-18T09:00:00.000Z')
  expect(await read(camt(debitBack(ben.reference, '100.00', 'MD01')))).toMatchObject({
    returned: [{ reason: 'no_mandate' }],
  })
  expect(await read(camt(credit(batch, '100.00')))).toMatchObject({
    collected: { count: 1, amount: 10_000 },
  })
  expect(await run(id)).toMatchObject({ paid: 10_000, returned: 10_000 })
  expect(await anna.page()).toMatchObject({ outstanding: 0 })
  expect(await ben.page()).toMatchObject({ outstanding: 10_000, paid: 0 })
})

test('returns are read from MT940 and CSV files, too', async () => {
  const { started, download, read, change, run, anna, ben } = await aClubToCollect()
  const { id } = await started()
  await download(id)
  platform.setClock('2026-12-18T09:00:00.000Z')
  await change(id, { kind: 'received', onDay: '2026-12-15' })
  expect(await run(id)).toMatchObject({ paid: 20_000 })
  const csv = `Buchungstag;Buchungstext;Verwendungszweck;Beguenstigter;Betrag;Waehrung
17.12.2026;RUECKLASTSCHRIFT;${anna.reference} Rueckgabegrund AM04;Anna;-103,00;EUR`
  expect(await read(csv)).toMatchObject({ returned: [{ reason: 'no_funds', fee: 300 }] })
  const mt940 = `:20:STARTUMSE
:25:37040044/532013000
:28C:00001/001
:60F:C261216EUR0,00
:61:2612171217DR100,00NRTINONREF
:86:109?00RUECKLASTSCHRIFT?20EREF+${ben.reference}?21SVWZ+RETURN MS02
:62F:C261217EUR0,00
-`
  expect(await read(mt940)).toMatchObject({ returned: [{ reason: 'objected', fee: 0 }] })
  const { items } = await run(id)
  expect(Object.fromEntries(items.map(({ returnCode, fee }) => [returnCode, fee]))).toEqual({
    AM04: 300,
    MS02: 0,
  })
})

/** A run that the bank has collected, three days after it was due. */
async function aCollectedRun() {
  const club = await aClubToCollect()
  const { id } = await club.started()
  const { xml } = debitFile.parse((await club.download(id)).body)
  platform.setClock('2026-12-18T09:00:00.000Z')
  return { ...club, id, batch: /<PmtInfId>([^<]*)</.exec(xml)?.[1] ?? '' }
}

test.each([
  ['after', (batch: string, back: string) => [camt(credit(batch, '200.00')), camt(back)]],
  ['before', (_: string, back: string) => [camt(back)]],
])(
  "a payer's own transfer after a debit that was returned %s its credit pays the bill",
  async (_, files) => {
    const { read, batch, anna } = await aCollectedRun()
    for (const file of files(batch, debitBack(anna.reference, '100.00', 'AM04'))) await read(file)
    expect(await anna.page()).toMatchObject({ outstanding: 10_000 })
    const own = camt(entry('CRDT', '100.00', `Fee ${anna.reference}`)).replace('-12-16', '-12-18')
    expect(await read(own)).toMatchObject({ booked: 1, known: 0, collected: { count: 0 } })
    expect(await anna.page()).toMatchObject({ outstanding: 0, paid: 10_000 })
    expect(await read(own)).toMatchObject({ booked: 0, known: 1 })
  },
)

test('a second payment of a bill that was collected, and of a whole run, waits', async () => {
  const { read, batch, transfers, anna } = await aCollectedRun()
  await read(camt(credit(batch, '200.00')))
  const own = camt(
    entry('CRDT', '100.00', `Fee ${anna.reference}`),
    entry('CRDT', '200.00', 'For two children'),
  )
  expect(await read(own)).toMatchObject({ booked: 0, waiting: 2, known: 0 })
  expect(await transfers()).toMatchObject([
    { state: 'waiting' },
    { state: 'waiting' },
    { state: 'booked' },
  ])
})

test('a debit that the bank credited alone before it was returned stays unpaid', async () => {
  const { read, anna } = await aCollectedRun()
  await read(camt(debitBack(anna.reference, '100.00', 'AM04')))
  const alone = camt(entry('CRDT', '100.00', anna.reference))
  expect(await read(alone)).toMatchObject({ booked: 0, collected: { count: 1 } })
  expect(await anna.page()).toMatchObject({ outstanding: 10_000, paid: 0 })
})

test('a returned debit that the club had refunded in part is due for the rest, and all is imported', async () => {
  const { read, batch, run, id, anna, cleo } = await aCollectedRun()
  await read(camt(credit(batch, '200.00')))
  const { teamId, billId } = anna
  const refund = { kind: 'refunded', method: 'transfer', amount: 6000 } as const
  await platform.database.transaction().execute(async (tx) => {
    await bookEntry(tx, { teamId, billId, now: platform.clock() }, { entry: refund })
  })
  const file = camt(
    debitBack(anna.reference, '100.00', 'MD06'),
    entry('CRDT', '100.00', `Fee Cleo ${cleo.reference}`),
  )
  expect(await read(file)).toMatchObject({
    booked: 1,
    returned: [{ number: anna.number, amount: 10_000, reason: 'refunded' }],
  })
  expect(await anna.page()).toMatchObject({ outstanding: 4000, paid: 0 })
  expect(await run(id)).toMatchObject({ returnedCount: 1 })
})

test("doesn't notify a payer whose bill has nothing due", async () => {
  const { read, batch, anna } = await aCollectedRun()
  await read(camt(credit(batch, '200.00')))
  const { teamId, billId } = anna
  const refund = { kind: 'refunded', method: 'transfer', amount: 10_000 } as const
  await platform.database.transaction().execute(async (tx) => {
    await bookEntry(tx, { teamId, billId, now: platform.clock() }, { entry: refund })
  })
  await sql`delete from outbox`.execute(platform.database)
  expect(await read(camt(debitBack(anna.reference, '100.00', 'MD06')))).toMatchObject({
    returned: [{ number: anna.number }],
  })
  const announced = await sql<{ name: string }>`select name from outbox`.execute(platform.database)
  expect(announced.rows.map(({ name }) => name)).not.toContain('collections.booked')
  expect(await anna.page()).toMatchObject({ outstanding: 0 })
})

test("the club's own refund that quotes the bill isn't a returned debit", async () => {
  const { read, batch, run, id, anna, ben } = await aCollectedRun()
  await read(camt(credit(batch, '200.00')))
  const file = camt(
    entry('DBIT', '100.00', `Devolución de cuota ${anna.reference}`),
    entry('DBIT', '103.00', `Devolución de recibo ${ben.reference}`),
  )
  expect(await read(file)).toMatchObject({
    returned: [{ number: ben.number, fee: 300 }],
    outCount: 1,
    out: [{ amount: 10_000 }],
  })
  expect(await run(id)).toMatchObject({ returnedCount: 1 })
  expect(await anna.page()).toMatchObject({ outstanding: 0, paid: 10_000 })
})
