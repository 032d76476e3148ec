import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press, tabTo } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { session } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import CreateTeamPage from './create-team-page.tsx'

const { fields, problems, submit } = teams.createTeam

proveForm('creating a team', {
  open: () => openPage(<CreateTeamPage />, { at: '/create-team' }),
  endpoint: contract.teams.create,
  fillings: {
    [fields.name]: 'Riverside U12',
    [fields.sport]: teams.sports.football,
    [fields.ageGroup]: 'U12',
    [fields.gender]: teams.youthGenders.mixed,
    [fields.teamType]: teams.teamTypes.club,
    [fields.phone]: '600 12 34 56',
    [fields.notes]: 'Plays on Saturdays',
  },
  submit,
  sends: {
    name: 'Riverside U12',
    sport: 'football',
    gender: 'mixed',
    ageGroup: 'u12',
    teamType: 'club',
    phone: '+34600123456',
    notes: 'Plays on Saturdays',
    timeZone: 'Europe/Madrid',
  },
  wrong: [
    { label: fields.name, typed: ' ', says: problems.name },
    { label: fields.sport, typed: '', says: problems.sport },
    { label: fields.ageGroup, typed: '', says: problems.ageGroup },
    { label: fields.phone, typed: '12', says: problems.phone },
  ],
})

test('Escape closes the suggestions and keeps the typed text', async () => {
  await openPage(<CreateTeamPage />, { at: '/create-team' })
  await tabTo(page.getByLabelText(fields.sport))
  await userEvent.keyboard('Hand')
  const proposal = page.getByRole('option', { name: teams.sports.handball })
  await expect.element(proposal).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(proposal).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expectFilled({ [fields.sport]: 'Hand' })
})

test('offers men and women only to adults, and says how people join', async () => {
  await openPage(<CreateTeamPage />, { at: '/create-team' })
  await fillIn({ [fields.ageGroup]: 'Adults' })
  await expectSaid(teams.createTeam.adultsHint)
  await fillIn({ [fields.gender]: teams.createTeam.genders.men })
  await fillIn({ [fields.ageGroup]: 'U7', [fields.gender]: teams.youthGenders.men })
})

test('tells people whose session ended, and leads to sign-in', async () => {
  server.refuses(contract.teams.create, 'not_signed_in')
  server.answersAt('GET /auth/v1/user', session().user)
  server.answersAt('POST /auth/v1/logout', {})
  const opened = await openPage(<CreateTeamPage />, { at: '/create-team' })
  await fillIn({
    [fields.name]: 'Riverside U12',
    [fields.sport]: teams.sports.football,
    [fields.ageGroup]: 'U12',
  })
  await press(page.getByRole('button', { name: submit, exact: true }))
  await expectSaid(teams.createTeam.notSignedIn)
  await expect.poll(() => opened.path()).toBe('/login')
})
