import { expect, test } from 'vitest'

import { laneColumns } from './lane-columns.ts'

const span = (startsAt: string, endsAt: string) => ({ startsAt, endsAt })

test.each([
  ['one after the other in one column', [span('09', '10'), span('10', '11')], [0, 0]],
  ['two at once in two', [span('09', '11'), span('10', '12')], [0, 1]],
  [
    'the third takes the place of the first',
    [span('09', '10'), span('09', '12'), span('10', '11')],
    [0, 1, 0],
  ],
  ['by start, in whatever order they come', [span('10', '12'), span('09', '11')], [0, 1]],
])('%s', (_, items, columns) => {
  expect(laneColumns(items).map(({ column }) => column)).toEqual(columns)
})
