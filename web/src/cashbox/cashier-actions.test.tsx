import { contract } from '@touchline/contract/contract'
import { cashbox as text } from '@touchline/text/cashbox/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectDisabled, expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { CashierActions } from './cashier-actions.tsx'
import { boxOf, rosa } from './testing/box.ts'

const dialog = page.getByRole('dialog')

async function choose(item: string): Promise<void> {
  await press(page.getByRole('button', { name: text.more }))
  const entry = page.getByRole('menuitem', { name: item })
  await expect.element(entry).toBeVisible()
  await entry.click()
}

test('a fine, an expense and bills are one or two presses away', async () => {
  server.answers(contract.events.around, { last: null, coming: [] })
  await openPart(<CashierActions box={boxOf()} />, { as: 'admin' })
  await press(page.getByRole('button', { name: text.addFine, exact: true }))
  await expect.element(dialog).toHaveAccessibleName(text.chargeTitle)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await choose(text.spend)
  await expect.element(dialog).toHaveAccessibleName(text.moneyTitle)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await choose(text.writeBills)
  await expect.element(dialog).toHaveAccessibleName(text.billTitle)
})

test('says why nobody can be fined or billed yet', async () => {
  await openPart(<CashierActions box={boxOf({ items: [], players: [rosa] })} />, { as: 'admin' })
  await expectDisabled(page.getByRole('button', { name: text.addFine }), text.noItems)
  await press(page.getByRole('button', { name: text.more }))
  await expectSaid(text.nothingToBill)
})
