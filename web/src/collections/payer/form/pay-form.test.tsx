import type { FormShape } from '@touchline/contract/collections/shapes/payer'
import { contract } from '@touchline/contract/contract'
import { payer as text } from '@touchline/text/collections/payer/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import type { Draft } from './draft-shape.ts'
import { newDraft } from './draft.ts'
import { PayForm } from './pay-form.tsx'

const { fillForm } = contract.collections
const { people, fees, payer, places, ways, ask, problems } = text
const address = { key: 'V1NjM0ZkQ2pXb2JzU0d4R2hKaw', invitation: undefined }
const id = (last: number) => `019cebf5-0f00-7000-8000-0000000000f${last}`
const fee = { details: '', type: 'fixed' as const, stock: null, sizes: [] }
const form: FormShape = {
  ...example(contract.collections.openForm),
  kind: 'membership',
  currency: 'EUR',
  refusal: null,
  placesLeft: null,
  fees: [
    { ...fee, id: id(1), name: 'Adult', amount: 12_000 },
    { ...fee, id: id(2), name: 'Child', amount: 6000 },
  ],
  fields: [
    { id: id(3), name: 'Shirt size', type: 'text', isMandatory: true, feeId: null, options: [] },
  ],
  takesCard: true,
  takesInstalments: true,
  takesOffline: true,
  isSandbox: false,
  people: [],
  payer: null,
  fund: null,
}
const feeOfMine = fees.fee(people.myself)
const filled = {
  [people.myself]: true,
  [feeOfMine]: 'Adult',
  'Shirt size': 'M',
  [payer.firstName]: 'Ana',
  [payer.lastName]: 'Torres',
  [payer.email]: 'ana@example.org',
  [payer.phone]: '600 12 34 56',
  [ways.title]: ways.offline,
}
const handIn = page.getByRole('button', { name: text.handIn, exact: true })

const open = (part: Partial<FormShape> = {}, kept: Draft | null = null) =>
  openPart(
    <PayForm address={address} owner={undefined} form={{ ...form, ...part }} kept={kept} />,
    { as: 'visitor' },
  )

proveForm('the form of a collection', {
  open: () => open(),
  endpoint: fillForm,
  fillings: filled,
  submit: text.handIn,
  sends: {
    key: address.key,
    payer: {
      firstName: 'Ana',
      lastName: 'Torres',
      email: 'ana@example.org',
      phone: '+34600123456',
      language: 'en',
    },
    lines: [
      {
        memberId: null,
        firstName: 'Ana',
        lastName: 'Torres',
        feeId: id(1),
        quantity: 1,
        answers: { [id(3)]: 'M' },
      },
    ],
    paymentOption: 'offline',
    isAnonymous: false,
    request: null,
  },
  wrong: [
    { label: 'Shirt size', typed: ' ', says: problems.missing },
    { label: payer.firstName, typed: '', says: problems.missing },
    { label: payer.lastName, typed: ' ', says: problems.missing },
    { label: payer.email, typed: 'ana@', says: problems.email },
    { label: payer.phone, typed: '12', says: problems.phone },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { 'lines.0.feeId': 'sold_out' },
      label: feeOfMine,
      says: problems.sold_out,
    },
    {
      code: 'invalid_input',
      fields: { [`lines.0.answers.${id(3)}`]: 'too_long' },
      label: 'Shirt size',
      says: problems.too_long,
    },
    {
      code: 'invalid_input',
      fields: { 'payer.email': 'email' },
      label: payer.email,
      says: problems.email,
    },
    {
      code: 'invalid_input',
      fields: { paymentOption: 'way_closed' },
      label: ways.title,
      says: problems.way_closed,
    },
  ],
  offline: text.notHandedIn,
})

test('reports everything missing at once, and focuses the first', async () => {
  await open()
  await press(handIn)
  await expectSaid(problems.people_missing)
  await expectRefused(payer.firstName, problems.missing)
  await expectSaid(text.check)
  await expect.element(page.getByLabelText(people.myself)).toHaveFocus()
  await expectAccessible()
  expect(server.sentTo(fillForm)).toEqual([])
})

test('adds up several people, to the cent', async () => {
  await open()
  await fillIn({ [people.myself]: true, [feeOfMine]: 'Adult' })
  await press(page.getByRole('button', { name: people.add }))
  await fillIn({ [people.firstName]: 'Leo', [people.lastName]: 'Torres' })
  await fillIn({ [fees.fee('Leo')]: 'Child' })
  await expectSaid(ways.total)
  await expect.element(page.getByText('€180.00', { exact: true }).first()).toBeVisible()
})

test("the button shows today's charge for online payment", async () => {
  await open()
  await fillIn({ [people.myself]: true, [feeOfMine]: 'Adult', [ways.title]: ways.instalments })
  await expect
    .element(page.getByRole('button', { name: text.handInAndPay('€40.00') }))
    .toBeVisible()
})

test('asking to pay less opens a text field, which is required', async () => {
  server.answers(fillForm)
  await open()
  await fillIn({ ...filled, [ways.title]: ways.later })
  await expectSaid(ask.text)
  await press(handIn)
  await expectRefused(ask.words, problems.missing)
  await fillIn({ [ask.words]: 'Half of it' })
  await press(handIn)
  await expect
    .poll(() => server.sentTo(fillForm))
    .toMatchObject([
      { paymentOption: 'later', request: { kind: 'reduction', words: 'Half of it' } },
    ])
})

test('without a place for everyone the form leads to the waiting list, and asks for no payment', async () => {
  server.answers(fillForm)
  await open({ kind: 'activity', placesLeft: 1 })
  await fillIn({ [people.myself]: true, [feeOfMine]: 'Adult' })
  await expect.element(handIn).toBeVisible()
  await press(page.getByRole('button', { name: people.add }))
  await fillIn({ [people.firstName]: 'Leo', [people.lastName]: 'Torres' })
  await fillIn({ [fees.fee('Leo')]: 'Child' })
  await expectSaid(places.tooFew)
  await expect.element(page.getByText(ways.title)).not.toBeInTheDocument()
  await expectAccessible()
})

test('a full activity says so, and its form joins the waiting list', async () => {
  server.answers(fillForm)
  await open({ kind: 'activity', placesLeft: 0 })
  const { [ways.title]: _way, ...rest } = filled
  await fillIn(rest)
  await expectSaid(places.nothingNow)
  await press(page.getByRole('button', { name: places.join }))
  await expect
    .poll(() => server.sentTo(fillForm))
    .toMatchObject([{ waits: true, paymentOption: 'later', request: null }])
})

test('opens the bill after submitting', async () => {
  const bill = example(fillForm)
  server.answers(fillForm, bill)
  const opened = await open()
  await fillIn(filled)
  await press(handIn)
  await expect.poll(() => opened.path()).toContain(bill.token)
})

test('earlier input is kept until discarded', async () => {
  const kept = {
    ...newDraft(form),
    payer: { firstName: 'Leo', lastName: '', email: '', phone: '' },
  }
  await open({}, kept)
  await expectSaid(text.kept)
  expectFilled({ [payer.firstName]: 'Leo' })
  await press(page.getByRole('button', { name: text.startAnew }))
  expectFilled({ [payer.firstName]: '' })
})

test("a preview can't be submitted, and says why", async () => {
  await open({ refusal: 'preview' })
  await expect.element(handIn).toHaveAttribute('aria-disabled', 'true')
  await expect.element(handIn).toHaveAccessibleDescription(text.closedDoors.previewText)
})
