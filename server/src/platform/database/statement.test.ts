import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../testing/database.ts'
import { statement } from './statement.ts'

const { database } = await testDatabase()

interface Sum {
  readonly first: number
  readonly second: number
}

test('sends each value once, however often the statement uses it', async () => {
  const twice = statement<Sum, { sum: number }>(
    (value) => sql`select ${value('second')}::int8 + ${value('first')} + ${value('second')} as sum`,
  )
  expect(await twice(database, { first: 1, second: 20 })).toEqual([{ sum: 41 }])
  expect(await twice(database, { second: 3, first: 2 })).toEqual([{ sum: 8 }])
})

test('builds the text once', async () => {
  let built = 0
  const sum = statement<Sum, { sum: number }>((value) => {
    built += 1
    return sql`select ${value('first')}::int8 + ${value('second')} as sum`
  })
  for (let first = 1; first <= 3; first += 1)
    expect(await sum(database, { first, second: 4 })).toEqual([{ sum: first + 4 }])
  expect(built).toBe(1)
})

test('refuses a constant that would keep its first value', async () => {
  const stale = statement<Sum, unknown>((value) => sql`select ${value('first')}::int8 + ${5}::int8`)
  await expect(stale(database, { first: 1, second: 2 })).rejects.toThrow('no parameter')
})
