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

import TeamsPage from './teams-page.tsx'

const { mine: text } = teams
const { mine } = contract.teams
const tryAgain = page.getByRole('button', { name: wire.tryAgain, exact: true })

function open() {
  server.answers(contract.events.listMine, { events: [], next: null })
  return openPage(<TeamsPage />, { at: '/teams' })
}

test('says that teams can’t be loaded and retries on request', async () => {
  server.refuses(mine, 'unexpected')
  await open()
  await expectSaid(text.failed)
  await expectSaid(teams.loadFailedHint)
  await expectAccessible()
  server.answers(mine, { teams: [], clubs: [], children: [], deleted: [] })
  await press(tryAgain)
  await expectSaid(text.noTeams)
  await expect.element(page.getByText(text.failed)).not.toBeInTheDocument()
})

test('leads to the sign-in page when the session has ended', async () => {
  server.refuses(mine, 'not_signed_in')
  server.answersAt('GET /auth/v1/user', {})
  server.answersAt('POST /auth/v1/logout', {})
  const opened = await open()
  await expectSaid(text.notSignedIn)
  await press(tryAgain)
  await expect.poll(() => opened.path()).toBe('/login')
})
