import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, inject, test } from 'vitest'

import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { pageRoutes } from './pages.ts'
import { makeServer } from './server.ts'

const folder = mkdtempSync(join(inject('folder'), 'pages-'))
const files: Readonly<Record<string, string>> = {
  'index.html': '<title>Touchline</title>',
  '__spa-fallback.html': '<title>Shell</title>',
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
  pages: { folder, scriptHashes: [], paths: ['/', '/admin', '/team/:teamId'] },
  log,
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('pages and assets are served', async () => {
  expect(await app.inject('/')).toMatchObject({ statusCode: 200, body: files['index.html'] })
  expect(await app.inject('/team/7')).toMatchObject({
    statusCode: 200,
    body: files['__spa-fallback.html'],
  })
  const asset = await app.inject('/assets/app-1a2b.js')
  expect(asset).toMatchObject({ statusCode: 200, body: files['assets/app-1a2b.js'] })
  expect(asset.headers['cache-control']).toContain('immutable')
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
])('%s does not exist: the shell says so', async (path) => {
  const answer = await app.inject({ url: path })
  expect(answer.statusCode).toBe(404)
  for (const secret of ['SECRET', '[core]', 'secret', 'root:'])
    expect(answer.body).not.toContain(secret)
})
