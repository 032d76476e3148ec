import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testPlatform } from '../testing/platform.ts'
import { repeatJobs } from './repeats.ts'

const platform = await testPlatform()

test('deletes stored responses after two days', async () => {
  const { database } = platform
  const account = '0190a000-0000-7000-8000-000000000001'
  const keep = (key: string, at: string) =>
    sql`
    insert into idempotency_keys (account_id, key, request_hash, response, created_at)
    values (${account}, ${key}, 'hash', '{}', ${at})`.execute(database)
  await keep('long-ago', '2026-03-12T08:59:00Z')
  await keep('just-now', '2026-03-12T09:01:00Z')

  for (const job of repeatJobs(platform)) await job.run({})
  const left = await sql<{ key: string }>`select key from idempotency_keys`.execute(database)
  expect(left.rows).toEqual([{ key: 'just-now' }])
})
