import { contract } from '@touchline/contract/contract'
import { bills as text } from '@touchline/text/collections/bills/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { useRecordPayment } from '../api/bills.ts'
import { billKey, billOf, collectionKey, collectionOf } from '../testing/collection.ts'
import { BillDialog } from './bill-dialog.tsx'

const { bill } = contract.collections
const dialog = page.getByRole('dialog')

function OverTheList() {
  return <BillDialog collectionKey={collectionKey} payment={useRecordPayment(collectionKey)} />
}

function open(act = '') {
  server.answers(contract.collections.get, collectionOf())
  return openPart(<OverTheList />, { at: `/list?bill=${billKey.billId}${act}` })
}

test('shows the bill that the address names', async () => {
  server.answers(bill, billOf())
  await open()
  await expect.element(dialog).toHaveAccessibleName(text.heading)
  await expectSaid(text.lines)
  await expect.poll(() => server.sentTo(bill)[0]).toEqual(billKey)
  await expectAccessible()
})

test('Escape leads from an action to the bill, and from there to the list', async () => {
  server.answers(bill, billOf())
  await open('&act=writeOff')
  await expect.element(dialog).toHaveAccessibleName(text.acts.writeOff)
  await expectSaid(text.writeOffText)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toHaveAccessibleName(text.heading)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each(['pay', 'refund', 'parts'] as const)('the address can name an act: %s', async (act) => {
  server.answers(bill, billOf({ refundable: [{ method: 'cash', amount: 3000 }] }))
  await open(`&act=${act}`)
  await expect.element(dialog).toHaveAccessibleName(text.acts[act])
  await expectSaid(text.cancel)
  await expectAccessible()
})

test('a bill that failed to load can be reloaded', async () => {
  server.refuses(bill, 'too_many_requests')
  await open()
  await expectSaid(text.failed)
  await expectAccessible()
  server.answers(bill, billOf())
  await press(page.getByRole('button', { name: wire.tryAgain }))
  await expectSaid(text.lines)
})

test('no bill is open if the URL names none', async () => {
  await openPart(<OverTheList />, { at: '/list' })
  await expect.element(page.getByRole('heading', { name: 'Touchline' })).toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
})
