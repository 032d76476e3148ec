import { accounting } from '@touchline/contract/collections/shapes/accounting'
import { defaultAccounts } from '@touchline/domain/collections/accounting/chart'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { bookEntry } from '../commands/book-entry.ts'
import { collectionsRoutes } from '../routes.ts'
import { aBill, aCollection } from '../testing/bills.ts'
import { balancesIn } from '../testing/datev-sums.ts'

const platform = await testPlatform()
const { database } = platform
const as = openTestApi(platform, { collections: collectionsRoutes })

const settings = {
  consultant: 29_098,
  client: 55_003,
  yearBegins: 1,
  accountLength: 5,
  chart: '42',
  accounts: defaultAccounts['42'],
}
const year = { from: '2026-01-01', to: '2026-12-31' }

beforeEach(() => platform.setClock('2026-11-30T09:00:00.000Z'))

/** A club with two teams, a bill of 100.00 in each, and what was booked on them. */
async function aClubWithBooks() {
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  const at = `/clubs/${clubId}/accounting`
  const teamId = await aTeam(database, { clubId })
  const bills = [
    await aBill(database, await aCollection(database, teamId)),
    await aBill(database, await aCollection(database, await aTeam(database, { clubId }))),
  ] as const
  const book = (at: 0 | 1, entry: Parameters<typeof bookEntry>[2]) =>
    database
      .transaction()
      .execute((tx) => bookEntry(tx, { ...bills[at], now: platform.clock() }, entry))
  for (const at of [0, 1] as const) {
    await book(at, { entry: { kind: 'charged', amount: 10_000 } })
    await book(at, {
      entry: { kind: 'charged', amount: 500 },
      source: `reminder:${bills[at].billId}:x:1`,
    })
  }
  await book(0, { entry: { kind: 'paid', method: 'transfer', amount: 10_500 } })
  await book(1, { entry: { kind: 'paid', method: 'cash', amount: 4000 } })
  const ask = as(manager)
  const shown = async (query = '') => accounting.parse((await ask(`GET ${at}${query}`)).body)
  const download = (more: object = {}) => ask(`POST ${at}/export`, { settings, ...year, ...more })
  const ledger = async (more: object = {}) => {
    const file = await ask(`POST ${at}/ledger`, { ...year, format: 'csv', language: 'en', ...more })
    const lines = file.bytes.toString('utf8').trim().split(/\r?\n/)
    return { ...file, rows: lines.slice(1).map((line) => line.split(',')) }
  }
  return { manager, clubId, teamId, at, bills, book, ask, shown, download, ledger }
}

/** Lines of bookings as text, without the two above. */
const rowsOf = (bytes: Buffer) =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .split('\r\n')
    .slice(2, -1)
    .map((line) => line.split(';'))

test('the file has the bookings of all teams, and they come to what the screen says', async () => {
  const { shown, download, bills } = await aClubWithBooks()
  expect(await shown()).toEqual({
    settings: null,
    from: '2026-01-01',
    to: '2026-11-30',
    yearBegins: 1,
    sums: [
      { currency: 'EUR', bookings: 6, charged: 21_000, paid: 14_500, waived: 0, outstanding: 6500 },
    ],
    leftOut: 0,
  })
  const { bytes, status } = await download()
  expect(status).toBe(200)
  const rows = rowsOf(bytes)
  const on = balancesIn(bytes.toString('latin1'))
  const { debtors, fees, charges, bank, cash } = defaultAccounts['42']
  expect([debtors, fees, charges, bank, cash].map(on)).toEqual([6500, -20_000, -1000, 10_500, 4000])
  const numbers = await database
    .selectFrom('bills')
    .select('number')
    .where(
      'id',
      'in',
      bills.map(({ billId }) => billId),
    )
    .execute()
  expect(new Set(rows.map((row) => row[10]))).toEqual(
    new Set(numbers.map(({ number }) => `"${number}"`)),
  )
})

test('the double-entry file has both sides of each booking, with totals by currency', async () => {
  const { ledger, bills, shown } = await aClubWithBooks()
  await database
    .updateTable('collections')
    .set({ currency: 'CHF' })
    .where('team_id', '=', bills[1].teamId)
    .execute()
  const file = await ledger()
  expect(file.headers['content-disposition']).toBe(
    'attachment; filename="double-entry-2026-01-01-2026-12-31.csv"',
  )
  const cents = (cell = '') => Math.round(Number(cell) * 100)
  const sides = file.rows.filter(([first]) => first !== 'Total')
  expect(sides).toHaveLength(12)
  // Two lines a booking, as much on one side as on the other.
  for (let at = 0; at < sides.length; at += 2) {
    const [one, other] = [sides[at] ?? [], sides[at + 1] ?? []]
    expect(one.slice(0, 5)).toEqual(other.slice(0, 5))
    expect(cents(one[6]) + cents(other[6])).toBe(cents(one[7]) + cents(other[7]))
  }
  const { sums } = await shown()
  for (const { currency, charged, paid, outstanding } of sums) {
    const on = (account: string) =>
      sides
        .filter((line) => line[5] === account && line[8] === currency)
        .reduce((sum, line) => sum + cents(line[6]) - cents(line[7]), 0)
    expect([-on('Income from fees'), on('Receivables'), on('Bank') + on('Cash')]).toEqual([
      charged,
      outstanding,
      paid,
    ])
    const [total] = file.rows.filter((line) => line[0] === 'Total' && line[8] === currency)
    expect(total?.slice(6, 8).map(cents)).toEqual([charged + paid, charged + paid])
  }
  expect(file.rows[0]?.at(-1)).toBe('Season 2026/27')
  const sheet = await ledger({ format: 'xlsx', language: 'fr' })
  expect(sheet.headers['content-disposition']).toContain('partie-double-2026-01-01-2026-12-31.xlsx')
  expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK')
})

