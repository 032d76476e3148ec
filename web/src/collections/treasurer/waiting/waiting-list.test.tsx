import type { WaitingListShape } from '@touchline/contract/collections/shapes/waiting-list'
import { contract } from '@touchline/contract/contract'
import { treasurer } from '@touchline/text/collections/treasurer/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { collectionKey } from '../testing/collection.ts'
import { WaitingList } from './waiting-list.tsx'

const { waiting: text } = treasurer
const { waitingList, moveWaiting } = contract.collections
const [entry] = example(waitingList).entries
if (entry === undefined) throw new Error('the example has an entry')
const entryOf = (last: number, name: string) => ({
  ...entry,
  billId: `019cebf5-0f00-7000-8000-0000000000b${last}`,
  names: [name],
})
const [ana, ben] = [entryOf(1, 'Ana Ruiz'), entryOf(2, 'Ben Gil')]
const full: WaitingListShape = { places: 40, taken: 40, entries: [ana, ben] }

async function open(list: WaitingListShape = full) {
  server.answers(waitingList, list)
  await openPart(<WaitingList collectionKey={collectionKey} />)
}

const giveFirst = page.getByRole('button', { name: text.place, exact: true }).first()

test('shows who waits, the next one first, and how many places are taken', async () => {
  await open()
  await expectSaid(text.taken(40, 40))
  await expect
    .element(page.getByRole('listitem').first().getByText('Ana Ruiz', { exact: true }))
    .toBeVisible()
  await expectAccessible()
})

test('gives a place, which makes the bill', async () => {
  server.answers(moveWaiting, { ...full, taken: 41, entries: [ben] })
  await open()
  await press(giveFirst)
  await expectSaid(text.placed('Ana Ruiz'))
  expect(server.sentTo(moveWaiting)).toMatchObject([
    { ...collectionKey, billId: ana.billId, move: 'placed' },
  ])
})

test('moves someone to the top', async () => {
  server.answers(moveWaiting, { ...full, entries: [ben, ana] })
  await open()
  await press(page.getByRole('button', { name: text.actionsFor('Ben Gil') }))
  await press(page.getByRole('menuitem', { name: text.first }))
  await expect
    .poll(() => server.sentTo(moveWaiting))
    .toMatchObject([{ billId: ben.billId, move: 'first' }])
})

test('an empty list says what it is for', async () => {
  await open({ places: 40, taken: 12, entries: [] })
  await expectSaid(text.empty)
  await expectAccessible()
})
