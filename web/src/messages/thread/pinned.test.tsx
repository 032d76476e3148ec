import { messages } from '@touchline/text/messages/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { InThread, message } from '../testing/thread.tsx'
import { Pinned } from './pinned.tsx'

const { people: text, row } = messages
const newest = page.getByRole('button', { name: /Bus at eight/ })
const dialog = page.getByRole('dialog', { name: text.pinned })

async function openPinned(count: number): Promise<number[]> {
  const jumps: number[] = []
  const pinned = [
    { messageId: message(7).id, seq: 7, words: 'Bus at eight', files: 0 },
    { messageId: message(3).id, seq: 3, words: '', files: 2 },
  ].slice(0, count)
  await openPart(
    <InThread done={{ jumpTo: (seq) => jumps.push(seq) }}>
      <Pinned pinned={pinned} />
    </InThread>,
  )
  return jumps
}

test('leads to a single pinned message at once', async () => {
  const jumps = await openPinned(1)
  await press(newest)
  expect(jumps).toEqual([7])
})

test('lists several, newest first, and leads to the chosen one', async () => {
  const jumps = await openPinned(2)
  await press(newest)
  await expect.element(dialog).toBeVisible()
  expect(
    dialog
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Bus at eight', row.files(2)])
  await expectAccessible()
  await press(dialog.getByRole('button', { name: row.files(2) }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(jumps).toEqual([3])
})

test('closes on Escape and returns the focus', async () => {
  const jumps = await openPinned(2)
  await press(newest)
  await expectSaid(row.files(2))
  await userEvent.keyboard('{Escape}')
  await expect.element(newest).toHaveFocus()
  expect(jumps).toEqual([])
})
