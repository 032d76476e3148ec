import { expect, test } from 'vitest'

import { recogniseSheet } from './recognise.ts'

function read(rows: readonly string[], sheet = '') {
  const lines = rows.map((row, at) => ({ line: at + 1, cells: row.split('|') }))
  return recogniseSheet({ file: 'export.csv', sheet, lines })
}

test.each([
  ['Date|Opponent|Result', '2026-09-05|Owls|3-1', { home: 3, away: 1 }],
  ['Datum|Gegner|Heim/Auswärts|Ergebnis', '05.09.2026|Owls|Auswärts|3:1', { home: 3, away: 1 }],
  ['Date|Opponent|Home/Away|Result', '2026-09-05|Owls|Away|W 3-1', { home: 1, away: 3 }],
  ['Date|Opponent|Home/Away|Result', '2026-09-05|Owls|Away|L 3-1', { home: 3, away: 1 }],
  ['Date|Adversaire|Dom/Ext|Buts pour|Buts contre', '05/09/2026|Lac|Ext|0|2', { home: 2, away: 0 }],
  ['Fecha|Rival|Goles local|Goles visitante', '05/09/2026|Rayo|2|2', { home: 2, away: 2 }],
  ['Date|Opponent|Result', '2026-09-05|Owls|03:01', { home: 3, away: 1 }],
  ['Date|Opponent|Result', '2026-09-05|Owls|', undefined],
  ['Date|Opponent|Result', '2026-09-05|Owls|postponed', undefined],
])('reads the score in %s, %s', (headings, row, score) => {
  expect(read([headings, row]).events.map((event) => event.score)).toEqual([score])
})

test('reads figures of each player and match', () => {
  const part = read([
    'Match|Date|Player|Minutes|Goals|Assists|Yellow cards|Red cards',
    'vs Owls|2026-09-05|Ann Lee|60|2|-|1|0',
    'vs Owls|2026-09-05|Bo Kay|60|0|1|0|',
    'vs Owls|2026-09-05|Cy Ode|0|0|0|0|0',
    'vs Owls|2026-09-05|Di Fox|60|many|0|0|0',
  ])
  expect(part).toMatchObject({ kind: 'statistics', ignored: ['Minutes'] })
  expect(part.records.map(({ person, said, figures }) => [person, said, figures])).toEqual([
    [0, { mark: 'present' }, { goals: 2, assists: 0, yellowCards: 1, redCards: 0 }],
    [1, { mark: 'present' }, { goals: 0, assists: 1, yellowCards: 0, redCards: 0 }],
  ])
  expect(part.problems).toEqual([{ line: 5, column: 'Goals', value: 'many', why: 'cell_unknown' }])
})

test.each([
  ['season totals', '', ['Player|Games|Goals', 'Ann Lee|3|1']],
  ['a grid of goals', 'Tore', ['Name|01.09.2026|08.09.2026', 'Ann Lee|1|0']],
])('takes no attendance from %s', (_name, sheet, rows) => {
  expect(read(rows, sheet)).toMatchObject({ kind: 'statistics', events: [], records: [] })
})
