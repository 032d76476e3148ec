import { contract } from '@touchline/contract/contract'
import { clubs } from '@touchline/text/clubs/en'
import { teams } from '@touchline/text/teams/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import CreateClubTeamsPage from './create-club-teams-page.tsx'

const { fields, problems, submit, ...text } = clubs.teams
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A club that said it has this many teams, and has none yet. */
function openTeams(teamCount: number) {
  const { club, ...rest } = example(contract.clubs.get)
  server.answers(contract.clubs.get, { ...rest, club: { ...club, teamCount, sport: 'football' } })
  server.answers(contract.clubs.teams, { ...example(contract.clubs.teams), teams: [] })
  server.answers(contract.teams.mine)
  return openPage(<CreateClubTeamsPage />, { at: `/create-club-teams?club=${club.id}` })
}

proveForm('naming the teams of a club', {
  open: () => openTeams(1),
  endpoint: contract.clubs.createTeams,
  fillings: {
    [fields.name]: 'Riverside U12',
    [fields.sport]: teams.sports.football,
    [fields.gender]: teams.genders.mixed,
    [fields.ageGroup]: 'U12',
    [fields.format]: teams.formats['9v9'],
  },
  submit,
  sends: {
    teams: [
      { name: 'Riverside U12', sport: 'football', gender: 'mixed', ageGroup: 'u12', format: '9v9' },
    ],
  },
  wrong: [
    { label: fields.name, typed: ' ', says: problems.name },
    { label: fields.sport, typed: '', says: problems.sport },
    { label: fields.ageGroup, typed: '', says: problems.ageGroup },
  ],
})

test('begins with as many rows as the club said, with proposed names', async () => {
  await openTeams(2)
  const names = page.getByRole('textbox', { name: fields.name })
  await expect.poll(() => names.elements()).toHaveLength(2)
  await expect.element(names.first()).toHaveValue(text.proposedName(1))
  await expect.element(names.last()).toHaveValue(text.proposedName(2))
})

test('adds and removes rows without losing what was typed', async () => {
  await openTeams(1)
  await fillIn({ [fields.name]: 'Riverside U12' })
  await expect.element(button(text.remove(text.team(1)))).not.toBeInTheDocument()
  await press(button(text.add))
  await expect.element(button(text.remove(text.team(2)))).toBeVisible()
  await press(button(text.remove(text.team(2))))
  await expect.element(button(text.remove(text.team(1)))).not.toBeInTheDocument()
  expectFilled({ [fields.name]: 'Riverside U12' })
})

test('names what is missing, and sends nothing', async () => {
  await openTeams(1)
  await press(button(submit))
  await expectSaid(text.incomplete)
  await expectSaid(problems.gender)
  expect(server.sentTo(contract.clubs.createTeams)).toEqual([])
})

test('says that it failed, and why', async () => {
  await openTeams(1)
  await fillIn({ [fields.gender]: teams.genders.men, [fields.ageGroup]: 'U10' })
  server.refuses(contract.clubs.createTeams, 'too_many_requests')
  await press(button(submit))
  await expectSaid(text.failed)
})
