import { contract } from '@touchline/contract/contract'
import { websites as text } from '@touchline/text/websites/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectRefused, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { aWebsite, clubId } from './testing/a-website.ts'
import { WebsiteSettings } from './website-settings.tsx'

function openWebsite() {
  server.answers(contract.websites.ofClub, aWebsite({ isPublished: true }))
  server.answers(contract.websites.saveOfClub, aWebsite({ isPublished: true, version: 2 }))
  return openPart(<WebsiteSettings owner={{ clubId }} />)
}

const click = (name: string) => press(page.getByRole('button', { name }))
const sent = () => server.sentTo(contract.websites.saveOfClub).at(-1)

test('a sponsor is shown with its link', async () => {
  await openWebsite()
  await click(text.sponsor.add)
  await fillIn({ [text.sponsor.name]: 'Bakery', [text.sponsor.url]: 'bakery.example' })
  await expectAccessible()
  await click(text.save)
  await expect.poll(sent).toMatchObject({
    settings: {
      sponsors: [
        {
          name: 'Bakery',
          url: 'https://bakery.example',
          logoFileId: null,
          from: null,
          until: null,
        },
      ],
    },
  })
})

test('a refused sponsor says why beside the field', async () => {
  await openWebsite()
  await click(text.sponsor.add)
  await fillIn({ [text.sponsor.name]: 'Bakery' })
  server.refuses(contract.websites.saveOfClub, 'invalid_input', {
    'settings.sponsors.0.until': 'end_before_start',
  })
  await click(text.save)
  await expectRefused(text.sponsor.until, text.problems.until)
})

test('news are written', async () => {
  await openWebsite()
  await click(text.news.add)
  await fillIn({ [text.news.name]: 'Open day', [text.news.words]: 'Come and see us.' })
  await expectAccessible()
  await click(text.save)
  await expect
    .poll(sent)
    .toMatchObject({ settings: { news: [{ title: 'Open day', words: 'Come and see us.' }] } })
})

test('news are removed', async () => {
  await openWebsite()
  await click(text.news.add)
  await click(text.news.remove)
  await expect.element(page.getByRole('button', { name: text.news.remove })).not.toBeInTheDocument()
})
