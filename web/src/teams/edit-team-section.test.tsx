import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { EditTeamSection, ShortTeamSection } from './edit-team-section.tsx'

const { settings: text } = teams
const example = teamOf('admin')
const team = { ...example.team, ageGroup: 'u12' }
const openSettings = () => openPart(<EditTeamSection />, { team: { ...example, team } })
const save = page.getByRole('button', { name: wire.save, exact: true })

proveForm('changing the settings of a team', {
  open: openSettings,
  endpoint: contract.teams.change,
  fillings: {
    [text.name]: 'Riverside U13',
    [text.motto]: 'Up the river',
    [text.foundationYear]: '1998',
    [text.phone]: '600 99 88 77',
    [text.email]: 'office@riverside.example',
    [text.address]: 'River Road 1',
  },
  submit: wire.save,
  sends: {
    teamId: team.id,
    changes: {
      name: 'Riverside U13',
      motto: 'Up the river',
      foundationYear: 1998,
      phone: '+34600998877',
      email: 'office@riverside.example',
      address: 'River Road 1',
    },
    was: { name: team.name, motto: team.motto },
  },
  wrong: [
    { label: text.name, typed: ' ', says: text.problems.name },
    { label: text.foundationYear, typed: '1700', says: text.problems.foundationYear },
    { label: text.phone, typed: '12', says: text.problems.phone },
    { label: text.email, typed: 'office', says: text.problems.email },
  ],
  refusals: [{ code: 'changed_meanwhile' }],
})

test('sends only changed fields', async () => {
  server.answers(contract.teams.change)
  await openSettings()
  await fillIn({ [text.motto]: 'Up the river' })
  await press(save)
  await expect
    .poll(() => server.sentTo(contract.teams.change))
    .toEqual([{ teamId: team.id, changes: { motto: 'Up the river' }, was: { motto: team.motto } }])
})

test('after someone else’s change shows the current version on request', async () => {
  server.refuses(contract.teams.change, 'changed_meanwhile')
  await openSettings()
  await fillIn({ [text.name]: 'Riverside U13' })
  await press(save)
  await press(page.getByRole('button', { name: text.reload }))
  expectFilled({ [text.name]: team.name })
})

test('tells players why they can’t change anything', async () => {
  await openPart(<EditTeamSection />, { as: 'player' })
  await expectSaid(teams.onlyAdmins)
  await expect.element(page.getByLabelText(text.motto)).toBeDisabled()
  await expect.element(save).toBeDisabled()
  await expect.element(save).toHaveAccessibleDescription(teams.onlyAdmins)
})

proveForm('changing a team of adults', {
  open: () => openPart(<ShortTeamSection />, { team: { ...example, team } }),
  endpoint: contract.teams.change,
  fillings: { [text.name]: 'Blue Moon' },
  submit: wire.save,
  sends: { teamId: team.id, changes: { name: 'Blue Moon' }, was: { name: team.name } },
  wrong: [{ label: text.name, typed: ' ', says: text.problems.name }],
  refusals: [{ code: 'changed_meanwhile' }],
})

test('a team of adults has three settings', async () => {
  await openPart(<ShortTeamSection />, { team: { ...example, team } })
  await expect.element(page.getByRole('textbox', { name: text.name })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: new RegExp(text.logo) }))
    .toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: text.color })).toBeVisible()
  await expect.element(page.getByLabelText(text.motto)).not.toBeInTheDocument()
})
