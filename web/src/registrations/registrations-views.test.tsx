import { registrations } from '@touchline/text/registrations/en'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import type { OwnForm } from './api.ts'
import { RegistrationsViews } from './registrations-views.tsx'

const { form: text } = registrations
const id = '019cebf5-0f00-7000-8000-0000000000f1'
const form: OwnForm = {
  key: null,
  url: null,
  isOpen: false,
  settings: {
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
  },
  teams: [{ id, name: 'Wild Boars', players: 12 }],
  fees: [],
  openCount: 0,
  version: 0,
}
const theirs = {
  ...form,
  version: 1,
  settings: { ...form.settings, teams: [{ id, places: 15 }] },
}

function Meanwhile() {
  const [read, setRead] = useState(form)
  return (
    <>
      <button type="button" onClick={() => setRead(theirs)}>
        Meanwhile
      </button>
      <RegistrationsViews owner={{ kind: 'team', id }} name="Wild Boars" form={read} mayEdit />
    </>
  )
}

const places = () => page.getByRole('textbox', { name: text.placesShort })

test('keeps what is typed when another admin saves the form', async () => {
  await openPart(<Meanwhile />)
  await places().fill('20')
  await press(page.getByRole('button', { name: 'Meanwhile' }))
  await expect.element(places()).toHaveValue('20')
})

test('shows what another admin saves where nothing is typed', async () => {
  await openPart(<Meanwhile />)
  await expect.element(places()).toHaveValue('')
  await press(page.getByRole('button', { name: 'Meanwhile' }))
  await expect.element(places()).toHaveValue('15')
})
