import { contract } from '@touchline/contract/contract'
import { payer } from '@touchline/text/collections/payer/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import type { MyBill } from './api.ts'
import BillsPage from './bills-page.tsx'

const { mine: text, bill: words } = payer
const bill = (last: string, more: Partial<MyBill> = {}): MyBill => ({
  id: `019cebf5-0f00-7000-8000-0000000000${last}`,
  teamId: '019cebf5-0f00-7000-8000-0000000000b1',
  token: `token-of-the-bill-${last}`,
  collection: 'Membership',
  team: 'Lions U12',
  names: ['Ben Gil'],
  state: 'open',
  isLate: false,
  dueOn: null,
  otherHalf: null,
  currency: 'EUR',
  charged: 5000,
  outstanding: 5000,
  nextAmount: 5000,
  paidTo: 'lions',
  ...more,
})
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(bills: MyBill[], at = '/bills') {
  server.answers(contract.collections.myBills, { forms: [], bills })
  return openPage(<BillsPage />, { as: 'player', at })
}

test('pays all due bills of one account at once', async () => {
  const due = bill('a3', { outstanding: 9000, nextAmount: 4500 })
  await open([bill('a1'), bill('a2'), due, bill('a4', { paidTo: null })])
  server.refuses(contract.collections.payBills, 'provider_away')
  await press(button(text.payTogether(3, '€145.00')))
  await expect
    .poll(() => server.sentTo(contract.collections.payBills))
    .toMatchObject([
      { tokens: ['token-of-the-bill-a1', 'token-of-the-bill-a2', 'token-of-the-bill-a3'] },
    ])
  await expectSaid(wire.errors.provider_away)
  await expectAccessible()
})

test('has a button per account named by the team, and none for a single bill', async () => {
  const tigers = { team: 'Tigers', paidTo: 'tigers' }
  await open([
    bill('a1'),
    bill('a2'),
    bill('a3', tigers),
    bill('a4', tigers),
    bill('a5', { paidTo: 'bears' }),
  ])
  await expect.element(button(`Lions U12: ${text.payTogether(2, '€100.00')}`)).toBeVisible()
  await expect.element(button(`Tigers: ${text.payTogether(2, '€100.00')}`)).toBeVisible()
  expect(page.getByRole('button', { name: /Pay all/ }).elements()).toHaveLength(2)
})

test('thanks the payer on return', async () => {
  await open([bill('a1', { outstanding: 0, nextAmount: 0, paidTo: null })], '/bills?paid=1')
  await expectSaid(words.thanks)
  await expectSaid(text.receiptsFollow)
})
