import { contract } from '@touchline/contract/contract'
import { premium } from '@touchline/text/subscriptions/premium/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { CancelPlan } from './cancel-plan.tsx'
import { TeamPlan } from './team-plan.tsx'

const { plan: text } = premium
const { team } = teamOf('admin')
const known = example(contract.subscriptions.get)
const plan = known.plan && {
  ...known.plan,
  status: 'active' as const,
  renewsAt: '2026-12-31T23:30:00.000Z',
  endsAt: null,
  graceUntil: null,
}
const running = { ...known, plan, isSubscribed: true, mayManage: true }
const cancel = page.getByRole('button', { name: text.cancel, exact: true })

async function openPlan() {
  server.answers(contract.subscriptions.get, running)
  server.answers(contract.subscriptions.invoices, { invoices: [], nextCursor: null })
  await openPart(<TeamPlan teamId={team.id} timeZone="Europe/Madrid" />)
  await press(cancel)
}

proveQuestion('ending a subscription', {
  open: openPlan,
  endpoint: contract.subscriptions.change,
  answer: { ...running, plan: plan && { ...plan, renewsAt: null, endsAt: plan.renewsAt } },
  title: text.cancelTitle,
  // Half past eleven in Greenwich is the next day in the team's zone.
  consequence: /1 January 2027|1 Jan 2027/,
  confirm: text.cancelConfirm,
  sends: { teamId: team.id, renews: false },
  refusals: [{ code: 'provider_away' }, { code: 'not_subscribed' }],
  trigger: cancel,
})

test('says so when the paid period is not known', async () => {
  await openDialog((onClose) => (
    <CancelPlan
      teamId={team.id}
      paidUntil={null}
      timeZone="Europe/Madrid"
      open
      onOpenChange={onClose}
    />
  ))
  await expectSaid(text.cancelTextOpen)
  expect(server.sentTo(contract.subscriptions.change)).toEqual([])
})
