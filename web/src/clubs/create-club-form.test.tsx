import { contract } from '@touchline/contract/contract'
import { clubs } from '@touchline/text/clubs/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { paths } from '#web/app/paths.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import CreateClubPage from './create-club-page.tsx'

const { create: text } = clubs
const { fields, problems } = text
const filled = {
  [fields.name]: 'Riverside United',
  [fields.memberCount]: '240',
  [fields.teamCount]: '12',
  [fields.sport]: 'Soccer (football)',
  [fields.phone]: '600 12 34 56',
}
const open = () => openPage(<CreateClubPage />, { at: '/create-club' })

proveForm('creating a club', {
  open,
  endpoint: contract.clubs.create,
  fillings: filled,
  submit: text.submit,
  sends: {
    name: 'Riverside United',
    memberCount: 240,
    teamCount: 12,
    sport: 'football',
    phone: '+34600123456',
    logoFileId: null,
    timeZone: 'Europe/Madrid',
  },
  wrong: [
    { label: fields.name, typed: ' ', says: problems.name },
    { label: fields.memberCount, typed: '', says: problems.memberCount },
    { label: fields.memberCount, typed: '2.5', says: problems.memberCount },
    { label: fields.teamCount, typed: '1001', says: problems.teamCount },
    { label: fields.sport, typed: '', says: problems.sport },
    { label: fields.phone, typed: '12', says: problems.phone },
  ],
  refusals: [
    { code: 'too_many_requests' },
    {
      code: 'invalid_input',
      fields: { phone: 'invalid' },
      label: fields.phone,
      says: problems.phone,
    },
  ],
})

test.each([
  { teamCount: 12, leadsTo: 'the names of its teams' },
  { teamCount: null, leadsTo: 'my clubs' },
])('a club with $teamCount teams leads to $leadsTo', async ({ teamCount }) => {
  const club = { ...example(contract.clubs.create), teamCount }
  server.answers(contract.clubs.create, club)
  const opened = await open()
  await fillIn(filled)
  await press(page.getByRole('button', { name: text.submit }))
  const wanted = teamCount === null ? paths.myClubs : paths.createClubTeams(club.id)
  await expect.poll(() => opened.path()).toBe(new URL(wanted, location.origin).pathname)
})

test('reports what is missing after the first attempt', async () => {
  await open()
  await press(page.getByRole('button', { name: text.submit }))
  await expectSaid(text.incomplete)
  expect(server.sentTo(contract.clubs.create)).toEqual([])
})
