import { contract } from '@touchline/contract/contract'
import { premium } from '@touchline/text/subscriptions/premium/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { SubscriptionSection } from './subscription-section.tsx'

const { plan: text } = premium
const known = example(contract.subscriptions.get)
const team = { ...teamOf('admin'), entitlement: { kind: 'included' } as const }
const cancel = page.getByRole('button', { name: text.cancel, exact: true })

async function openSection(plan: object) {
  server.answers(contract.subscriptions.get, {
    ...known,
    entitlement: team.entitlement,
    isSubscribed: false,
    mayManage: true,
    plan: known.plan && { ...known.plan, renewsAt: null, endsAt: null, graceUntil: null, ...plan },
  })
  server.answers(contract.subscriptions.invoices, { invoices: [], nextCursor: null })
  await openPart(<SubscriptionSection />, { team })
}

test('a paid plan can be ended where Premium now comes with every team', async () => {
  await openSection({ status: 'past_due' })
  await expectSaid(text.unpaid)
  await expect.element(cancel).toBeVisible()
})

test('a plan that has ended is shown without actions', async () => {
  await openSection({ status: 'canceled', endsAt: '2026-10-01T12:00:00.000Z' })
  await expectSaid(/ended on/)
  await expect.element(cancel).not.toBeInTheDocument()
  const resume = page.getByRole('button', { name: text.resume })
  await expect.element(resume).not.toBeInTheDocument()
})
