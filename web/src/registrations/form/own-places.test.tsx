import { registrations } from '@touchline/text/registrations/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import type { OwnForm } from '../api.ts'
import type { Settings } from './form-settings.tsx'
import { OwnPlaces } from './own-places.tsx'

const { form: text } = registrations
const id = '019cebf5-0f00-7000-8000-0000000000f1'
const settings: Settings = {
  intro: '',
  statutesUrl: '',
  kinds: ['active'],
  address: 'no',
  mandate: 'no',
  asksPhotos: true,
  showsPlaces: false,
  teams: [{ id, places: null }],
  fields: [],
  fee: null,
}
const fee = {
  collectionId: '019cebf5-0f00-7000-8000-0000000000f2',
  feeId: '019cebf5-0f00-7000-8000-0000000000f3',
}
const form: OwnForm = {
  key: null,
  url: null,
  isOpen: false,
  settings,
  teams: [{ id, name: 'Wild Boars', players: 12 }],
  fees: [{ ...fee, collection: 'Season', name: 'Child', amount: 9000, currency: 'EUR' }],
  openCount: 0,
  version: 0,
}

async function open(fees: OwnForm['fees'] = form.fees, places: number | null = null) {
  const changes: Partial<Settings>[] = []
  await openPart(
    <OwnPlaces
      settings={{ ...settings, teams: [{ id, places }] }}
      form={{ ...form, fees }}
      onChange={(parts) => changes.push(parts)}
    />,
  )
  return changes
}

test('sets how many players a team takes and what joining costs', async () => {
  const changes = await open()
  await expectAccessible()
  await page.getByRole('textbox', { name: text.placesShort }).fill('20')
  await press(page.getByRole('combobox', { name: text.fee }))
  await expect.element(page.getByRole('option', { name: /Season: Child/ })).toBeVisible()
  await userEvent.keyboard('{End}{Enter}')
  expect(changes).toEqual([{ teams: [{ id, places: 20 }] }, { fee }])
})

test('leads to a new fee where there is none', async () => {
  await open([])
  await expect.element(page.getByRole('link', { name: text.newFee })).toBeVisible()
})

test('speaks of a waiting list only where places are limited', async () => {
  await open()
  await expectSaid(text.players(12))
  await open(form.fees, 20)
  await expectSaid(`${text.players(12)}. ${text.noneLeft}`)
})
