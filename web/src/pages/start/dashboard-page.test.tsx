import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import DashboardPage from './dashboard-page.tsx'

const { mine: text } = teams
const { mine } = contract.teams
const nothing = { teams: [], clubs: [], children: [], deleted: [] }
const open = () => openPage(<DashboardPage />, { at: '/dashboard' })

test('says that teams can’t be loaded and retries on request', async () => {
  server.refuses(mine, 'unexpected')
  await open()
  await expectSaid(text.checkFailed)
  await expectSaid(teams.loadFailedHint)
  await expectAccessible()
  server.answers(mine, nothing)
  await press(page.getByRole('button', { name: wire.tryAgain, exact: true }))
  await expectSaid(text.empty.title)
  await expect.element(page.getByText(text.checkFailed)).not.toBeInTheDocument()
})

test('offers someone without a team the three ways to one', async () => {
  server.answers(mine, nothing)
  await open()
  for (const { action } of [text.empty.team, text.empty.club, text.empty.join])
    await expect.element(page.getByRole('link', { name: action })).toBeVisible()
  await expectAccessible()
})
