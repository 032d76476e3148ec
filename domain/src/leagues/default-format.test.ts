import { expect, test } from 'vitest'

import { defaultFormat } from './default-format.ts'

test.each([
  ['football', null, '11v11'],
  ['football', '7v7', '7v7'],
  ['handball', null, '7v7'],
  ['handball', '5v5', '5v5'],
  ['basketball', null, '5v5'],
  ['rugby', null, '15v15'],
  ['rugby', '7v7', '7v7'],
  ['Rugby sevens', null, '7v7'],
  ['Futsal ', null, '5v5'],
  ['Fútbol sala', null, '5v5'],
  ['Hallenfußball', null, '5v5'],
  ['volleyball', null, '11v11'],
  ['Cricket', null, '11v11'],
] as const)('a league of %s by a team of %s starts with %s', (sport, format, usual) => {
  expect(defaultFormat({ sport, format })).toBe(usual)
})
