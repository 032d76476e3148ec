import { contract } from '@touchline/contract/contract'
import { site } from '@touchline/text/site/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import PremiumPage from './premium-page.tsx'

test('sells nothing where the operator has turned Premium off', async () => {
  server.answers(contract.accounts.me, {
    ...example(contract.accounts.me),
    featuresOff: ['premium'],
  })
  server.answers(contract.subscriptions.mine)
  await openPage(<PremiumPage />, { at: '/premium' })
  await expect.element(page.getByRole('heading', { name: site.turnedOff })).toBeVisible()
  await expectAccessible()
})
