import { contract } from '@touchline/contract/contract'
import { lifts as text } from '@touchline/text/lifts/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { RequestDialog } from './request-dialog.tsx'

const place = { teamId: teamOf('player').team.id, eventId: '019cebf5-0f00-7000-8000-0000000000e1' }
const ben = { memberId: '019cebf5-0f00-7000-8000-0000000000b1', firstName: 'Ben', isMe: false }
const mia = { memberId: '019cebf5-0f00-7000-8000-0000000000b2', firstName: 'Mia', isMe: false }

const open = (people: (typeof ben)[]) =>
  openDialog((onClose) => <RequestDialog place={place} people={people} onClose={onClose} />)

proveDialog('asking for a lift', {
  open: () => open([ben]),
  endpoint: contract.lifts.request,
  fillings: { [text.way]: text.directions.back, [text.meetingPlace]: 'Bakery' },
  submit: text.ask,
  sends: {
    ...place,
    memberId: ben.memberId,
    request: { direction: 'back', meetingPlace: 'Bakery' },
  },
  refusals: [{ code: 'event_over' }],
})

test('a parent of two asks for both, or for one of them', async () => {
  server.answers(contract.lifts.request, example(contract.lifts.request))
  await open([ben, mia])
  await press(page.getByRole('checkbox', { name: 'Ben' }), ' ')
  await press(page.getByRole('button', { name: text.ask, exact: true }))
  const sent = () => server.sentTo(contract.lifts.request).map(({ memberId }) => memberId)
  await expect.poll(sent).toEqual([mia.memberId])
})
