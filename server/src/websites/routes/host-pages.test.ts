import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { jobsOf } from '#server/jobs.ts'
import { pageRoutes } from '#server/platform/http/pages.ts'
import { makeServer } from '#server/platform/http/server.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { aNameServer, hostsOf } from '../testing/host-club.ts'
import { aPublicClub } from '../testing/public-club.ts'
import { websitePages } from './pages.ts'

const { names, environment } = await aNameServer()
const platform = await testPlatform(environment)
const { database } = platform
const { claim, check } = hostsOf(platform)
const club = await aPublicClub(platform)
const host = 'www.fc-beispiel.de'
const site = `/site/${club.slug}`
const app = openServer()
afterAll(async () => {
  await app.close()
  await names.close()
})

/** With the pages of the product, whose shell answers unknown paths. */
function openServer() {
  const folder = mkdtempSync(join(inject('folder'), 'pages-'))
  writeFileSync(join(folder, 'index.html'), '<title>Shell</title>')
  const http = makeServer(platform, { scriptHashes: [], secure: true })
  websitePages(http, platform)
  const pages = { folder, scriptHashes: [], paths: ['/', '/login'], scripts: {} }
  pageRoutes(http, { pages, log: platform.log })
  return http
}

beforeAll(async () => {
  await platform.startJobs(jobsOf(platform))
  await club.publish()
  const claimed = await claim(club, host)
  names.set(host, { kind: 'cname', target: claimed?.target ?? '' })
  await check(club, club.clubId)
})

const at = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } })
const ours = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'app.touchline.example', ...headers } })

test('shows the club, its teams and nothing of the product', async () => {
  const { statusCode, body, headers } = await at('/')
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>CD Norte</h1>')
  expect(body).toContain('<a href="/norte-u12">Norte U12</a>')
  expect(body).toContain(`<link rel="canonical" href="https://${host}/">`)
  expect(body).toContain(`"@id":"https://${host}/norte-u12"`)
  expect(body).toContain(
    `https://app.touchline.example/oembed?url=${encodeURIComponent(`https://${host}/`)}`,
  )
  expect(body).toContain('<a href="https://app.touchline.example/login">')
  expect(body).not.toContain(site)
  expect(headers['content-security-policy']).toContain(
    "img-src 'self' https://app.touchline.example;",
  )
  expect(headers).not.toHaveProperty('set-cookie')
  expect((await at('/norte-u12/')).body).toContain('<p><a href="/">CD Norte</a></p>')
})

test.each(['/login', '/index.html', '/site', site, '/assets/app.js', '/match/x', '/a/b', '/%00'])(
  '%s does not exist there',
  async (url) => {
    const { statusCode, body } = await at(url, { 'accept-language': 'de' })
    expect([statusCode, body.includes('Shell')]).toEqual([404, false])
    expect(body).toContain('Diese Seite gibt es nicht')
  },
)

test('has a robots.txt and a sitemap of its own', async () => {
  expect((await at('/robots.txt')).body).toContain(`Sitemap: https://${host}/sitemap.xml`)
  const { body } = await at('/sitemap.xml')
  expect(body.match(/<loc>[^<]+/g)).toEqual([
    `<loc>https://${host}/`,
    `<loc>https://${host}/norte-u10`,
    `<loc>https://${host}/norte-u12`,
  ])
  expect((await ours('/sitemap.xml')).body).not.toContain(site)
})

test('the address at the operator leads there, and drafts stay', async () => {
  for (const [from, to] of [
    [site, '/'],
    [`${site}/norte-u12`, '/norte-u12'],
    [
      `${site}/match/019cebf5-0f00-7000-8000-000000000001`,
      '/match/019cebf5-0f00-7000-8000-000000000001',
    ],
  ] as const) {
    const { statusCode, headers } = await ours(from)
    expect([statusCode, headers.location]).toEqual([301, `https://${host}${to}`])
  }
  const draft = await club.publish({ isPublished: false })
  const preview = new URL(draft.previewUrl ?? '')
  expect((await ours(preview.pathname + preview.search)).statusCode).toBe(200)
  expect((await at('/')).statusCode).toBe(404)
  await club.publish()
})

test('other sites can embed a page at this address', async () => {
  const oembed = (url: string) => ours(`/oembed?url=${encodeURIComponent(url)}`)
  const { body } = await oembed(`https://${host}/norte-u12`)
  expect(body).toContain('Next matches · Norte U12')
  expect(body).toContain(`https://app.touchline.example/embed/${club.u12}/fixtures`)
  expect((await oembed(`https://${host}/`)).statusCode).toBe(200)
  for (const url of ['https://www.other.de/', `https://${host}:8443/`, `https://${host}/a/b`])
    expect((await oembed(url)).statusCode).toBe(404)
})

const certificate = (
  domain: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) =>
  app.inject({
    url: `/site-certificate?domain=${encodeURIComponent(domain)}`,
    remoteAddress,
    headers,
  })

test('the proxy learns which hosts may have a certificate', async () => {
  expect((await certificate(host)).statusCode).toBe(200)
  for (const name of [
    'www.other.de',
    'app.touchline.example',
    '127.0.0.1',
    `${host}:443`,
    `www.fc\0.de`,
    '',
    'x'.repeat(400),
  ])
    expect((await certificate(name)).statusCode).toBe(404)
})

test('nobody else learns it', async () => {
  expect((await certificate(host, {}, '203.0.113.7')).statusCode).toBe(404)
  expect((await certificate(host, { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404)
  expect((await certificate(host, { host })).statusCode).toBe(404)
})

test.each([
  ['is suspended', 'suspended_at = now()', 'suspended_at = null'],
  ['is deleted', 'deleted_at = now()', 'deleted_at = null'],
  ['has websites turned off', `features = '{"websites": false}'`, `features = '{}'`],
])('is gone while the club %s', async (_how, off, on) => {
  const set = (columns: string) =>
    sql`update clubs set ${sql.raw(columns)} where id = ${club.clubId}`.execute(database)
  await set(off)
  expect([(await at('/')).statusCode, (await certificate(host)).statusCode]).toEqual([404, 404])
  await set(on)
  expect([(await at('/')).statusCode, (await certificate(host)).statusCode]).toEqual([200, 200])
})

test('while its record is missing, the address at the operator works again', async () => {
  names.remove(host)
  await check(club, club.clubId)
  expect((await ours(site)).statusCode).toBe(200)
  expect((await at('/')).statusCode).toBe(200)
})

test('a released host is gone at once', async () => {
  await claim(club, null)
  expect([(await at('/')).statusCode, (await certificate(host)).statusCode]).toEqual([404, 404])
  expect((await ours(site)).statusCode).toBe(200)
})
