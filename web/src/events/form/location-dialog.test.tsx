import { contract } from '@touchline/contract/contract'
import { events } from '@touchline/text/events/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectFilled, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'

import { LocationDialog } from './location-dialog.tsx'

const { form: text } = events
const venues = example(contract.teams.venues).venues.map((venue) => ({
  ...venue,
  name: 'North Field',
}))
const venueId = venues[0]?.id ?? null
const done = page.getByRole('button', { name: wire.done, exact: true })
const nowhere = { venueId: null, location: null }

interface Place {
  readonly venueId: string | null
  readonly location: string | null
}

/** Opens the dialog; returns the choices. */
async function open(chosen: Place = nowhere, saved = venues): Promise<Place[]> {
  const places: Place[] = []
  await openDialog(
    (onClose) => (
      <LocationDialog
        venues={saved}
        chosen={chosen}
        onChoose={(place) => places.push(place)}
        onClose={onClose}
      />
    ),
    { as: 'coach' },
  )
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(text.locationDialog)
  return places
}

test('chooses a saved place by keyboard', async () => {
  const places = await open()
  await fillIn({ [text.savedLocation]: 'North Field' })
  await expectAccessible()
  await press(done)
  expect(places).toEqual([{ venueId, location: null }])
  await expect.element(opener).toHaveFocus()
})

test('opens a text field for another place', async () => {
  const places = await open()
  await fillIn({ [text.savedLocation]: text.freeLocation })
  await userEvent.tab()
  await userEvent.keyboard(' Mill Lane 4 ')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  expect(places).toEqual([{ venueId: null, location: 'Mill Lane 4' }])
})

test('accepts no place', async () => {
  const places = await open({ venueId, location: null })
  expectFilled({ [text.savedLocation]: 'North Field' })
  await fillIn({ [text.savedLocation]: text.noLocation })
  await press(done)
  expect(places).toEqual([nowhere])
})

test('asks only for text if no place is saved', async () => {
  const places = await open({ venueId: null, location: 'Mill Lane 4' }, [])
  expectFilled({ [text.freeLocation]: 'Mill Lane 4' })
  await fillIn({ [text.freeLocation]: '' })
  await press(done)
  expect(places).toEqual([nowhere])
})

test('keeps the place on Escape', async () => {
  const places = await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(places).toEqual([])
})
