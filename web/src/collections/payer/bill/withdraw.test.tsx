import { contract } from '@touchline/contract/contract'
import { payer } from '@touchline/text/collections/payer/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { BillView } from './bill-view.tsx'

const { places: text, bill: words } = payer
const { withdraw, openBill } = contract.collections
const waits = {
  ...example(openBill),
  state: 'waiting',
  position: 3,
  mayWithdraw: true,
  charged: 0,
  outstanding: 0,
  paid: 0,
} as const
const button = (name: string) => page.getByRole('button', { name, exact: true })
function open(part: object = {}) {
  const bill = { ...waits, ...part }
  server.answers(openBill, bill)
  return openPart(<BillView bill={bill} />, { as: 'visitor' })
}

proveQuestion('leaving the waiting list', {
  open: () => open(),
  asks: button(text.leave),
  endpoint: withdraw,
  title: text.leaveTitle,
  consequence: text.leaveText,
  confirm: text.leave,
  sends: { token: waits.token },
  says: text.gone,
})

test('someone who waits sees the position, and neither a bill nor a way to pay', async () => {
  await open()
  await expectSaid(text.position(3))
  await expectSaid(text.waitingText)
  await expect.element(page.getByText(words.toPay)).not.toBeInTheDocument()
  await expect.element(page.getByText(words.number(waits.number))).not.toBeInTheDocument()
  await expectAccessible()
})

test('a place can be given up while nothing was paid', async () => {
  server.answers(withdraw)
  await open({ state: 'open', position: null, outstanding: 5000, charged: 5000 })
  await press(button(text.giveUp))
  await expectSaid(text.giveUpText)
})

test('a place that was paid for stays', async () => {
  await open({ state: 'paid', position: null, charged: 5000, paid: 5000, mayWithdraw: false })
  await expect.element(button(text.giveUp)).not.toBeInTheDocument()
})
