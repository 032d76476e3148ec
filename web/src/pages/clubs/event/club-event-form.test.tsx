import { contract } from '@touchline/contract/contract'
import { clubPeople } from '@touchline/text/clubs/people/en'
import { events } from '@touchline/text/events/en'
import { running } from '@touchline/text/events/running/en'
import { clubMessage } from '@touchline/text/messages/club/en'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { aPerson } from '#web/clubs/people/testing/people.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { ClubEventForm } from './club-event-form.tsx'

const clubId = example(contract.clubs.get).club.id
const team = first(example(contract.clubs.teams).teams)
const other = { ...team, id: '019cebf5-0f00-7000-8000-0000000000d2', name: 'Under 14' }
const { form: text } = events
const minors = { id: '019cebf5-0f00-7000-8000-0000000000e1', name: 'Minors', filter: {} }
const place = (teamId: string, memberId: string) => ({
  teamId,
  memberId,
  teamName: 'Team',
  role: 'Player',
  isArchived: false,
})
const memberId = (at: number) => `019cebf5-0f00-7000-8000-00000000f00${at}`
const marta = { firstName: 'Marta', lastName: 'Gil', email: 'marta@example.org', phone: null }
const people = [
  { ...aPerson({ firstName: 'Mia' }), places: [place(team.id, memberId(1))], parents: [marta] },
  {
    ...aPerson({ firstName: 'Leo' }),
    places: [place(other.id, memberId(2)), place(team.id, memberId(3))],
    parents: [marta],
  },
  { ...aPerson({ firstName: 'Pia', lastName: 'Roth' }), places: [], parents: [] },
].map((person, at) => ({ ...person, id: memberId(at + 5) }))

function open() {
  server.answers(contract.teams.opponents, { opponents: [] })
  server.answers(contract.clubs.teams, { teams: [team, other] })
  server.answers(contract.clubs.filters, { filters: [minors] })
  server.answers(contract.clubs.members, { people, count: people.length, nextNumber: '1' })
  return openPart(<ClubEventForm clubId={clubId} teams={[team, other]} />)
}

proveForm('an event for all teams of a club', {
  open,
  endpoint: contract.events.create,
  fillings: {
    [text.date]: '2026-06-20',
    [text.location]: 'Club house',
    [text.title]: 'General meeting',
  },
  submit: text.create,
  sends: {
    teamId: team.id,
    alsoIn: [other.id],
    type: 'meeting',
    title: 'General meeting',
    date: '2026-06-20',
    location: 'Club house',
  },
  wrong: [{ label: text.date, typed: '', says: events.problems.date_required }],
})

beforeEach(async () => {
  await open()
})

test('goes only to the chosen teams, and to none without a choice', async () => {
  server.answers(contract.events.create, example(contract.events.create))
  await fillIn({ [text.date]: '2026-06-20' })
  await page.getByRole('checkbox', { name: clubMessage.allTeams(2) }).click()
  await press(page.getByRole('button', { name: text.create, exact: true }))
  await expect.element(page.getByText(clubMessage.teamsRequired)).toBeVisible()
  await page.getByRole('checkbox', { name: other.name }).click()
  await press(page.getByRole('button', { name: text.create, exact: true }))
  await expectSaid(running.group.created(1))
  expect(server.sentTo(contract.events.create)[0]).toMatchObject({ teamId: other.id, alsoIn: [] })
})

test('invites the people of a saved filter, each by one team, and names those without', async () => {
  server.answers(contract.events.create, example(contract.events.create))
  await fillIn({ [text.date]: '2026-06-20' })
  await page.getByRole('combobox', { name: clubPeople.for }).click()
  await page.getByRole('option', { name: clubPeople.filter('Minors') }).click()
  await expectSaid('2 people, 1 guardian')
  await expect.element(page.getByText(clubPeople.notInvited('Pia Roth'))).toBeVisible()
  await press(page.getByRole('button', { name: text.create, exact: true }))
  await expectSaid(running.group.created(2))
  expect(server.sentTo(contract.events.create)[0]).toMatchObject({
    teamId: team.id,
    alsoIn: [other.id],
    audience: { kind: 'members', memberIds: [memberId(1), memberId(2)] },
  })
})
