import type { Language } from '@touchline/domain/values/language'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'
import { chooseFile } from '#web/testing/upload-request.ts'

import { PictureField } from './picture-field.tsx'

const route = 'POST /storage/v1/pictures'
const iPhonePhoto = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0')
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const chosen: (string | null)[] = []

beforeEach(() => {
  chosen.length = 0
})

async function choose(file: File, language: Language = 'en'): Promise<void> {
  await openPart(
    <PictureField
      label="Photo"
      purpose="avatar"
      busyLabel="Sending"
      onChange={(id) => chosen.push(id)}
    />,
    { language },
  )
  await chooseFile(page.getByLabelText('Photo'), file)
}

test.each([
  ['en', 'Save the photo as JPEG'],
  ['de', 'Speichere das Foto als JPEG'],
  ['fr', 'Enregistre la photo en JPEG'],
  ['es', 'Guarda la foto como JPEG'],
] as const)(
  'a HEIC photo is refused beside the field in %s, whatever its name',
  async (language, words) => {
    await choose(new File([iPhonePhoto], 'IMG_0042.jpg', { type: 'image/jpeg' }), language)
    await expect
      .element(page.getByLabelText('Photo'))
      .toHaveAccessibleDescription(new RegExp(words))
    expect(server.sentAt(route)).toEqual([])
  },
)

test('a JPEG named .heic is uploaded', async () => {
  const id = '019cebf5-0f00-7000-8000-0000000000a1'
  server.answersAt(route, { id, picture: { thumb: '/storage/v1/t', full: '/storage/v1/f' } }, 201)
  await choose(new File([jpeg], 'IMG_0042.HEIC', { type: 'image/heic' }))
  await expect.poll(() => chosen).toEqual([id])
})
