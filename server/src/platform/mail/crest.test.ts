import sharp from 'sharp'
import { expect, test } from 'vitest'

import { testPlatform } from '../testing/platform.ts'
import { crestOf } from './crest.ts'
import { compose } from './letter.ts'
import { withLetterhead } from './letterhead.ts'

const { storage } = await testPlatform()
const letterhead = { team: 'Lions U12', club: 'SV Grünwald', logoFileId: 'crest' }
const letter = compose({ language: 'de', heading: 'Hallo', paragraphs: [], footer: [] })
const { html: htmlBody } = withLetterhead(letter, letterhead)

test('an email has its logo as a small PNG for all mail programs', async () => {
  const colours = { width: 300, height: 200, channels: 3, background: '#aa0011' } as const
  const stored = await sharp({ create: colours }).webp().toBuffer()
  await storage.put('pictures/crest.webp', stored, 'image/webp')
  const { html, attachments } = await crestOf(storage, {
    htmlBody,
    pictureKey: 'pictures/crest.webp',
  })
  expect(html).toContain('src="cid:crest"')
  expect(attachments).toMatchObject([{ cid: 'crest', contentDisposition: 'inline' }])
  const { format, width } = await sharp(attachments[0]?.content).metadata()
  expect({ format, width }).toEqual({ format: 'png', width: 96 })
})

test.each([null, 'pictures/gone.webp'])(
  'without the picture (%s) the email has no logo',
  async (pictureKey) => {
    const { html, attachments } = await crestOf(storage, { htmlBody, pictureKey })
    expect(html).not.toContain('cid:')
    expect(attachments).toEqual([])
  },
)
