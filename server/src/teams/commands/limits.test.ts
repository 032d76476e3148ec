import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { limitNewTeams } from './limits.ts'

const platform = await testPlatform({ AUTH_RATE_LIMITS: 'on' })
const hour = 3_600_000

/** How many of the attempted teams an account can create now. */
async function make(accountId: string, count: number): Promise<number> {
  let made = 0
  for (let tried = 0; tried < count; tried += 1)
    made += await platform.database
      .transaction()
      .execute((tx) => limitNewTeams(tx, platform, accountId))
      .then(
        () => 1,
        () => 0,
      )
  return made
}

test('an account creates twenty teams at once and twenty more per hour', async () => {
  const accountId = crypto.randomUUID()
  expect(await make(accountId, 25)).toBe(20)
  platform.setClock(new Date(platform.clock().getTime() + hour).toISOString())
  expect(await make(accountId, 25)).toBe(20)
  expect(await make(crypto.randomUUID(), 1)).toBe(1)
})
