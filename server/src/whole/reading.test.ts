import { expect, test } from 'vitest'

import { endpoints } from './testing/endpoints.ts'
import { running } from './testing/running.ts'
import { rows } from './testing/sweep-rows.ts'
import { stateOfTables } from './testing/tables.ts'
import { aWorld } from './testing/world.ts'

const touchline = await running()
const { ask, platform } = touchline
const { owner, ids } = await aWorld(touchline)
const { database } = platform

const reads = endpoints().filter(({ method }) => method === 'GET')

test.each(reads)('looking at $name ($path) changes nothing', async ({ name, path }) => {
  const filled = `${path}${rows[name]?.query ?? ''}`.replaceAll(/\{(\w+)\}/g, (_, id: string) =>
    String(Object.entries(ids).find(([key]) => key === id)?.[1] ?? 'none'),
  )
  const before = await stateOfTables(database)
  for (const method of ['GET', 'HEAD'])
    expect((await ask(owner, { method, path: `/rest/v1${filled}` })).status).toBeLessThan(500)
  expect(await stateOfTables(database)).toEqual(before)
})

test.each([
  '/auth/v1/logout',
  '/auth/v1/logout?scope=global',
  '/rest/v1/join/code',
  `/rest/v1/teams/${ids.teamId}/leave`,
])('%s does nothing when it is only looked at', async (path) => {
  const before = await stateOfTables(database)
  for (const method of ['GET', 'HEAD'])
    expect((await ask(owner, { method, path })).status).toBeGreaterThanOrEqual(404)
  expect(await stateOfTables(database)).toEqual(before)
  expect((await ask(owner, { method: 'GET', path: '/rest/v1/me/teams' })).status).toBe(200)
})
