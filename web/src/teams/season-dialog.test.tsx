import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid, fillIn, refill } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { SeasonDialog } from './season-dialog.tsx'

const { settings: text } = teams
const { team } = teamOf('admin')

const fillings = {
  [text.seasonName]: '2026/27',
  [text.from]: '2026-08-01',
  [text.to]: '2027-06-30',
}
const open = () =>
  openDialog((onClose) => <SeasonDialog teamId={team.id} edited="new" onClose={onClose} />)

proveDialog('adding a season', {
  open,
  endpoint: contract.teams.addSeason,
  fillings,
  submit: wire.save,
  sends: { season: { name: '2026/27', startsOn: '2026-08-01', endsOn: '2027-06-30' } },
  wrong: [
    { label: text.seasonName, typed: ' ', says: text.seasonNameRequired },
    { label: text.from, typed: '', says: text.dayRequired },
    { label: text.to, typed: '', says: text.dayRequired },
    { label: text.to, typed: '2026-07-31', says: text.seasonOrder },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { name: 'taken' },
      label: text.seasonName,
      says: text.seasonTaken,
    },
    {
      code: 'invalid_input',
      fields: { startsOn: 'overlaps' },
      label: text.from,
      says: text.seasonOverlap,
    },
  ],
})

test('clears the error of a field when it is edited', async () => {
  server.refuses(contract.teams.addSeason, 'invalid_input', { startsOn: 'overlaps' })
  await open()
  await fillIn(fillings)
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expectSaid(text.seasonOverlap)
  await refill(text.seasonName, 'Later')
  await expect.element(page.getByText(text.seasonOverlap)).not.toBeInTheDocument()
})
