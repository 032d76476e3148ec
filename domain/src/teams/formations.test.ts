import { expect, test } from 'vitest'

import { formationsOf } from './formations.ts'
import { formats, type Format } from './options.ts'

test.each(formats)('a formation of %s football has everyone but the goalkeeper', (format) => {
  for (const formation of formationsOf('football', format))
    expect(formation.split('-').reduce((sum, line) => sum + Number(line), 1)).toBe(
      Number.parseInt(format, 10),
    )
})

test.each<[string, Format | null, string | undefined]>([
  ['football', '7v7', '2-3-1'],
  ['football', '8v8', '3-3-1'],
  ['football', '9v9', '3-2-3'],
  ['football', null, '4-4-2'],
  ['football', '15v15', undefined],
  ['handball', '7v7', undefined],
])('the first formation for %s, %s is %s', (sport, format, first) => {
  expect(formationsOf(sport, format)[0]).toBe(first)
})
