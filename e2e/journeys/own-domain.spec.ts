import { request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'

import { website } from '@touchline/contract/websites/shapes'
import { websites as text } from '@touchline/text/websites/en'

import { openNameServer } from '../../server/src/websites/testing/name-server.ts'
import { come, refused, sina } from '../harness/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const names = openNameServer()

/** An installation that offers own domains and asks this name server. */
const offered = refused.extend({
  settings: async ({ settings }, use) =>
    use({
      ...settings,
      PUBLIC_URL: 'http://app.touchline.example',
      WEBSITES_CNAME_TARGET: 'sites.touchline.example',
      DNS_SERVERS: (await names).address,
    }),
})

offered.afterAll(async () => (await names).close())

const clubFields = {
  name: 'FC Beispiel',
  memberCount: 20,
  sport: 'football',
  phone: '+491701234567',
  language: 'en',
}
const host = 'www.fc-beispiel.de'

/** As a proxy passes on a request to the club's domain. */
async function atHost(address: string, path: string) {
  const { hostname, port } = new URL(address)
  const asked = request({ hostname, port, path, headers: { host } })
  asked.end()
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  asked.on('error', reject)
  asked.on('response', (response) => {
    void textOf(response).then((body) => resolve({ status: response.statusCode ?? 0, body }))
  })
  return promise
}

offered(
  'a club’s website moves to its own domain once DNS leads there, and back',
  async ({ page, context, touchline: { address } }) => {
    const { send } = await come(context, address, sina)
    const path = '/rest/v1/clubs'
    const club = wordIn(await send({ method: 'POST', path, body: clubFields }), 'id')
    const site = `${path}/${club}/website`
    const { settings, slug } = website.parse(await send({ method: 'GET', path: site }))
    const body = { isPublished: true, slug, settings, version: 0 }
    await send({ method: 'PUT', path: site, body })
    await page.goto(`/club/${club}/website`)
    await page.getByRole('textbox', { name: text.host.name }).fill('fc-beispiel.de')
    await page.getByRole('button', { name: text.host.claim }).click()
    await expect(page.getByText(text.problems.host_bare)).toBeVisible()
    await page.getByRole('textbox', { name: text.host.name }).fill(`https://${host}/`)
    await page.getByRole('button', { name: text.host.claim }).click()
    await expect(page.getByText(text.host.waiting)).toBeVisible()
    await expect(page.getByText(text.host.problems.missing)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await atHost(address, '/')).toMatchObject({ status: 404 })

    const claimed = website.parse(await send({ method: 'GET', path: site }))
    const { set } = await names
    set(host, { kind: 'cname', target: claimed.host?.target ?? '' })
    await page.getByRole('button', { name: text.host.check }).click()
    await expect(page.getByText(text.host.online(host))).toBeVisible()
    await expect(page.getByRole('textbox', { name: text.link })).toHaveValue(`https://${host}`)
    await expectAccessible(page)
    const shown = await atHost(address, '/')
    expect(shown.body).toContain(`<h1>${clubFields.name}</h1>`)
    for (const other of ['/login', '/rest/v1/installation', '/auth/v1/settings'])
      expect(await atHost(address, other)).toMatchObject({ status: 404 })

    await page.getByRole('button', { name: text.host.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: text.host.remove }).click()
    await expect(page.getByRole('textbox', { name: text.host.name })).toBeVisible()
    expect(await atHost(address, '/')).toMatchObject({ status: 404 })
  },
)
