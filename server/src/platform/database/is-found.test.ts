import { foldText, foldedSpellings } from '@touchline/domain/values/folding'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../testing/database.ts'
import { isFound } from './is-found.ts'

const { database } = await testDatabase()

/** Latin, Greek, Cyrillic, Hebrew, Arabic, and the signs around them. */
const blocks = [
  [0x20, 0x52f],
  [0x590, 0x6ff],
  [0x1e00, 0x1fff],
  [0x2000, 0x214f],
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
] as const

const letters = blocks.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => `a${String.fromCodePoint(from + at)}b`),
)

test('the database folds every letter as the domain does', async () => {
  const { rows } = await sql<{ letter: string; folded: string; found: string }>`
    select letter, folded(letter) as folded, search_text(letter) as found
    from unnest(${letters}::text[]) as letter`.execute(database)
  expect(rows).toHaveLength(letters.length)
  const differing = rows.filter((row) => row.folded !== foldText(row.letter))
  expect(differing).toEqual([])
  const unlike = rows.filter(
    (row) => !foldedSpellings(row.letter).every((one) => row.found.split('\n').includes(one)),
  )
  expect(unlike).toEqual([])
})

test.each([
  ['Sørensen', 'sorensen', true],
  ['Øyvind Gudrún', 'gudrun', true],
  ['O’Connor', "o'connor", true],
  ['Anne-Marie', 'anne marie', true],
  ['Müller', 'mueller', true],
  ['Mueller', 'Müller', true],
  ['100 % Ana', '0 %', true],
  ['100 Ana', '0 %', false],
  ['Ana\nRuiz', 'ruiz ana', true],
  ['Änne Weiß', 'weiss aenne', true],
  ['Ana Ruiz', 'ana lopez', false],
])('%j is found by %j: %s', async (...[text, typed, is]) => {
  const { rows } = await sql<{ is: boolean }>`
    select ${isFound(sql`${text}::text`, typed)} as is`.execute(database)
  expect(rows[0]?.is).toBe(is)
})
