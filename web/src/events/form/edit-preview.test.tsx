import { contract } from '@touchline/contract/contract'
import type { EditEffect } from '@touchline/contract/events/shapes/requests'
import { events } from '@touchline/text/events/en'
import { running } from '@touchline/text/events/running/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import type { EventEdit } from '../api/running.ts'
import { EditPreview } from './edit-preview.tsx'

const { preview: text, changing, scope } = running
const { change } = contract.events
const event = { ...example(contract.events.get), comingDates: 3, groupId: null }
const pendingEdit = {
  version: event.version,
  was: { title: 'Quarter final' },
  changes: { title: 'Semi-final' },
}
const effect: EditEffect = {
  difference: ['title'],
  dates: 1,
  ownDates: 0,
  moves: false,
  movesDay: false,
  askedAgain: false,
  answerers: 0,
}
const save = page.getByRole('button', { name: events.form.save, exact: true })

/** Opens the preview; returns the saved edits. */
async function open(part: Partial<EditEffect> = {}): Promise<EventEdit[]> {
  const saved: EventEdit[] = []
  server.answers(contract.teams.venues)
  server.answers(change, { event: null, ...effect, ...part })
  await openPreview(saved)
  return saved
}

function openPreview(saved: EventEdit[] = []) {
  return openDialog(
    (onClose) => (
      <EditPreview
        page={event}
        pendingEdit={pendingEdit}
        busy={false}
        onSave={(edit) => saved.push(edit)}
        onClose={onClose}
      />
    ),
    { as: 'coach' },
  )
}

test('shows the changes before saving', async () => {
  const saved = await open()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(text.title)
  await expectSaid(text.dates(1))
  await expectSaid('Quarter final')
  await expectSaid('Semi-final')
  await expectAccessible()
  expect(saved).toEqual([])
  await press(save)
  expect(saved).toEqual([{ ...pendingEdit, scope: 'one' }])
})

test('previews another scope and saves with it', async () => {
  const saved = await open()
  await expectSaid(text.dates(1))
  server.answers(change, { event: null, ...effect, dates: 3, ownDates: 2 })
  await fillIn({ [scope.label]: scope.all })
  await expectSaid(text.dates(3))
  await expectSaid(text.ownDates(2))
  await expect
    .poll(() => server.sentTo(change).at(-1))
    .toMatchObject({ scope: 'all', ...pendingEdit })
  await press(save)
  expect(saved).toMatchObject([{ scope: 'all' }])
})

test('asks about the answers when the event moves', async () => {
  const saved = await open({ moves: true, answerers: 4 })
  await expectSaid(changing.everyoneNotified)
  await expectAccessible()
  server.answers(change, { event: null, ...effect, moves: true, answerers: 4, askedAgain: true })
  await fillIn({ [changing.answers]: changing.askAgain })
  await press(save)
  expect(saved).toMatchObject([{ askAgain: true }])
})

test('says if nothing changes', async () => {
  await open({ dates: 0, difference: [] })
  await expectSaid(text.nothing)
})

test('says why there is no preview', async () => {
  server.refuses(change, 'event_over')
  await openPreview()
  await expectSaid(wire.errors.event_over)
  await expectAccessible()
})

test('returns to the form on Escape without saving', async () => {
  const saved = await open()
  await expectSaid(text.dates(1))
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(saved).toEqual([])
})
