import { contract } from '@touchline/contract/contract'
import { fixtureList as text } from '@touchline/text/events/fixture-list/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import FixturesPage from './fixtures-page.tsx'

const { importFixtures, fixtureImports } = contract.events
const clubId = example(contract.clubs.get).club.id
const [team] = example(contract.clubs.teams).teams
const nothing = {
  fingerprint: 'f',
  created: 0,
  changed: 0,
  cancelled: 0,
  unchanged: 0,
  removed: 0,
  questions: [],
  teams: [],
  unread: [],
  foreign: [],
}

async function open() {
  server.answers(contract.clubs.get)
  server.answers(contract.clubs.teams)
  server.answers(fixtureImports, { imports: [] })
  await openPage(<FixturesPage />, {
    at: `/club/${clubId}/fixtures`,
    route: '/club/:clubId/fixtures',
  })
  await userEvent.fill(page.getByLabelText(text.address), 'https://example.org/list.csv')
}

const read = () => press(page.getByRole('button', { name: text.read }))

test('reads a list, assigns its names and imports it as shown', async () => {
  await open()
  const question = { key: 'norte | u12', name: 'Norte', group: 'U12', count: 3 }
  const unread = [{ line: 4, text: 'Norte · ', why: 'no_teams' as const }]
  server.answers(importFixtures, {
    preview: { ...nothing, questions: [question], unread },
    imported: null,
  })
  await read()
  await expectAccessible()
  await expect.element(page.getByText(text.leftOut(1))).toBeVisible()
  await expect.element(page.getByText(text.placeAll)).toBeVisible()
  await press(page.getByRole('combobox', { name: /Norte/ }))
  await userEvent.click(page.getByRole('option', { name: team?.name ?? '' }))
  server.answers(importFixtures, { preview: { ...nothing, created: 3 }, imported: null })
  await press(page.getByRole('button', { name: text.goOn }))
  await expect.element(page.getByText(text.figures.created(3))).toBeVisible()
  await press(page.getByRole('button', { name: text.import(3) }))
  await expect
    .poll(() => server.sentTo(importFixtures).at(-1))
    .toMatchObject({ fingerprint: 'f', names: [{ key: 'norte | u12', teamId: team?.id }] })
  await expect.element(page.getByText(text.imported(3))).toBeVisible()
})

test('refuses an invalid list at the field', async () => {
  await open()
  server.refuses(importFixtures, 'invalid_input', { source: 'not_fixtures' })
  await read()
  await expect.element(page.getByText(text.problems.not_fixtures)).toBeVisible()
})
