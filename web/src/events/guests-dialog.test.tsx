import { contract } from '@touchline/contract/contract'
import { running } from '@touchline/text/events/running/en'
import { wire } from '@touchline/text/wire/en'
import { test } from 'vitest'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { GuestsDialog } from './guests-dialog.tsx'

const { guests: text } = running
const { guests, setGuests } = contract.events
const event = example(contract.events.get)
const id = (last: number) => `019cebf5-0f00-7000-8000-0000000000c${last}`
const teams = [
  {
    id: id(9),
    name: 'Riverside U14',
    members: [
      { memberId: id(1), firstName: 'Leo', lastName: 'Ruiz', role: 'Player', isInvited: true },
      { memberId: id(2), firstName: 'Mia', lastName: 'Vidal', role: 'Coach', isInvited: false },
    ],
  },
]

const open = () =>
  openDialog((onClose) => <GuestsDialog event={event} onClose={onClose} />, { as: 'coach' })

proveDialog('inviting guests', {
  open: () => {
    server.answers(guests, { teams })
    return open()
  },
  endpoint: setGuests,
  fillings: { 'Leo Ruiz': false, 'Mia Vidal': true },
  submit: text.save,
  sends: { teamId: event.teamId, eventId: event.id, memberIds: [id(2)] },
  refusals: [{ code: 'event_over' }],
})

test('says if no other team has members', async () => {
  server.answers(guests, { teams: [] })
  await open()
  await expectSaid(text.empty)
  await expectAccessible()
})

test('says why the other teams can’t be loaded', async () => {
  server.refuses(guests, 'not_allowed')
  await open()
  await expectSaid(wire.errors.not_allowed)
  await expectAccessible()
})
