import { contract } from '@touchline/contract/contract'
import { attendance as text } from '@touchline/text/attendance/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { MarkList } from './mark-list.tsx'

const { mark } = contract.attendance
const [shown] = example(contract.attendance.byEvent).events
const label = text.note('Ana Torres')
const pencil = page.getByRole('button', { name: new RegExp(label) })
const save = page.getByRole('button', { name: text.save, exact: true })

async function openNote(note: string | null): Promise<void> {
  if (shown === undefined) throw new Error('the example has no event')
  const people = shown.people.map((one) => ({ ...one, isPlaceholder: false, note }))
  await openPart(<MarkList event={shown.event} people={people} />, { as: 'coach' })
  await press(pencil)
}

test('writes a note by keyboard alone and sends it with its mark', async () => {
  server.answers(mark)
  await openNote(null)
  await expectAccessible()
  await fillIn({ [label]: 'Twisted her ankle ' })
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.sentTo(mark))
    .toMatchObject([{ marks: [{ mark: 'present', note: 'Twisted her ankle' }] }])
})

test('removes an emptied note', async () => {
  server.answers(mark)
  await openNote('Twisted her ankle')
  expectFilled({ [label]: 'Twisted her ankle' })
  await fillIn({ [label]: ' ' })
  await press(save)
  await expect.poll(() => server.sentTo(mark)).toMatchObject([{ marks: [{ note: null }] }])
})

test('Escape discards the change and returns the focus', async () => {
  await openNote('Twisted her ankle')
  await fillIn({ [label]: 'Fine again' })
  await userEvent.keyboard('{Escape}')
  await expectSaid('Twisted her ankle')
  await expect.element(pencil).toHaveFocus()
  expect(server.sentTo(mark)).toEqual([])
})

test('shows why a note was refused and sends it again as typed', async () => {
  server.refuses(mark, 'too_many_requests')
  await openNote(null)
  await fillIn({ [label]: 'Twisted her ankle' })
  await press(save)
  await expectSaid(wire.errors.too_many_requests)
  await expectAccessible()

  server.answers(mark)
  await press(page.getByRole('button', { name: wire.tryAgain }))
  await expect
    .poll(() => server.sentTo(mark).at(-1))
    .toMatchObject({ marks: [{ mark: 'present', note: 'Twisted her ankle' }] })
})