test.each([
  [{ from: '2026-02-01', to: '2026-01-01' }, 'before_start'],
  [{ from: '2025-01-01', to: '2025-12-31' }, 'no_bookings'],
])('a period without bookings is refused at its end: %j', async (period, code) => {
  const { ledger } = await aClubWithBooks()
  expect(await ledger(period)).toMatchObject({
    status: 422,
    body: { data: { fields: { to: code } } },
  })
})

test('the settings of the last file are proposed for the next', async () => {
  const { shown, download } = await aClubWithBooks()
  await download()
  await download({ settings: { ...settings, client: 7 } })
  expect((await shown()).settings).toEqual({ ...settings, client: 7 })
})

test('the financial year of the fees is proposed until a file was made', async () => {
  const { shown, clubId } = await aClubWithBooks()
  await database
    .insertInto('dues_schedules')
    .values({
      club_id: clubId,
      currency: 'EUR',
      months: 12,
      changed_at: platform.clock(),
      rules: JSON.stringify({
        rates: [],
        isProRata: true,
        siblingPercents: [],
        familyMaximum: null,
        yearBegins: 8,
      }),
    })
    .execute()
  expect(await shown()).toMatchObject({ from: '2026-08-01', yearBegins: 8 })
})

test.each([
  [{ to: '2027-01-01' }, { to: 'other_year' }],
  [{ to: '2025-12-31' }, { to: 'before_start' }],
  [{ from: '2026-01-01', to: '2026-01-02' }, { to: 'no_bookings' }],
  [
    { settings: { ...settings, accounts: { ...settings.accounts, bank: '1800' } } },
    { bank: 'account_wrong' },
  ],
])('what DATEV would refuse is refused at its field: %j', async (more, fields) => {
  const { download } = await aClubWithBooks()
  expect(await download(more)).toMatchObject({ status: 422, body: { data: { fields } } })
})

test.each([{ consultant: 1000 }, { client: 100_000 }, { accountLength: 9 }, { chart: '70' }])(
  'a number that DATEV does not know is refused: %j',
  async (wrong) => {
    const { download } = await aClubWithBooks()
    expect(await download({ settings: { ...settings, ...wrong } })).toMatchObject({ status: 422 })
  },
)

test('bookings in other currencies are left out, and the screen counts them', async () => {
  const { shown, download, bills } = await aClubWithBooks()
  await database
    .updateTable('collections')
    .set({ currency: 'CHF' })
    .where('team_id', '=', bills[1].teamId)
    .execute()
  expect(await shown()).toMatchObject({
    sums: [
      { currency: 'EUR', bookings: 3, charged: 10_500, paid: 10_500 },
      { currency: 'CHF', bookings: 3, charged: 10_500, paid: 4000 },
    ],
    leftOut: 3,
  })
  expect(rowsOf((await download()).bytes)).toHaveLength(3)
})

test('what was waived is told apart from what was paid', async () => {
  const { shown, book } = await aClubWithBooks()
  await book(1, { entry: { kind: 'waived', amount: 1500 } })
  const paid = { charged: 21_000, paid: 14_500 }
  expect(await shown()).toMatchObject({ sums: [{ ...paid, waived: 1500, outstanding: 5000 }] })
})

test('a team’s bookings stay in the file after the team is erased, without names', async () => {
  const { shown, download, clubId } = await aClubWithBooks()
  const ledgerId = newId()
  await database
    .insertInto('archived_ledgers')
    .values({
      id: ledgerId,
      club_id: clubId,
      team: 'U9',
      collection: 'Season',
      kind: 'membership',
      currency: 'EUR',
      erased_on: '2026-06-01',
      keep_until: '2036-12-31',
    })
    .execute()
  await database
    .insertInto('archived_entries')
    .values({
      ledger_id: ledgerId,
      position: 1,
      number: 99_000,
      kind: 'charged',
      method: null,
      amount: 700,
      booked_on: '2026-05-01',
      created_at: platform.clock(),
    })
    .execute()
  expect(await shown()).toMatchObject({ sums: [{ bookings: 7, charged: 21_700 }] })
  const [first] = rowsOf((await download()).bytes)
  expect(first).toMatchObject({ 0: '7,00', 9: '0105', 10: '"99000"' })
})

test('the payer of a bill for a child the reader is blocked from is left out', async () => {
  const { manager, teamId, bills, download } = await aClubWithBooks()
  const memberId = await aMember(database, teamId, { firstName: 'Leo' })
  await database
    .updateTable('bill_lines')
    .set({ member_id: memberId })
    .where('bill_id', '=', bills[0].billId)
    .execute()
  const blocked = { accountId: manager, blockedAt: platform.clock() }
  await aGuardian(database, { teamId, memberId }, blocked)
  const words = rowsOf((await download()).bytes).map((row) => row[13])
  expect(words.filter((text) => text?.includes('Marta Gil'))).toHaveLength(3)
})

test('an admin of one team finds no bookings of the club', async () => {
  const { at, teamId } = await aClubWithBooks()
  const admin = await anAccount(database)
  await aMember(database, teamId, { accountId: admin, isAdmin: true })
  expect(await as(admin)(`GET ${at}`)).toMatchObject({ status: 404 })
  expect(await as(admin)(`POST ${at}/export`, { settings, ...year })).toMatchObject({ status: 404 })
  const wanted = { ...year, format: 'csv', language: 'en' }
  expect(await as(admin)(`POST ${at}/ledger`, wanted)).toMatchObject({ status: 404 })
})
