import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press, pressInMenu } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { type Person, teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { VenuesSection } from './venues-section.tsx'

const { settings: text } = teams
const { team } = teamOf('coach')
const venue = {
  id: team.id,
  name: 'Riverside Park',
  address: null,
  latitude: null,
  longitude: null,
}
const menu = page.getByRole('button', { name: text.menuOf(venue.name) })

async function openVenues(as: Person = 'coach') {
  server.answers(contract.teams.venues, { venues: [venue] })
  await openPart(<VenuesSection teamId={team.id} />, { as })
}

proveQuestion('deleting an entry of the settings', {
  open: async () => {
    await openVenues()
    await pressInMenu(menu, page.getByRole('menuitem', { name: wire.delete }))
  },
  endpoint: contract.teams.removeVenue,
  title: text.removeTitle(venue.name),
  consequence: text.removeText,
  confirm: wire.delete,
  sends: { teamId: team.id, venueId: venue.id },
  trigger: menu,
})

test('opens an entry for editing', async () => {
  await openVenues()
  await pressInMenu(menu, page.getByRole('menuitem', { name: wire.edit }))
  await expect.element(page.getByRole('dialog', { name: text.editLocation })).toBeVisible()
})

test('shows players the list, and why they can’t change it', async () => {
  await openVenues('player')
  await expectSaid(venue.name)
  await press(menu)
  for (const name of [wire.edit, wire.delete])
    await expect
      .element(page.getByRole('menuitem', { name: `${name} ${teams.onlyStaff}` }))
      .toHaveAttribute('aria-disabled', 'true')
})

test('an empty list says what it is for', async () => {
  server.answers(contract.teams.venues, { ...example(contract.teams.venues), venues: [] })
  await openPart(<VenuesSection teamId={team.id} />, { as: 'coach' })
  await expectSaid(text.noLocationsHint)
})

test('a failed list can be reloaded', async () => {
  server.refuses(contract.teams.venues, 'not_allowed')
  await openPart(<VenuesSection teamId={team.id} />, { as: 'coach' })
  await expectSaid(text.loadFailed)
  server.answers(contract.teams.venues, { venues: [venue] })
  await press(page.getByRole('button', { name: wire.tryAgain }))
  await expectSaid(venue.name)
})
