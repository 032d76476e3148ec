import { contract } from '@touchline/contract/contract'
import { languages } from '@touchline/domain/values/language'
import { photos as text } from '@touchline/text/photos/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { PhotoActions } from './photo-actions.tsx'

const { takeDown, restore, deletePhoto } = contract.photos
const photo = {
  ...first(example(contract.photos.photos).photos),
  state: 'published' as const,
  addedBy: null,
  mayDelete: false,
  mayRestore: false,
}
const place = {
  teamId: teamOf('player').team.id,
  albumId: '019cebf5-0f00-7000-8000-0000000000a1',
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sent = { teamId: place.teamId, photoId: photo.id }

const open = (change: Partial<typeof photo> | { readonly state: 'taken_down' } = {}) =>
  openPart(
    <PhotoActions place={place} photo={{ ...photo, ...change }} onGone={() => undefined} />,
    { as: 'player' },
  )

test('a picture is taken down with one tap, and shown again with another', async () => {
  server.answers(takeDown, { photo: null })
  server.answers(restore, { photo })
  await open()
  await press(button(text.takeDown))
  await expect.poll(() => server.sentTo(takeDown)).toEqual([sent])
  await press(button(text.undo))
  await expect.poll(() => server.sentTo(restore)).toEqual([sent])
})

test('a picture is deleted only after a question', async () => {
  server.answers(deletePhoto, sent)
  await open({ mayDelete: true })
  await press(button(text.removePhoto))
  await expectSaid(text.removePhotoText)
  expect(server.sentTo(deletePhoto)).toEqual([])
  await press(page.getByRole('alertdialog').getByRole('button', { name: text.removePhoto }))
  await expect.poll(() => server.sentTo(deletePhoto)).toEqual([sent])
})

test.each(languages.flatMap((language) => [320, 390].map((width) => [language, width] as const)))(
  'all actions are in one row in %s at %i pixels, and nothing is cut',
  async (language, width) => {
    await page.viewport(width, 844)
    await openPart(
      <PhotoActions place={place} photo={{ ...photo, mayDelete: true }} onGone={() => undefined} />,
      { as: 'player', language },
    )
    const actions = page.getByRole('link').or(page.getByRole('button'))
    await expect.poll(() => actions.elements()).toHaveLength(3)
    const boxes = actions.elements().map((one) => one.getBoundingClientRect())
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
    for (const one of actions.elements())
      expect(one.scrollWidth, one.textContent).toBeLessThanOrEqual(one.clientWidth)
  },
)

test('staff read why they can’t show a picture again', async () => {
  await open({ state: 'taken_down' })
  await expectSaid(text.familyAsked)
  expect(button(text.restore).query()).toBeNull()
})
