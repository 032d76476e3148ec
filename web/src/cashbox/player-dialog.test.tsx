import { contract } from '@touchline/contract/contract'
import { cashbox as text } from '@touchline/text/cashbox/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { PlayerDialog } from './player-dialog.tsx'
import { beer, boxOf, entryOf, paul } from './testing/box.ts'

const { charge, entries, undo } = contract.cashbox
const dialog = page.getByRole('dialog')

async function open() {
  server.answers(entries, { entries: [entryOf()], next: null })
  await openDialog((onClose) => <PlayerDialog box={boxOf()} player={paul} onClose={onClose} />)
}

test('the cashier sees what a player owes, taps a drink and takes one back', async () => {
  await open()
  await expect.element(dialog).toHaveAccessibleName('Paul Ruiz')
  await expectSaid('€12.50')
  await expectAccessible()
  server.answers(charge, boxOf())
  await press(page.getByRole('button', { name: 'Beer €2.00' }))
  await expect
    .poll(() => server.sentTo(charge))
    .toMatchObject([{ itemId: beer.id, memberIds: [paul.memberId] }])
  server.answers(undo, boxOf())
  await press(page.getByRole('button', { name: text.undoWhat('Beer') }))
  await expect.poll(() => server.sentTo(undo)).toMatchObject([{ entryId: entryOf().id }])
})

test('Escape leads from the payment to the player', async () => {
  await open()
  await press(page.getByRole('button', { name: text.pay }))
  await expect.element(page.getByRole('textbox', { name: text.amount })).toHaveValue('12.50')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toHaveAccessibleName('Paul Ruiz')
})
