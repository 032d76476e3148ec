import { contract } from '@touchline/contract/contract'
import { bank as text } from '@touchline/text/collections/bank/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { Transfers } from './transfers.tsx'

const { transfers, decideTransfer, transferBills } = contract.collections
const { id: teamId } = teamOf('admin').team
const idOf = (digit: number) => `019cebf5-0f00-7000-8000-00000000000${digit}`

const bill = (digit: number, payer: string) => ({
  billId: idOf(digit),
  collectionId: idOf(9),
  number: 100_000 + digit,
  payer,
  names: [],
  outstanding: 10_000,
  reasons: ['name' as const],
})
const eva = bill(1, 'Eva Stein')
const ida = bill(2, 'Ida Stein')
const leo = { ...bill(3, 'Leo Roth'), reasons: [] }
const of = (one: typeof eva, amount = 10_000) => ({ billId: one.billId, amount })

const waiting = {
  id: idOf(8),
  kind: 'payment' as const,
  bookedOn: '2026-11-20',
  amount: 21_000,
  rest: 21_000,
  currency: 'EUR',
  payer: 'Rosa Stein',
  words: 'for the girls',
  state: 'waiting' as const,
  because: 'no_reference' as const,
  candidates: [eva, ida],
  proposal: [of(eva), of(ida)],
  parts: [],
}
const partOf = (one: typeof eva) => ({ ...one, amount: 10_000 })
const credit = {
  ...waiting,
  state: 'booked' as const,
  rest: 1000,
  because: 'more_than_open' as const,
  candidates: [],
  proposal: [],
  parts: [partOf(eva), partOf(ida)],
}
const decided = { ...credit, rest: 0, because: null }

async function open(...answers: readonly (typeof waiting | typeof credit | typeof decided)[]) {
  server.answers(transfers, {
    transfers: [...answers],
    waitingCount: answers.length,
    creditCount: 0,
  })
  await openPart(<Transfers owner={{ teamId }} />)
}

const tap = (name: string) => press(page.getByRole('button', { name, exact: true }))

test('a transfer for two children is booked as proposed, and the rest is shown', async () => {
  await open(waiting)
  await expect.element(page.getByText(text.because.no_reference)).toBeVisible()
  await expect.element(page.getByText(text.left('€10.00'))).toBeVisible()
  await expect.element(page.getByText(text.reasons.name).first()).toBeVisible()
  await expectAccessible()
  server.answers(decideTransfer, { transfers: [credit], waitingCount: 0, creditCount: 0 })
  await tap(text.book)
  await expectSaid(text.bookedOne)
  await expect
    .poll(() => server.sentTo(decideTransfer))
    .toMatchObject([{ parts: [of(eva), of(ida)] }])
})

test("the split can be changed; more than the transfer can't be booked", async () => {
  await open(waiting)
  const amount = page.getByLabelText(text.amountFor(eva.number))
  await amount.fill('100.01')
  await expect.element(page.getByText(text.amountFits('€100.00'))).toBeVisible()
  await amount.fill('99,50')
  await expect.element(page.getByText(text.left('€10.50'))).toBeVisible()
  server.answers(decideTransfer, { transfers: [], waitingCount: 0, creditCount: 0 })
  await tap(text.book)
  await expectSaid(text.bookedOne)
  await expect
    .poll(() => server.sentTo(decideTransfer))
    .toMatchObject([{ parts: [of(eva, 9950), of(ida)] }])
})

test('any open bill is found and chosen', async () => {
  await open({ ...waiting, candidates: [], proposal: [] })
  server.answers(transferBills, { bills: [leo] })
  await tap(text.searchBills)
  await page.getByRole('searchbox').fill('leo')
  await page.getByRole('button', { name: /Leo Roth/ }).click()
  server.answers(decideTransfer, { transfers: [], waitingCount: 0, creditCount: 0 })
  await tap(text.book)
  await expectSaid(text.bookedOne)
  await expect.poll(() => server.sentTo(decideTransfer)).toMatchObject([{ parts: [of(leo)] }])
})

test('the rest of a transfer can be closed', async () => {
  await open(credit)
  await expect.element(page.getByText(text.creditsText)).toBeVisible()
  server.answers(decideTransfer, { transfers: [decided], waitingCount: 0, creditCount: 0 })
  await tap(text.closeCredit)
  await expectSaid(text.closedCredit)
  await expect.poll(() => server.sentTo(decideTransfer)).toMatchObject([{ parts: [] }])
})

test('a decision can be undone', async () => {
  await open(decided)
  await page.getByText(text.decided).click()
  await expect
    .element(page.getByText(text.bookedFor(eva.number, 'Eva Stein', '€100.00')))
    .toBeVisible()
  server.answers(decideTransfer, { transfers: [waiting], waitingCount: 1, creditCount: 0 })
  await tap(text.undo)
  await expectSaid(text.undone)
  await expect.poll(() => server.sentTo(decideTransfer)).toMatchObject([{ parts: null }])
})

test('says how many more transfers wait, and shows them on request', async () => {
  server.answers(transfers, { transfers: [waiting], waitingCount: 2, creditCount: 0 })
  await openPart(<Transfers owner={{ teamId }} />)
  await expect.element(page.getByText(text.moreWaiting(1))).toBeVisible()
  await expectAccessible()
  const second = { ...waiting, id: idOf(7), payer: 'Second Payer' }
  server.answers(transfers, { transfers: [second], waitingCount: 2, creditCount: 0 })
  await tap(text.showMore)
  await expect.element(page.getByText('Second Payer')).toBeVisible()
  await expect.element(page.getByText('Rosa Stein')).toBeVisible()
  expect(server.sentTo(transfers).at(-1)).toMatchObject({ after: 1 })
  await expect.element(page.getByText(text.moreWaiting(1))).not.toBeInTheDocument()
})

test('says how many more have a rest, and shows them on request', async () => {
  server.answers(transfers, { transfers: [credit], waitingCount: 0, creditCount: 2 })
  await openPart(<Transfers owner={{ teamId }} />)
  await expect.element(page.getByText(text.moreCredits(1))).toBeVisible()
  const second = { ...credit, id: idOf(7), payer: 'Second Payer' }
  server.answers(transfers, { transfers: [second], waitingCount: 0, creditCount: 2 })
  await tap(text.showMore)
  await expect.element(page.getByText('Second Payer')).toBeVisible()
  await expect.element(page.getByText('Rosa Stein')).toBeVisible()
  expect(server.sentTo(transfers).at(-1)).toMatchObject({ after: 0, afterCredits: 1 })
  await expect.element(page.getByText(text.moreCredits(1))).not.toBeInTheDocument()
})

test('a decision of long ago is found by a search', async () => {
  const many = Array.from({ length: 10 }, (_, at) => ({
    ...decided,
    id: `019cebf5-0f00-7000-8000-0000000001${at}0`,
  }))
  await open(...many)
  const field = page.getByRole('searchbox', { name: text.searchTransfers })
  await expect.element(field).toBeVisible()
  server.answers(transfers, {
    transfers: [{ ...decided, payer: 'Old Payer' }],
    waitingCount: 0,
    creditCount: 0,
  })
  await field.fill('RF69 1000 01')
  await expect.element(page.getByText('Old Payer')).toBeVisible()
  expect(server.sentTo(transfers).at(-1)).toMatchObject({ search: 'RF69 1000 01' })
  await expectAccessible()
  server.answers(transfers, { transfers: [], waitingCount: 0, creditCount: 0 })
  await field.fill('nobody')
  await expect.element(page.getByText(text.noneFound)).toBeVisible()
})
