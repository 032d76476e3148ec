import { contract } from '@touchline/contract/contract'
import { dues as text } from '@touchline/text/collections/dues/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { PlannedRuns } from './planned-runs.tsx'

const { dues, decideDuesPlan } = contract.collections
const clubId = example(contract.clubs.get).club.id
const plan = { ...first(example(dues).plans), name: 'Fee 2027', whom: 'everyone' as const }
const { planned } = text

test('says when bills will be sent, and stops them', async () => {
  server.answers(decideDuesPlan, example(decideDuesPlan))
  const plans = [{ ...plan, sendsOn: '2026-12-18', isStopped: false }]
  await openPart(<PlannedRuns clubId={clubId} plans={plans} onCheck={() => undefined} />)
  await expectSaid(planned.everyone('18 December 2026', 'Fee 2027'))
  await expectAccessible()
  await press(page.getByRole('button', { name: planned.stop }))
  await expect
    .poll(() => server.sentTo(decideDuesPlan))
    .toMatchObject([{ planId: plan.id, isStopped: true }])
})

test('releases stopped bills, and reports a failure', async () => {
  server.refuses(decideDuesPlan, 'not_found')
  const plans = [{ ...plan, isStopped: true }]
  await openPart(<PlannedRuns clubId={clubId} plans={plans} onCheck={() => undefined} />)
  await expectSaid(planned.stopped('Fee 2027'))
  await press(page.getByRole('button', { name: planned.resume }))
  await expectSaid(planned.failed)
})
