import { expect, test } from 'vitest'

import { nothingCounted } from '../members/earlier-figures.ts'
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
    'Match|Date|Player|Minutes|MVP|Goals|Assists|Yellow cards|Red cards',
    'vs Owls|2026-09-05|Ann Lee|60||2|-|1|0',
    'vs Owls|2026-09-05|Bo Kay|60||0|1|0|',
    'vs Owls|2026-09-05|Cy Ode|0||0|0|0|0',
    'vs Owls|2026-09-05|Di Fox|60||many|0|0|0',
  ])
  expect(part).toMatchObject({ kind: 'statistics', ignored: [], noPlace: ['MVP'] })
  expect(part.records.map(({ person, said, figures }) => [person, said, figures])).toEqual([
    [0, { mark: 'present' }, { ...nothingCounted, minutes: 60, goals: 2, yellowCards: 1 }],
    [1, { mark: 'present' }, { ...nothingCounted, minutes: 60, assists: 1 }],
    [3, { mark: 'present' }, { ...nothingCounted, minutes: 60 }],
  ])
  expect(part.problems).toEqual([{ line: 5, column: 'Goals', value: 'many', why: 'cell_unknown' }])
})

test('reads the totals of a season', () => {
  const part = read([
    'Joueur|Matchs joués|Titularisations|Minutes|Buts|Homme du match',
    'Ann Lee|12|10|1.080|7|2',
    'Total|12|10|1080|7|2',
  ])
  expect(part).toMatchObject({
    kind: 'statistics',
    events: [],
    records: [],
    totals: [
      { person: 0, figures: { ...nothingCounted, games: 12, starts: 10, minutes: 1080, goals: 7 } },
    ],
    noPlace: ['Homme du match'],
  })
})

test('sums up a grid of goals', () => {
  expect(read(['Name|01.09.2026|08.09.2026|Summe', 'Ann Lee|1|2|3'], 'Tore')).toMatchObject({
    kind: 'statistics',
    records: [],
    totals: [{ person: 0, figures: { ...nothingCounted, goals: 3 } }],
  })
})

test('takes a list of people with figures as people', () => {
  expect(read(['Name|Email|Games|Goals', 'Ann Lee|ann@mail.example|3|1'])).toMatchObject({
    kind: 'members',
    totals: [],
  })
})
