import { contract } from '@touchline/contract/contract'
import { clubMessage as text } from '@touchline/text/messages/club/en'
import { starting } from '@touchline/text/messages/starting/en'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { WriteForm } from './write-form.tsx'

const clubId = example(contract.clubs.get).club.id
const team = first(example(contract.clubs.teams).teams)
const other = { ...team, id: '019cebf5-0f00-7000-8000-0000000000d2', name: 'Under 14' }
const reach = {
  people: 214,
  guardians: 120,
  staff: 14,
  teams: 2,
  missing: ['Max Ruiz', 'Kim Ruiz'],
}
const everyone = { kind: 'teams' as const, teamIds: [team.id, other.id], role: 'everyone' as const }

function open() {
  server.answers(contract.messages.previewToClub, reach)
  server.answers(contract.clubs.teams, { teams: [team, other] })
  server.answers(contract.clubs.filters, { filters: [] })
  return openPart(<WriteForm clubId={clubId} teams={[team, other]} />)
}

proveForm('writing to all teams of a club', {
  open,
  endpoint: contract.messages.sendToClub,
  fillings: { [starting.message]: 'Bring a cake', [starting.subject]: 'Summer party' },
  submit: starting.start,
  sends: { clubId, audience: everyone, words: 'Bring a cake', subject: 'Summer party' },
  wrong: [{ label: starting.message, typed: '', says: starting.messageRequired }],
})

beforeEach(async () => {
  await open()
})

test('says how many get it, in which capacity, and who can’t be reached', async () => {
  await expectSaid('Goes to 214 people: 120 parents, 80 players, 14 coaches')
  await expect.element(page.getByText(text.missing(2))).toBeVisible()
})

test('goes to the chosen teams and people', async () => {
  server.answers(contract.messages.sendToClub, example(contract.messages.sendToClub))
  await fillIn({ [starting.message]: 'Kit day' })
  await page.getByRole('checkbox', { name: text.allTeams(2) }).click()
  await press(page.getByRole('button', { name: starting.start, exact: true }))
  await expect.element(page.getByText(text.teamsRequired)).toBeVisible()
  await page.getByRole('checkbox', { name: other.name }).click()
  await press(page.getByRole('button', { name: starting.start, exact: true }))
  await expect
    .poll(() => server.sentTo(contract.messages.sendToClub)[0]?.audience)
    .toEqual({ kind: 'teams', teamIds: [other.id], role: 'everyone' })
})
