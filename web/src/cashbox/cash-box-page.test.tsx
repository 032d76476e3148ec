import { contract } from '@touchline/contract/contract'
import { cashbox as text } from '@touchline/text/cashbox/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { type Person, teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import CashBoxPage from './cash-box-page.tsx'
import { CashBoxSection } from './cash-box-section.tsx'
import { beer, boxOf, entryOf } from './testing/box.ts'

const { charge, configure, entries, get, saveItem } = contract.cashbox
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open(change: Parameters<typeof boxOf>[0] = {}, as: Person = 'player') {
  server.answers(get, boxOf(change))
  server.answers(entries, { entries: [entryOf()], next: null })
  const team = teamOf(as)
  const actor = { ...team.actor, isTreasurer: false }
  await openPart(<CashBoxPage />, { as, team: { ...team, actor } })
}

test('a player sees what they owe, and one tap is one drink', async () => {
  await open()
  await expectSaid('€12.50')
  await expectAccessible()
  await expect.element(button(text.addFine)).not.toBeInTheDocument()
  server.answers(charge, boxOf({ myBalance: 1450 }))
  server.answers(get, boxOf({ myBalance: 1450 }))
  await press(button('Beer €2.00'))
  await expectSaid('€14.50')
  expect(server.sentTo(charge)).toMatchObject([{ itemId: beer.id, eventId: null }])
})

test('a cashier sees balances and the usual fines to add', async () => {
  const red = { kind: 'fine', name: 'Red card', amount: 2500 } as const
  await open({ presets: [red] }, 'admin')
  await expectSaid(text.owes('€12.50'))
  await expect.element(button(text.addFine)).toBeVisible()
  await page.getByRole('tab', { name: text.list }).click()
  server.answers(saveItem, boxOf())
  await press(button('Red card €25.00'))
  await expect.poll(() => server.sentTo(saveItem)).toMatchObject([{ item: red }])
  await page.getByRole('tab', { name: text.money }).click()
  await expectSaid('€87.50')
  await expectAccessible()
})

test('in a youth team nothing is tapped, and the reason is said', async () => {
  await open({ refusal: 'age_group' })
  await expectSaid(text.refusals.age_group)
  await expectSaid(text.private)
  await expect.element(button('Beer €2.00')).not.toBeInTheDocument()
})

test('with a minor on the roster adults go on, and cashiers read why one is missing', async () => {
  await open({ hasMinors: true }, 'admin')
  await expectSaid(text.minors)
})

test('a box that is off says so', async () => {
  await open({ isOn: false, myBalance: null }, 'admin')
  await expectSaid(text.off)
  await expect.element(page.getByRole('link', { name: text.toSettings })).toBeVisible()
})

test('one switch turns it on', async () => {
  server.answers(get, boxOf({ isOn: false }))
  await openPart(<CashBoxSection teamId="019cebf5-0f00-7000-8000-000000000001" />, { as: 'admin' })
  server.answers(configure, boxOf())
  await page.getByRole('switch', { name: text.turnOn }).click()
  await expect.poll(() => server.sentTo(configure)).toMatchObject([{ isOn: true, isOpen: true }])
  await expectAccessible()
})

test('where it can’t be turned on, the reason is said', async () => {
  server.answers(get, boxOf({ isOn: false, refusal: 'age_group' }))
  await openPart(<CashBoxSection teamId="019cebf5-0f00-7000-8000-000000000001" />, { as: 'admin' })
  await expectSaid(text.refusals.age_group)
  await expect.element(page.getByRole('switch', { name: text.turnOn })).toBeDisabled()
})
