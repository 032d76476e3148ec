import { beforeAll, expect, test } from 'vitest'

import { endpoints } from './support/endpoints.ts'
import { running } from './support/running.ts'
import { rows } from './support/sweep-rows.ts'
import { watchWrites } from './support/tables.ts'
import { aWorld } from './support/world.ts'

const touchline = await running()
const { ask, platform } = touchline
const { owner, ids } = await aWorld(touchline)
let writtenSince: () => Promise<readonly string[]>

beforeAll(async () => {
  writtenSince = await watchWrites(platform.database)
})

const reads = endpoints().filter(({ method }) => method === 'GET')

test.each(reads)('reading $name ($path) changes nothing', async ({ name, path }) => {
  const filled = `${path}${rows[name]?.query ?? ''}`.replaceAll(/\{(\w+)\}/g, (_, id: string) =>
    String(Object.entries(ids).find(([key]) => key === id)?.[1] ?? 'none'),
  )
  await writtenSince()
  for (const method of ['GET', 'HEAD'])
    expect((await ask(owner, { method, path: `/rest/v1${filled}` })).status).toBeLessThan(500)
  expect(await writtenSince()).toEqual([])
})

test.each([
  '/auth/v1/logout',
  '/auth/v1/logout?scope=global',
  '/rest/v1/join/code',
  `/rest/v1/teams/${ids.teamId}/leave`,
])('%s changes nothing in a preview', async (path) => {
  await writtenSince()
  for (const method of ['GET', 'HEAD'])
    expect((await ask(owner, { method, path })).status).toBeGreaterThanOrEqual(404)
  expect(await writtenSince()).toEqual([])
  expect((await ask(owner, { method: 'GET', path: '/rest/v1/me/teams' })).status).toBe(200)
})

// Last, because finished work is announced afterwards, which is written too.
test('detects writes', async () => {
  const body = { firstName: 'Ana' }
  expect((await ask(owner, { method: 'PATCH', path: '/rest/v1/me', body })).status).toBe(200)
  expect(await writtenSince()).toContain('accounts')
})
