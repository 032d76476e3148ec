import type { AccountingShape } from '@touchline/contract/collections/shapes/accounting'
import { contract } from '@touchline/contract/contract'
import { accounting as text } from '@touchline/text/collections/accounting/en'
import { table } from '@touchline/text/members/table/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press, pressInMenu } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { AccountingForm } from './accounting-form.tsx'

const clubId = example(contract.clubs.get).club.id
const shown: AccountingShape = {
  ...example(contract.collections.accounting),
  settings: null,
  yearBegins: 7,
  from: '2026-07-01',
  to: '2026-11-30',
  sums: [
    { currency: 'EUR', bookings: 2, charged: 10_000, paid: 4000, waived: 500, outstanding: 5500 },
    { currency: 'CHF', bookings: 1, charged: 2500, paid: 0, waived: 0, outstanding: 2500 },
  ],
  leftOut: 1,
}

const { accounting: read, exportAccounting, exportClubLedger } = contract.collections

function open(accounting: AccountingShape = shown) {
  server.answers(read, accounting)
  return openPart(<AccountingForm clubId={clubId} accounting={accounting} />)
}

proveForm('the file for the accountant', {
  open: () => open(),
  endpoint: exportAccounting,
  answer: new Blob(['EXTF']),
  fillings: {
    [text.to]: '2026-11-30',
    [text.consultant]: '29098',
    [text.client]: '55003',
  },
  submit: text.save,
  sends: {
    from: '2026-07-01',
    to: '2026-11-30',
    settings: {
      consultant: 29_098,
      client: 55_003,
      yearBegins: 7,
      chart: '42',
      accountLength: 5,
      accounts: { bank: '18000', fees: '40000' },
    },
  },
  wrong: [
    { label: text.consultant, typed: '1000', says: text.consultantWrong },
    { label: text.client, typed: '0', says: text.clientWrong },
    { label: text.to, typed: '2027-07-01', says: text.problems.other_year },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { to: 'no_bookings' },
      label: text.to,
      says: text.problems.no_bookings,
    },
  ],
})

test('shows what the file will hold, and what it leaves out', async () => {
  await open()
  const words = [
    text.count(2),
    text.charged('€100.00'),
    text.waived('€5.00'),
    text.charged('CHF 25.00'),
    text.leftOut(1),
  ]
  for (const one of words) await expectSaid(one)
})

test('another chart brings its own accounts, and a wrong one is shown where it is', async () => {
  await open()
  await press(page.getByText(text.more))
  await fillIn({ [text.chart]: text.charts['03'] })
  await fillIn({ [text.accounts.cash]: '18' })
  expectFilled({ [text.accounts.bank]: '1200', [text.accounts.fees]: '8200' })
  await press(page.getByRole('button', { name: text.save }))
  await expectRefused(text.accounts.cash, text.problems.account_wrong)
})

test('the bookings of the period are downloaded in double entry, whatever DATEV needs', async () => {
  server.answers(exportClubLedger, new Blob(['Day,Bill']))
  await open()
  await pressInMenu(
    page.getByRole('button', { name: text.ledger }),
    page.getByRole('menuitem', { name: table.exportXlsx }),
  )
  await expectSaid(text.saved)
  expect(server.sentTo(exportClubLedger)).toEqual([
    { clubId, from: '2026-07-01', to: '2026-11-30', format: 'xlsx', language: 'en' },
  ])
})

test('a period without bookings has no double-entry file, and says so', async () => {
  await open({ ...shown, sums: [], leftOut: 0 })
  await press(page.getByRole('button', { name: text.ledger }))
  await expectSaid(text.problems.no_bookings)
  expect(server.sentTo(exportClubLedger)).toEqual([])
})
