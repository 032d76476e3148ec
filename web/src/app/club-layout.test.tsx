import { contract } from '@touchline/contract/contract'
import { site } from '@touchline/text/site/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import ClubLayout from './club-layout.tsx'

const shown = example(contract.clubs.get)
const at = `/club/${shown.club.id}/dues`
const fees = page.getByText('Fees of the club')

async function open(featuresOff: typeof shown.featuresOff): Promise<void> {
  server.answers(contract.clubs.get, { ...shown, roles: ['manager'], featuresOff })
  server.answers(contract.teams.mine, { ...example(contract.teams.mine), clubs: [] })
  await openPage(
    <main>
      <h1>Fees of the club</h1>
    </main>,
    { layout: <ClubLayout />, at, route: '/club/:clubId/dues' },
  )
}

test('opens a page that is on', async () => {
  await open(['messages'])
  await expect.element(fees).toBeVisible()
})

test('tells the manager that the operator has turned a page off', async () => {
  await open(['collections'])
  await expect.element(page.getByRole('heading', { name: site.turnedOff })).toBeVisible()
  await expectSaid(wire.errors.feature_off)
  await expect.element(fees).not.toBeInTheDocument()
  await expectAccessible()
})
