import { afterAll, beforeAll, expect, test } from 'vitest'

import { aNameServer, hostsOf } from '#server/websites/testing/host-club.ts'
import { aPublicClub } from '#server/websites/testing/public-club.ts'

import { running } from './support/running.ts'

const { names, environment } = await aNameServer()
afterAll(() => names.close())
const touchline = await running({ ...environment, MCP: 'on', METRICS_TOKEN: 'sixteen-characters' })
const { app, ask, platform } = touchline
const club = await aPublicClub(platform)
const host = 'www.fc-beispiel.de'
const person = await touchline.signUp('Ana')

beforeAll(async () => {
  await club.publish()
  const { claim, check } = hostsOf(platform)
  const claimed = await claim(club, host)
  names.set(host, { kind: 'cname', target: claimed?.target ?? '' })
  await check(club, club.clubId)
})

interface Route {
  readonly method: string
  readonly path: string
}

/** From Fastify's tree: "│   └── /:teamId (GET, PATCH)". */
function allRoutes(): readonly Route[] {
  const above: string[] = []
  return app.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│├└─\s]*)(\S+)(?: \((.+)\))?/.exec(line) ?? []
      const depth = indent.length / 4
      above.splice(Math.max(depth - 1, 0), above.length, part)
      const path = above.join('').replace('*', 'any').replaceAll(/:\w+/g, club.clubId)
      return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path }))
    })
}

const foreign = (route: Route) => route.path !== '/robots.txt' && route.path !== '/sitemap.xml'

test('knows all routes of the server', () => {
  const paths = new Set(allRoutes().map(({ path }) => path))
  expect(paths.size).toBeGreaterThan(350)
  for (const path of ['/rest/v1/me', '/auth/v1/token', `/rest/v1/teams/${club.clubId}/members`])
    expect(paths).toContain(path)
})

test('a club’s own host reaches none of them', async () => {
  const reached: string[] = []
  for (const { method, path } of allRoutes().filter(foreign)) {
    const { status, headers, text } = await ask(person, { method, path, headers: { host } })
    const isPage = method === 'HEAD' || text.includes('<!doctype html>')
    if (status !== 404 || !isPage || headers['set-cookie'] !== undefined)
      reached.push(`${method} ${path} ${status}`)
  }
  expect(reached).toEqual([])
}, 60_000)

test.each([
  ['another spelling', 'WWW.FC-Beispiel.de.:443', 200],
  ['a host that was never claimed', 'www.other.de', 404],
  ['the target of its record', 'abc.sites.touchline.example', 404],
])('%s shows the website alone', async (_what, name, status) => {
  const at = async (path: string) => ask(person, { method: 'GET', path, headers: { host: name } })
  expect((await at('/')).status).toBe(status)
  expect((await at('/rest/v1/me')).status).toBe(404)
  expect((await at('/healthz')).status).toBe(404)
})

test.each([
  'app.touchline.example',
  'app.touchline.example:443',
  '127.0.0.1:3000',
  '[::1]',
  'touchline',
])('%s is the operator’s, with the product and no website of the club', async (name) => {
  const at = async (path: string) => ask(person, { method: 'GET', path, headers: { host: name } })
  expect((await at('/rest/v1/me')).status).toBe(200)
  expect((await at('/site-host/')).status).toBe(404)
  expect((await at('/site-host/norte-u12')).status).toBe(404)
})

test.each([
  '//rest/v1/me',
  '/../rest/v1/me',
  '/%2e%2e/rest/v1/me',
  '/site-host/../rest/v1/me',
  'http://app.touchline.example/rest/v1/me',
  '/rest/v1/me?host=app.touchline.example',
])('%s leads to nothing else at a club’s host', async (path) => {
  const { status } = await ask(person, {
    method: 'GET',
    path,
    headers: { host, 'x-forwarded-host': 'app.touchline.example' },
  })
  expect(status).toBe(404)
})
