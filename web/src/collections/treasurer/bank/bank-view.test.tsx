import type { StatementImportResult } from '@touchline/contract/collections/shapes/transfer'
import { contract } from '@touchline/contract/contract'
import { bank as text } from '@touchline/text/collections/bank/en'
import { debits } from '@touchline/text/collections/debits/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { BankView } from './bank-view.tsx'

const { importClubStatement, clubTransfers, changeDebits } = contract.collections
const clubId = example(contract.clubs.get).club.id
const idOf = (digit: number) => `019cebf5-0f00-7000-8000-00000000000${digit}`

const nothing: StatementImportResult = {
  booked: 0,
  collected: { count: 0, amount: 0 },
  returned: [],
  known: 0,
  waiting: 0,
  notBooked: 0,
  unreadCount: 0,
  unread: [],
  outCount: 0,
  out: [],
}
const returned = {
  debitRunId: idOf(1),
  billId: idOf(2),
  number: 100_002,
  payer: 'Ben Stein',
  amount: 10_000,
  reason: 'no_funds' as const,
  fee: 350,
  isFeeCharged: false,
}

async function bring(part: Partial<StatementImportResult>) {
  server.answers(clubTransfers, { transfers: [], waitingCount: 0, creditCount: 0 })
  server.answers(importClubStatement, { ...nothing, ...part })
  await openPart(<BankView clubId={clubId} currency="CHF" />)
  await choose(new File(['<Document/>'], 'december.xml'))
}

async function choose(file: File) {
  await expect.element(page.getByText(text.choose)).toBeVisible()
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no field for a file')
  await page.elementLocator(input).upload(file)
}

test('an import shows each group, and a fee of the bank is put on the bill', async () => {
  server.answers(changeDebits)
  await bring({
    booked: 2,
    collected: { count: 12, amount: 120_000 },
    returned: [returned],
    waiting: 1,
    known: 3,
  })
  await expectSaid(text.result('december.xml'))
  await expectSaid(text.booked(2))
  await expectSaid(text.collected(12, '€1,200.00'))
  await expectSaid(text.waiting(1))
  await expectSaid(text.known(3))
  await expectSaid(text.returned(1))
  await expectSaid(debits.runs.reasons.no_funds)
  await expectAccessible()
  await press(page.getByRole('button', { name: debits.runs.chargeFee('€3.50') }))
  await expectSaid(`${debits.runs.fee('€3.50')} · ${debits.runs.feeCharged}`)
  expect(server.sentTo(changeDebits)).toMatchObject([
    { clubId, debitRunId: idOf(1), change: { kind: 'charge_fee', billId: idOf(2) } },
  ])
})

test('what went out and what was not understood is listed', async () => {
  const out = {
    bookedOn: '2026-12-16',
    amount: 64_000,
    currency: 'EUR',
    payer: 'Town',
    words: 'Hall rent',
  }
  await bring({
    unreadCount: 1,
    unread: [{ at: 7, text: '1.2.3,00' }],
    outCount: 1,
    out: [out],
  })
  await expectSaid(text.lineAt('7', '1.2.3,00'))
  await page.getByText(text.out(1)).click()
  await expectSaid(/Hall rent/)
})

test('a file that is not from a bank is refused in plain words', async () => {
  server.answers(clubTransfers, { transfers: [], waitingCount: 0, creditCount: 0 })
  server.refuses(importClubStatement, 'import_not_a_table')
  await openPart(<BankView clubId={clubId} currency="CHF" />)
  await choose(new File(['hello'], 'hello.txt'))
  await expectSaid(text.notAStatement)
})

test('the currency of the club is sent for files that name none, and can be changed', async () => {
  await bring({})
  const choice = page.getByRole('combobox', { name: text.currency })
  await expect.element(choice).not.toBeInTheDocument()
  await page.getByText(text.currency).first().click()
  await expect.element(choice).toBeVisible()
  await expectAccessible()
  expect(server.sentTo(importClubStatement)).toMatchObject([{ clubId, currency: 'CHF' }])
})
