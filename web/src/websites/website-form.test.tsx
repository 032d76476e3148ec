import { contract } from '@touchline/contract/contract'
import { websites as text } from '@touchline/text/websites/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import type { Website } from './api.ts'
import { aWebsite, clubId, u12, u14 } from './testing/a-website.ts'
import { WebsiteSettings } from './website-settings.tsx'

const website = aWebsite()
const { url } = website

function openWebsite(parts: Partial<Website> = {}) {
  server.answers(contract.websites.ofClub, { ...website, ...parts })
  return openPart(<WebsiteSettings owner={{ clubId }} />)
}

proveForm('publishing a website', {
  open: () => openWebsite(),
  endpoint: contract.websites.saveOfClub,
  answer: { ...website, isPublished: true },
  fillings: {
    [text.slug]: 'riverside-fc',
    [text.results]: false,
    [text.placesOfChildren]: true,
    U14: false,
    [text.about]: 'Football since 1911.',
    [text.name]: 'Sam Rivers',
    [text.email]: 'info@riverside.example',
    [text.phone]: '600 12 34 56',
  },
  submit: text.publish,
  sends: {
    clubId,
    isPublished: true,
    slug: 'riverside-fc',
    version: 1,
    settings: {
      showsTrainings: true,
      showsPlacesOfChildren: true,
      showsResults: false,
      about: 'Football since 1911.',
      contact: { name: 'Sam Rivers', email: 'info@riverside.example', phone: '+34600123456' },
      shownTeamIds: [u12],
      hiddenTeamIds: [u14],
    },
  },
  refusals: [
    {
      code: 'invalid_input',
      fields: { slug: 'slug_taken' },
      label: text.slug,
      says: text.problems.slug_taken,
    },
    {
      code: 'invalid_input',
      fields: { slug: 'slug_reserved' },
      label: text.slug,
      says: text.problems.slug_reserved,
    },
    {
      code: 'invalid_input',
      fields: { 'settings.contact.email': 'invalid_format' },
      label: text.email,
      says: text.problems.email,
    },
    { code: 'changed_meanwhile' },
  ],
})

test('a draft can be seen before it is published', async () => {
  await openWebsite()
  await expect
    .element(page.getByRole('link', { name: text.preview }))
    .toHaveAttribute('href', website.previewUrl)
})

test('a website that is online can be taken offline', async () => {
  await openWebsite({ isPublished: true })
  await expect.element(page.getByLabelText(text.link)).toHaveValue(url)
  server.answers(contract.websites.saveOfClub, website)
  await press(page.getByRole('button', { name: text.unpublish }))
  await expect.element(page.getByRole('button', { name: text.publish })).toBeVisible()
  expect(server.sentTo(contract.websites.saveOfClub).at(-1)).toMatchObject({ isPublished: false })
})
