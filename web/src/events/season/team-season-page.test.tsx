import { contract } from '@touchline/contract/contract'
import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import { events } from '@touchline/text/events/en'
import { clubSeason as text } from '@touchline/text/events/season-planner/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import type { Person } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import TeamSeasonPage from './team-season-page.tsx'

const { teamSeasonDraft, saveTeamSeasonRows, publishTeamSeason } = contract.events
const { team } = example(contract.teams.get)
const draft: SeasonDraft = {
  ...example(teamSeasonDraft),
  season: { from: '2027-03-01', to: '2027-06-30', region: null, breaks: [], version: 1 },
  rows: [],
  teams: [{ id: team.id, name: team.name, color: '#1e3a5f' }],
  venues: [],
  shared: [],
  matches: [],
  closures: [],
}

async function open(as: Person, width = 1280) {
  await page.viewport(width, 900)
  server.answers(teamSeasonDraft, draft)
  server.replies(saveTeamSeasonRows, ({ rows }) => ({
    saved: rows.map(({ id, version }) => ({ id, version: version + 1 })),
    conflicts: [],
  }))
  const at = `/team/${team.id}/season`
  await openPage(<TeamSeasonPage />, { as, at, route: '/team/:teamId/season' })
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const cell = (label: string) => page.getByRole('textbox', { name: label })

test('a coach types a row without naming the team, and publishes it', async () => {
  await open('coach')
  server.answers(publishTeamSeason)
  await press(button(text.addTraining))
  await expect.element(cell(text.columns.days)).toHaveFocus()
  await userEvent.keyboard('Tue, Thu 17:30–19:00{Tab}')
  await expect.element(page.getByText(text.saved, { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('combobox', { name: text.columns.team }))
    .not.toBeInTheDocument()
  await press(button(text.publish))
  await expect.element(page.getByText(text.publishTextOfTeam)).toBeVisible()
  await expectAccessible()
  await expect.element(page.getByText(text.events(35), { exact: true })).toBeVisible()
  await press(page.getByRole('dialog').getByRole('button', { name: text.publish }))
  await expect
    .poll(() => server.sentTo(publishTeamSeason))
    .toMatchObject([{ teamId: team.id, rows: [{ version: 1 }] }])
})

test('on a phone a row begins with its days', async () => {
  await open('coach', 390)
  await press(button(text.addTraining))
  await userEvent.keyboard('Tue 17:30–19:00{Tab}')
  await press(button(text.addTraining))
  await expect
    .element(page.getByRole('button', { name: /^Tue 17:30–19:00 18 dates$/ }))
    .toBeVisible()
  await expect.element(page.getByText(text.saved, { exact: true })).toBeVisible()
})

test('a player reads who may plan', async () => {
  await open('player')
  await expect.element(page.getByText(events.form.onlyStaff)).toBeVisible()
})
