import { contract } from '@touchline/contract/contract'
import { leagueParts } from '@touchline/text/leagues/parts/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'

import { leagueOf } from '../testing/league.ts'
import { OrderDialog } from './order-dialog.tsx'

const { teams: text } = leagueParts
const whole = leagueOf()
const [hillside, lakeside, park] = whole.teams.map(({ id }) => id)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const openOrder = () => openDialog((onClose) => <OrderDialog whole={whole} onClose={onClose} />)

proveDialog('putting the teams of a league in order', {
  open: async () => {
    await openOrder()
    await press(button(wire.moveDown('Hillside FC')))
  },
  endpoint: contract.leagues.change,
  fillings: {},
  submit: wire.save,
  sends: {
    leagueId: whole.league.id,
    version: whole.league.version,
    changes: { teamOrder: [lakeside, hillside, park] },
  },
  refusals: [{ code: 'changed_meanwhile' }],
})

test('a moved team keeps the focus, at an end on the other button', async () => {
  await openOrder()
  await press(button(wire.moveDown('Hillside FC')))
  await expect.element(button(wire.moveDown('Hillside FC'))).toHaveFocus()
  await expect.element(page.getByText(wire.movedTo('Hillside FC', 2, 3))).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(button(wire.moveUp('Hillside FC'))).toHaveFocus()
  const names = page.getByRole('list', { name: text.order }).getByRole('listitem').elements()
  expect(names.map((one) => one.textContent)).toEqual([
    '1Lakeside SC',
    '2Park Rovers',
    '3Hillside FC',
  ])
})
