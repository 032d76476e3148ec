import { expect, test } from 'vitest'

import { readResults } from './read-results.ts'
import { reading, written } from './testing/reading.ts'

const read = (text: string) => readResults(text, reading)

test.each([
  ['names along the top', ';FC A;FC B;Schalke 04\n'],
  ['short names', 'Heim \\ Gast;FCA;FCB;S04\n'],
])('%s: home stands down the side', (_, top) => {
  const { lines, questions } = read(
    `${top}FC A;—;2:1;0:0 n.V.\nFC B;1–3;x;\nSchalke 04;abgesagt;3:0 U;`,
  )
  expect([lines.map(written), questions]).toEqual([
    [
      'null FC A-FC B 2:1',
      'null FC A-Schalke 04 0:0',
      'null FC B-FC A 1:3',
      'null Schalke 04-FC A cancelled',
      'null Schalke 04-FC B awarded',
    ],
    [],
  ])
})

test('the teams along the top may stand in an order of their own', () => {
  expect(read('\tFC B\tFC A\nFC A\t2:1\t\nFC B\t\t0:3').lines.map(written)).toEqual([
    'null FC A-FC B 2:1',
    'null FC B-FC A 0:3',
  ])
})

test('a result of a team against itself tells that it is no such table', () => {
  const { lines } = read(';FC A;FC B;Schalke 04\nFC A;1:1;2:1;\nFC B;0:3;;\nSchalke 04;;;')
  expect(lines.every(({ kind }) => kind === 'problem')).toBe(true)
})

test('a cell that cannot be read says which match it is', () => {
  expect(read(';FC A;FC B\nFC A;;2:1 unter Protest\nFC B;0:3;').lines).toMatchObject([
    { kind: 'problem', written: 'FC A – FC B: 2:1 unter Protest', problem: 'score_unreadable' },
    { kind: 'match' },
  ])
})
