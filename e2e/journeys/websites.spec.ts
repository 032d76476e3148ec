import { website } from '@touchline/contract/websites/shapes'
import { websites as text } from '@touchline/text/websites/en'
import { publicWebsite as publicWebsiteEn } from '@touchline/text/websites/public/en'
import { publicWebsite } from '@touchline/text/websites/public/fr'

import { openForeignSite } from '../harness/foreign-site.ts'
import { come, refused, sina } from '../harness/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const clubFields = {
  name: 'SV Grünwald 1911',
  memberCount: 20,
  sport: 'football',
  phone: '+491701234567',
  language: 'en',
}
const team = { name: 'Grünwald U12', ageGroup: 'U12', sport: 'football', gender: 'mixed' }

/** A club with a team that plays next week. */
async function aClub(send: Send): Promise<string> {
  const club = wordIn(
    await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields }),
    'id',
  )
  const body = { teams: [team] }
  const made = await send({ method: 'POST', path: `/rest/v1/clubs/${club}/teams`, body })
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const match = { type: 'game', title: 'Leo’s match', date, startTime: '10:30', homeAway: 'home' }
  await send({
    method: 'POST',
    path: `/rest/v1/teams/${wordIn(made, 'teams', '0', 'id')}/events`,
    body: { ...match, opponent: 'Harbour Town' },
  })
  return club
}

refused(
  'a club publishes its website, and takes it offline again',
  async ({ page, context, browser, touchline: { address } }) => {
    const { send } = await come(context, address, sina)
    const club = await aClub(send)
    await page.goto(`/club/${club}`)
    await page.getByRole('button', { name: new RegExp(clubFields.name) }).click()
    await page.getByRole('menuitem', { name: text.title }).click()
    const slug = page.getByRole('textbox', { name: text.slug })
    await expect(slug).toHaveValue('sv-gruenwald-1911')
    await slug.fill('admin')
    await page.getByRole('button', { name: text.publish }).click()
    await expect(page.getByText(text.problems.slug_reserved)).toBeVisible()
    await slug.fill('gruenwald')
    await page.getByRole('textbox', { name: text.name }).fill('Office')
    await page.getByRole('button', { name: text.publish }).click()
    await expect(page.getByText(text.online)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const phone = { viewport: { width: 390, height: 844 }, locale: 'fr' }
    const visitor = await (await browser.newContext(phone)).newPage()
    const requests: string[] = []
    visitor.on('request', (request) => requests.push(request.url()))
    await visitor.goto(await page.getByRole('textbox', { name: text.link }).inputValue())
    await expect(visitor.getByRole('heading', { name: clubFields.name, level: 1 })).toBeVisible()
    await expect(visitor.getByText('Grünwald U12 – Harbour Town')).toBeVisible()
    await expect(visitor.getByText('Office')).toBeVisible()
    await expectAccessible(visitor)
    await expectNoSidewaysScroll(visitor)
    expect(requests.filter((url) => !url.endsWith('/icon.svg'))).toHaveLength(1)
    await visitor.getByRole('link', { name: team.name, exact: true }).click()
    await expect(visitor.getByRole('heading', { name: team.name, level: 1 })).toBeVisible()
    await expect(visitor.getByText('Leo')).toBeHidden()
    await expectAccessible(visitor)

    await page.getByRole('button', { name: text.unpublish }).click()
    await expect(page.getByRole('button', { name: text.publish })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: publicWebsite.notFound })).toBeVisible()
  },
)

refused(
  'a poster has room for a dozen sponsors and long names',
  async ({ page, context, touchline: { address } }) => {
    const { send } = await come(context, address, sina)
    const club = await aClub(send)
    const path = `/rest/v1/clubs/${club}/website`
    const { settings } = website.parse(await send({ method: 'GET', path }))
    const sponsors = Array.from({ length: 12 }, (_, index) => ({
      id: crypto.randomUUID(),
      name: `Harbour Bakery and Daughters ${index + 1}`,
      url: '',
      logoFileId: null,
      from: null,
      until: null,
    }))
    const slug = `poster-${club.slice(-8)}`
    const body = { isPublished: true, slug, settings: { ...settings, sponsors }, version: 0 }
    await send({ method: 'PUT', path, body })
    await page.goto(`/site/${slug}`)
    await page.getByRole('link', { name: 'Grünwald U12 – Harbour Town' }).click()
    await expect(page.getByRole('button', { name: publicWebsiteEn.poster })).toBeVisible()

    // A sheet of A4 in CSS pixels.
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(sponsors.at(-1)?.name ?? '')).toBeInViewport({ ratio: 1 })
  },
)

refused(
  'another site shows the matches in a frame, whatever its policy',
  async ({ page, context, browser, touchline: { address } }) => {
    const { send } = await come(context, address, sina)
    const club = await aClub(send)
    const path = `/rest/v1/clubs/${club}/website`
    const { settings } = website.parse(await send({ method: 'GET', path }))
    const slug = `embedded-${club.slice(-8)}`
    const body = { isPublished: true, slug, settings, version: 0 }
    await send({ method: 'PUT', path, body })
    await page.goto(`/club/${club}/website`)
    const code = await page.getByRole('textbox', { name: text.embed.code }).inputValue()

    const foreign = await openForeignSite({ body: code, framesFrom: address })
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(foreign.address)
    const frame = visitor.frameLocator('iframe')
    await expect(frame.getByText('Grünwald U12 – Harbour Town')).toBeVisible()
    await expect(visitor.getByTitle(text.embed.views.fixtures)).toBeVisible()

    await send({ method: 'PUT', path, body: { ...body, isPublished: false, version: 1 } })
    await visitor.reload()
    await expect(frame.getByText(publicWebsiteEn.notFound)).toBeVisible()
    await foreign.close()
  },
)
