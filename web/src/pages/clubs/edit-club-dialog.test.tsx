import { contract } from '@touchline/contract/contract'
import { clubs } from '@touchline/text/clubs/en'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { EditClubDialog } from './edit-club-dialog.tsx'

const { fields, problems } = clubs.create
const club = { ...example(contract.clubs.get).club, logo: null, cover: null }
const open = () => openDialog((onClose) => <EditClubDialog club={club} onClose={onClose} />)

proveDialog('editing a club', {
  open,
  endpoint: contract.clubs.change,
  fillings: {
    [fields.name]: 'Riverside Athletic',
    [fields.sport]: teams.sports.handball,
    [fields.phone]: '600 99 88 77',
    [fields.memberCount]: '310',
    [fields.teamCount]: '12',
    [clubs.page.clubLanguage]: 'Español',
  },
  submit: wire.save,
  sends: {
    clubId: club.id,
    changes: {
      name: 'Riverside Athletic',
      sport: 'handball',
      phone: '+34600998877',
      memberCount: 310,
      teamCount: 12,
      language: 'es',
    },
  },
  wrong: [
    { label: fields.name, typed: ' ', says: problems.name },
    { label: fields.sport, typed: '', says: problems.sport },
    { label: fields.phone, typed: '12', says: problems.phone },
    { label: fields.memberCount, typed: '1000001', says: problems.memberCount },
    { label: fields.teamCount, typed: '-1', says: problems.teamCount },
  ],
})

test('sends only changed fields, so that other people’s changes stay', async () => {
  server.answers(contract.clubs.change)
  await open()
  await fillIn({ [fields.name]: 'Riverside Athletic' })
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect
    .poll(() => server.sentTo(contract.clubs.change))
    .toEqual([{ clubId: club.id, changes: { name: 'Riverside Athletic' } }])
})

test('removes an emptied number of teams', async () => {
  server.answers(contract.clubs.change)
  await open()
  await fillIn({ [fields.teamCount]: '' })
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect
    .poll(() => server.sentTo(contract.clubs.change))
    .toEqual([{ clubId: club.id, changes: { teamCount: null } }])
})
