import { contract } from '@touchline/contract/contract'
import { leagues } from '@touchline/text/leagues/en'
import { leagueParts } from '@touchline/text/leagues/parts/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'

import { key, teamIds, exampleLeague } from '../../testing/example-league.ts'
import { LotsDialog } from './lots-dialog.tsx'

const { lots: text } = leagueParts
const { harbour, mill } = teamIds

const open = () =>
  openDialog((onClose) => (
    <LotsDialog whole={exampleLeague} level={[harbour, mill]} onClose={onClose} />
  ))

proveDialog('entering drawn lots', {
  open: async () => {
    await open()
    await press(page.getByRole('button', { name: wire.moveDown('Harbour Town') }))
  },
  endpoint: contract.leagues.change,
  answer: exampleLeague,
  fillings: {},
  submit: wire.save,
  sends: { ...key, version: exampleLeague.league.version, changes: { lots: [[mill, harbour]] } },
  refusals: [
    { code: 'changed_meanwhile' },
    {
      code: 'invalid_input',
      fields: { lots: 'lots_contradict' },
      says: leagues.problems.lots_contradict,
    },
  ],
})

test('announces where a team was moved', async () => {
  await open()
  await press(page.getByRole('button', { name: wire.moveUp('Mill Lane') }))
  await expectSaid(wire.movedTo('Mill Lane', 1, 2))
  const order = page.getByRole('list', { name: text.orderLabel }).getByRole('listitem')
  expect(order.elements().map((row) => row.textContent)).toEqual(['1Mill Lane', '2Harbour Town'])
})
