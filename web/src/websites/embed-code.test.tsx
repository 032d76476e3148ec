import { contract } from '@touchline/contract/contract'
import { embedCode } from '@touchline/domain/websites/embed'
import { websites } from '@touchline/text/websites/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, fillIn } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { aWebsite, clubId, u14 } from './testing/a-website.ts'
import { WebsiteSettings } from './website-settings.tsx'

const { embed: text } = websites

function openCode(settings: object = {}) {
  const website = aWebsite({ isPublished: true })
  server.answers(contract.websites.ofClub, {
    ...website,
    settings: { ...website.settings, ...settings },
  })
  return openPart(<WebsiteSettings owner={{ clubId }} />)
}

const frame = (src: string, title: string) =>
  embedCode({ src: `https://touchline.example/embed/${src}`, title })

test('the code shows what was chosen', async () => {
  await openCode()
  await expect.element(page.getByLabelText(text.code)).toBeVisible()
  expectFilled({
    [text.code]: frame(`${clubId}/fixtures?theme=light`, text.views.fixtures),
  })
  await fillIn({
    [text.what]: text.views.standings,
    [text.team]: 'U14',
    [text.theme]: text.themes.dark,
  })
  expectFilled({
    [text.code]: frame(`${u14}/standings?theme=dark`, `${text.views.standings} · U14`),
  })
  await expectAccessible()
})

test('offers no results that the website hides', async () => {
  await openCode({ showsResults: false })
  await page.getByRole('combobox', { name: text.what }).click()
  await expect.element(page.getByRole('option', { name: text.views.calendar })).toBeVisible()
  await expect
    .element(page.getByRole('option', { name: text.views.results }))
    .not.toBeInTheDocument()
})
