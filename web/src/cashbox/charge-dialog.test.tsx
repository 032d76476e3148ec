import { contract } from '@touchline/contract/contract'
import { cashbox as text } from '@touchline/text/cashbox/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { ChargeDialog } from './charge-dialog.tsx'
import { boxOf, beer, paul } from './testing/box.ts'

const { charge } = contract.cashbox
const { team } = teamOf('admin')
const open = () => {
  server.answers(contract.events.around, { last: null, coming: [] })
  return openDialog((onClose) => <ChargeDialog box={boxOf()} onClose={onClose} />)
}

proveDialog('tapping a drink for a player', {
  open,
  endpoint: charge,
  answer: boxOf(),
  fillings: { [text.what]: 'Beer €2.00', 'Paul Ruiz': true },
  submit: text.add,
  sends: { teamId: team.id, itemId: beer.id, memberIds: [paul.memberId], eventId: null },
  refusals: [{ code: 'adults_only' }],
})

test('needs a player', async () => {
  await open()
  await press(page.getByRole('button', { name: text.add, exact: true }))
  await expectSaid(text.problems.people_required)
  expect(server.sentTo(charge)).toEqual([])
})
