import { contract } from '@touchline/contract/contract'
import { websites as text } from '@touchline/text/websites/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import type { Website } from './api.ts'
import { aWebsite, clubId } from './testing/a-website.ts'
import { WebsiteSettings } from './website-settings.tsx'

const waiting: NonNullable<Website['host']> = {
  hostName: 'www.xn--grnwald-o2a.de',
  readableName: 'www.grünwald.de',
  target: 'abcdefgh12345678.sites.touchline.example',
  state: 'waiting',
  problem: 'missing',
  checkedAt: '2026-03-14T09:00:00.000Z',
}
const website = aWebsite({ offersHost: true })

function openHost(host: Website['host'], parts: Partial<Website> = {}) {
  server.answers(contract.websites.ofClub, { ...website, host, ...parts })
  return openPart(<WebsiteSettings owner={{ clubId }} />)
}

test.each([
  ['missing', text.host.problems.missing],
  ['elsewhere', text.host.problems.elsewhere],
  ['bare', text.host.problems.bare],
  ['unreachable', text.host.problems.unreachable],
] as const)('a record that is %s is explained, with what to enter', async (problem, says) => {
  await openHost({ ...waiting, problem })
  await expect.element(page.getByText(text.host.waiting)).toBeVisible()
  await expect.element(page.getByText(says)).toBeVisible()
  await expect.element(page.getByText(waiting.target)).toBeVisible()
  await expect.element(page.getByText(waiting.readableName)).toBeVisible()
})

test('the record can be checked again', async () => {
  await openHost(waiting, { isPublished: true })
  server.answers(contract.websites.saveHostOfClub, {
    ...website,
    isPublished: true,
    host: { ...waiting, state: 'online', problem: null },
  })
  await press(page.getByRole('button', { name: text.host.check }))
  await expect.element(page.getByText(text.host.online(waiting.readableName))).toBeVisible()
  expect(server.sentTo(contract.websites.saveHostOfClub).at(-1)).toEqual({
    clubId,
    host: waiting.hostName,
  })
})

test('a confirmed domain of a draft shows nothing until it is published', async () => {
  await openHost({ ...waiting, state: 'online', problem: null }, { isPublished: false })
  await expect.element(page.getByText(text.host.ready(waiting.readableName))).toBeVisible()
  await expect
    .element(page.getByText(text.host.online(waiting.readableName)))
    .not.toBeInTheDocument()
})

test('a domain that broke is shown before everything else, and can be removed', async () => {
  await openHost({ ...waiting, state: 'broken' }, { isPublished: true })
  const broken = page.getByText(text.host.broken(waiting.readableName))
  await expect.element(broken).toBeVisible()
  const slug = page.getByRole('textbox', { name: text.slug }).element()
  expect(broken.element().compareDocumentPosition(slug)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  server.answers(contract.websites.saveHostOfClub, website)
  await press(page.getByRole('button', { name: text.host.remove }))
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText(text.host.removeText(website.siteUrl))).toBeVisible()
  await press(dialog.getByRole('button', { name: text.host.remove }))
  await expect.element(page.getByRole('textbox', { name: text.host.name })).toBeVisible()
  expect(server.sentTo(contract.websites.saveHostOfClub).at(-1)).toEqual({ clubId, host: null })
})

test('nothing is said of domains where the operator offers none', async () => {
  await openHost(null, { offersHost: false })
  await expect.element(page.getByRole('textbox', { name: text.slug })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: text.host.name })).not.toBeInTheDocument()
})
