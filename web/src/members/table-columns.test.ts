import { expect, test } from 'vitest'

import { readColumns, usualColumns, withColumn } from './table-columns.ts'

test('without a stored choice, the table has twelve columns: ten facts, checkbox and menu', () => {
  expect(readColumns(undefined)).toEqual(usualColumns)
  expect(usualColumns).toHaveLength(10)
})

test.each([
  ['surname phone', ['surname', 'phone']],
  ['phone email', ['surname', 'email', 'phone']],
  ['', ['surname']],
  ['shoe size <script> phone', ['surname', 'phone']],
])('“%s” shows %j', (stored, columns) => {
  expect(readColumns(stored)).toEqual(columns)
})

const own = 'own:019cebf5-0f00-7000-8000-000000000001' as const

test('the team’s own fields are kept once each, after the facts', () => {
  expect(readColumns(`${own} own:x phone ${own}`)).toEqual(['surname', 'phone', own])
  const shown = withColumn(['surname', own], { column: 'email', isShown: true })
  expect(shown).toEqual(['surname', 'email', own])
  expect(withColumn(shown, { column: own, isShown: false })).toEqual(['surname', 'email'])
})

test('a column is added in its place and removed again', () => {
  const shown = withColumn(['surname', 'email'], { column: 'number', isShown: true })
  expect(shown).toEqual(['number', 'surname', 'email'])
  expect(withColumn(shown, { column: 'number', isShown: false })).toEqual(['surname', 'email'])
})
