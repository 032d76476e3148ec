import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { afterAll, expect, inject, test } from 'vitest'

import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { pageRoutes } from './pages.ts'
import { makeServer } from './server.ts'

const folder = mkdtempSync(join(inject('folder'), 'pages-'))
const files: Readonly<Record<string, string>> = {
  'index.html': '<title>Touchline</title>',
  '__spa-fallback.html':
    '<head><title>Shell</title><link rel="stylesheet" href="/first.css"/></head>',
  'assets/app-1a2b.js': 'export {}',
  'assets/app-1a2b.js.map': '{"sources":["secret.ts"]}',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  'assets/.hidden': 'secret',
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const log = openLog('silent')
const app = makeServer({ config: readConfig({}, '/'), log }, { scriptHashes: [], secure: false })
pageRoutes(app, {
  pages: {
    folder,
    scriptHashes: [],
    paths: ['/', '/admin', '/team/:teamId', '/team/:teamId/:place', '/team/:teamId/payout'],
    scripts: {
      '/team/:teamId': { scripts: ['/assets/team.js'], words: { en: ['/en.js'], de: ['/de.js'] } },
      '/team/:teamId/:place': { scripts: ['/assets/place.js'], words: {} },
      '/team/:teamId/payout': { scripts: [], words: {}, style: '/whole.css' },
    },
  },
  log,
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('pages and assets are served', async () => {
  expect(await app.inject('/')).toMatchObject({ statusCode: 200, body: files['index.html'] })
  expect(await app.inject('/admin')).toMatchObject({
    statusCode: 200,
    body: files['__spa-fallback.html'],
  })
  const asset = await app.inject('/assets/app-1a2b.js')
  expect(asset).toMatchObject({ statusCode: 200, body: files['assets/app-1a2b.js'] })
  expect(asset.headers['cache-control']).toContain('immutable')
})

test('only documents have document headers', async () => {
  const asset = await app.inject('/assets/app-1a2b.js')
  expect(asset.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(Object.keys(asset.headers)).not.toContain('content-security-policy')
  for (const path of ['/', '/admin', '/assets/missing.js'])
    expect((await app.inject(path)).headers).toHaveProperty('content-security-policy')
})

test("a page lists all its scripts and the reader's texts", async () => {
  const answer = await app.inject({ url: '/team/7', headers: { 'accept-language': 'de-AT,en' } })
  const links = ['/assets/team.js', '/de.js'].map(
    (file) => `<link rel="modulepreload" href="${file}"/>`,
  )
  expect(answer.body).toContain(`${links.join('')}</head>`)
})

test.each([
  ['br', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['gzip, br;q=0', undefined],
  ['gzip', undefined],
])('sends a page as accepted (%s): %s', async (accepted, encoding) => {
  const headers = { 'accept-encoding': accepted }
  const { headers: said, rawPayload } = await app.inject({ url: '/team/7', headers })
  expect(said['content-encoding']).toBe(encoding)
  expect(said['vary']).toContain('accept-encoding')
  const page = encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload
  expect(page.toString()).toContain('<title>Shell</title>')
})

test.each([
  ['/team/7', '/assets/team.js'],
  ['/team/7/8', '/assets/place.js'],
])('%s lists the scripts of its own page', async (path, script) => {
  const { body } = await app.inject(path)
  expect(body).toContain(`<link rel="modulepreload" href="${script}"/>`)
})

test.each([
  ['/team/7', ['<link rel="stylesheet" href="/first.css"/>']],
  [
    '/team/7/payout',
    [
      '<link rel="stylesheet" href="/first.css" media="not all" disabled=""/>',
      '<link rel="stylesheet" href="/whole.css"/>',
    ],
  ],
])('%s includes the styles it needs', async (path, links) => {
  const { body } = await app.inject(path)
  expect(body.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(links)
})

test.each([
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/assets/.hidden',
  '/assets/app-1a2b.js.map',
  '/assets/',
  '/server/src/main.ts',
  '/package.json',
  '/backup.sql',
  '/debug',
  '/administrator',
  '/admin%2f..%2fteam',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
])("answers %s, which doesn't exist, with the shell", async (path) => {
  const answer = await app.inject({ url: path })
  expect(answer.statusCode).toBe(404)
  for (const secret of ['SECRET', '[core]', 'secret', 'root:'])
    expect(answer.body).not.toContain(secret)
})
