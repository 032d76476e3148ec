import { contract } from '@touchline/contract/contract'
import { clubs } from '@touchline/text/clubs/en'
import { teams } from '@touchline/text/teams/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { ClubSeasonDialog } from './club-season-dialog.tsx'

const text = clubs.page
const { settings } = teams
const { club } = example(contract.clubs.get)

const reach = (keeps: readonly ('taken' | 'overlaps' | null)[]) => ({
  teams: keeps.map((why, place) => ({
    id: club.id.replace(/1$/, String(place)),
    name: `Under ${12 + place}`,
    keeps: why,
  })),
})

function open(keeps: readonly ('taken' | 'overlaps' | null)[] = [null, null]) {
  server.answers(contract.clubs.addSeason, reach(keeps))
  return openDialog((onClose) => <ClubSeasonDialog club={club} onClose={onClose} />)
}

proveDialog('giving all teams a season', {
  open,
  endpoint: contract.clubs.addSeason,
  fillings: {
    [settings.seasonName]: '2027-2028',
    [settings.from]: '2027-08-01',
    [settings.to]: '2028-06-30',
  },
  submit: text.addSeason,
  sends: {
    clubId: club.id,
    season: { name: '2027-2028', startsOn: '2027-08-01', endsOn: '2028-06-30' },
  },
  wrong: [
    { label: settings.seasonName, typed: ' ', says: settings.seasonNameRequired },
    { label: settings.from, typed: '', says: settings.dayRequired },
    { label: settings.to, typed: '', says: settings.dayRequired },
    { label: settings.to, typed: '2027-07-31', says: settings.seasonOrder },
  ],
})

test('says how many teams get the season and which keep theirs', async () => {
  await open([null, 'taken', 'overlaps'])
  await expectSaid(clubs.seasons.reaches(1))
  await expectSaid(clubs.seasons.taken('Under 13'))
  await expectSaid(clubs.seasons.overlaps('Under 14'))
})

test('says when no team would get it', async () => {
  await open(['taken'])
  await expectSaid(clubs.seasons.reachesNone)
})

test('says afterwards how many got it and who kept theirs', async () => {
  await open([null, null, 'taken', null])
  await press(page.getByRole('button', { name: text.addSeason }))
  await expectSaid(text.seasonAdded(3))
  await expectSaid(text.seasonKept('Under 14'))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
