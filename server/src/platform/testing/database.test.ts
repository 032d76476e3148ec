import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from './database.ts'

const { database } = await testDatabase()
const other = await testDatabase()

test('a test file starts with all tables and no rows', async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from mails`.execute(
    database,
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('keeps notifications within their database', async () => {
  await sql`insert into installation (name, value) values ('probe', 'true')`.execute(database)

  const { rows } = await sql`select name from installation`.execute(other.database)
  expect(rows).toEqual([])
})
