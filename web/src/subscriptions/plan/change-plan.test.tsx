import { contract, functions } from '@touchline/contract/contract'
import { premium } from '@touchline/text/subscriptions/premium/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { ChangePlan } from './change-plan.tsx'

const { plan: text, every } = premium
const { team } = teamOf('admin')
const product = {
  id: 'premium',
  name: 'Premium',
  description: null,
  currency: 'EUR',
  intervalCount: 1,
}
const change = page.getByRole('button', { name: text.change, exact: true })
const save = page.getByRole('button', { name: text.save, exact: true })

async function openPlans(count: number) {
  const products = [
    { ...product, priceId: 'monthly', amount: 999, interval: 'month' as const },
    { ...product, priceId: 'yearly', amount: 9900, interval: 'year' as const },
  ].slice(0, count)
  server.answers(functions.fetchProducts, { products })
  await openPart(<ChangePlan teamId={team.id} current="monthly" />)
  await press(change)
}

proveForm('changing the plan', {
  open: () => openPlans(2),
  endpoint: contract.subscriptions.change,
  fillings: { [text.options]: `€99.00 ${every.year(1)}` },
  submit: text.save,
  sends: { teamId: team.id, priceId: 'yearly' },
  refusals: [{ code: 'provider_away' }],
})

test('saves nothing before another plan is chosen', async () => {
  await openPlans(2)
  await expectSaid(new RegExp(text.current))
  await expect.element(save).toBeDisabled()
  await press(save)
  expect(server.sentTo(contract.subscriptions.change)).toEqual([])
})

test('says that there is no other, and returns the focus on Escape', async () => {
  await openPlans(1)
  await expectSaid(text.noOther)
  await userEvent.keyboard('{Escape}')
  await expect.element(change).toHaveFocus()
})

test('retries loading plans', async () => {
  server.refuses(functions.fetchProducts, 'provider_away')
  await openPart(<ChangePlan teamId={team.id} current="monthly" />)
  await press(change)
  await expectSaid(premium.failed)
})
