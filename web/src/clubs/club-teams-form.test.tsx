import { contract } from '@touchline/contract/contract'
import { clubs } from '@touchline/text/clubs/en'
import { teams } from '@touchline/text/teams/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { forgetDrafts } from '#web/platform/browser-storage.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import CreateClubTeamsPage from './create-club-teams-page.tsx'
import { readTeamDraft, writeTeamDraft } from './team-draft.ts'

const { fields, problems, submit, ...text } = clubs.teams
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A club that stated this many teams, and has none yet. */
function openTeams(teamCount: number) {
  const { club, ...rest } = example(contract.clubs.get)
  server.answers(contract.clubs.get, { ...rest, club: { ...club, teamCount, sport: 'football' } })
  server.answers(contract.clubs.teams, { ...example(contract.clubs.teams), teams: [] })
  server.answers(contract.teams.mine)
  server.answers(contract.clubs.createTeams)
  return openPage(<CreateClubTeamsPage />, { at: `/create-club-teams?club=${club.id}` })
}

proveForm('naming the teams of a club', {
  open: () => openTeams(1),
  endpoint: contract.clubs.createTeams,
  fillings: {
    [fields.name]: 'Riverside U12',
    [fields.sport]: teams.sports.football,
    [fields.ageGroup]: 'U12',
    [fields.format]: teams.formats['9v9'],
    [fields.gender]: teams.youthGenders.mixed,
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

test('starts with the stated number of rows and proposed names', async () => {
  forgetDrafts()
  await openTeams(2)
  const names = page.getByRole('textbox', { name: fields.name })
  await expect.poll(() => names.elements()).toHaveLength(2)
  await expect.element(names.first()).toHaveValue(text.proposedName(1))
  await expect.element(names.last()).toHaveValue(text.proposedName(2))
})

test('adds and removes rows without losing input', async () => {
  forgetDrafts()
  await openTeams(1)
  await fillIn({ [fields.name]: 'Riverside U12' })
  await expect.element(button(text.remove(text.team(1)))).not.toBeInTheDocument()
  await press(button(text.add))
  await expect.element(button(text.remove(text.team(2)))).toBeVisible()
  await press(button(text.remove(text.team(2))))
  await expect.element(button(text.remove(text.team(1)))).not.toBeInTheDocument()
  expectFilled({ [fields.name]: 'Riverside U12' })
})

test('reports what is missing, and sends nothing', async () => {
  forgetDrafts()
  await openTeams(1)
  await press(button(submit))
  await expectSaid(text.incomplete)
  await expectSaid(problems.gender)
  expect(server.sentTo(contract.clubs.createTeams)).toEqual([])
})

test('says that it failed, and why', async () => {
  forgetDrafts()
  await openTeams(1)
  await fillIn({ [fields.gender]: teams.genders.men, [fields.ageGroup]: 'U10' })
  server.refuses(contract.clubs.createTeams, 'too_many_requests')
  await press(button(submit))
  await expectSaid(text.failed)
})

/** Without earlier input. */
function openEmpty() {
  forgetDrafts()
  return openTeams(1)
}

/** Pastes cells as a browser does from a spreadsheet. */
async function paste(text: string): Promise<void> {
  const name = page.getByRole('textbox', { name: fields.name }).first()
  await expect.element(name).toBeVisible()
  const field = name.element()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

test('pasted rows fill the table in order, and unknown cells are reported', async () => {
  await openEmpty()
  await paste(
    'Bambini U7\tfootball\t\t3v3\tmixed\nU13 Girls\t\t\t7 v 7\nVeterans\t\tÜ40\tquarters\tmen\n',
  )
  const names = page.getByRole('textbox', { name: fields.name })
  await expect.poll(() => names.elements()).toHaveLength(3)
  await expectSaid(text.unread('quarters'))
  await press(button(submit))
  await expect
    .poll(() => server.sentTo(contract.clubs.createTeams))
    .toMatchObject([
      {
        teams: [
          { name: 'Bambini U7', ageGroup: 'u7', format: '3v3', gender: 'mixed' },
          { name: 'U13 Girls', sport: 'football', ageGroup: 'u13', format: '7v7', gender: 'women' },
          { name: 'Veterans', ageGroup: 'Ü40', format: null, gender: 'men' },
        ],
      },
    ])
})

test('pasted headings identify the columns', async () => {
  await openEmpty()
  await paste(`${fields.ageGroup}\t${fields.name}\nU15\tFirst\nAdults\tSecond`)
  const ages = page.getByRole('combobox', { name: fields.ageGroup })
  await expect.poll(() => ages.elements()).toHaveLength(2)
  await expect.element(ages.first()).toHaveValue('U15')
})

test('a name fills in the age and the girls it speaks of', async () => {
  await openEmpty()
  await fillIn({ [fields.name]: 'U13 Girls' })
  await page.getByRole('textbox', { name: fields.name }).click()
  await press(button(submit))
  await expect
    .poll(() => server.sentTo(contract.clubs.createTeams))
    .toMatchObject([{ teams: [{ ageGroup: 'u13', gender: 'women' }] }])
})

test('input is kept until saved', async () => {
  const { id } = example(contract.clubs.get).club
  await openEmpty()
  await paste('U9\tfootball\nU11\tfootball')
  await expect.poll(() => readTeamDraft(id)).toMatchObject([{ name: 'U9' }, { name: 'U11' }])
  await press(button(submit))
  await expect.poll(() => readTeamDraft(id)).toBeUndefined()
})

test('starts with the unsaved rows', async () => {
  const { id } = example(contract.clubs.get).club
  const row = { sport: 'football', ageGroup: 'u9', gender: null, format: null }
  writeTeamDraft(id, [
    { ...row, name: 'Red' },
    { ...row, name: 'Blue' },
  ])
  await openTeams(1)
  const names = page.getByRole('textbox', { name: fields.name })
  await expect.element(names.first()).toHaveValue('Red')
  await expect.element(names.last()).toHaveValue('Blue')
  forgetDrafts()
})
