import { describe, expect, test } from 'vitest'

import { readResults } from './read-results.ts'
import { exampleReading, describeLine } from './testing/reading.ts'

const read = (text: string) => readResults(text, exampleReading)

test.each([
  ['names along the top', ';FC A;FC B;Schalke 04\n'],
  ['short names', 'Heim \\ Gast;FCA;FCB;S04\n'],
])('%s: home teams are in the rows', (_, top) => {
  const { lines, questions } = read(
    `${top}FC A;—;2:1;0:0 n.V.\nFC B;1–3;x;\nSchalke 04;abgesagt;3:0 U;`,
  )
  expect([lines.map(describeLine), questions]).toEqual([
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

test('the columns may have their own order', () => {
  expect(read('\tFC B\tFC A\nFC A\t2:1\t\nFC B\t\t0:3').lines.map(describeLine)).toEqual([
    'null FC A-FC B 2:1',
    'null FC B-FC A 0:3',
  ])
})

test('a result of a team against itself means it is no cross table', () => {
  const { lines } = read(';FC A;FC B;Schalke 04\nFC A;1:1;2:1;\nFC B;0:3;;\nSchalke 04;;;')
  expect(lines.every(({ kind }) => kind === 'problem')).toBe(true)
})

test('an unreadable cell names its match', () => {
  expect(read(';FC A;FC B\nFC A;;2:1 unter Protest\nFC B;0:3;').lines).toMatchObject([
    { kind: 'problem', written: 'FC A – FC B: 2:1 unter Protest', problem: 'score_unreadable' },
    { kind: 'match' },
  ])
})

test.each([
  ['numbers along the top', ';1;2;3\nFC A;—;2:1;0:0\nFC B;1:3;x;\nSchalke 04;;3:0;', 4],
  ['names that are no letters of theirs', ';BVB;S04\nFC A;;2:1\nSchalke 04;verlegt;', 2],
  ['a name as short as it is', ';FC A;S04\nFC A;;2:1\nSchalke 04;0:2;', 2],
  ['days of what was not played', ';FCA;S04\nFC A;;2:1\nSchalke 04;12.09.2026;', 2],
  ['a short name that heads columns, too', ';FT;FCA\nFT Nord;;2:1\nFC A;0:2;', 2],
  ['names with a dash in them', ';FC A;Lok - Ost\nFC A;;2:1\nLok - Ost;0:2;', 2],
])('%s: still a cross table', (_, text, count) => {
  expect(read(text)).toMatchObject({ columns: [], lines: { length: count } })
})

const three = ['FC A-FC B 2:1', 'FC B-Schalke 04 1:1', 'Schalke 04-FC A open']

describe('a list with one column more than matches is no cross table', () => {
  test.each([
    [
      'two teams and the result',
      'Heim;Gast;Ergebnis\nFC A;FC B;2:1\nSchalke 04;FC A;',
      ['null FC A-FC B 2:1', 'null Schalke 04-FC A open'],
    ],
    [
      'days ahead',
      'Datum;Heim;Gast;Ergebnis\n12.09.2026;FC A;FC B;2:1\n13.09.2026;FC B;Schalke 04;1:1\n14.09.2026;Schalke 04;FC A;',
      three.map((match, at) => `2026-09-${12 + at} ${match}`),
    ],
    [
      'days and times ahead',
      'Datum\tZeit\tHeim\tGast\tErgebnis\n12.09.2026\t15:00\tFC A\tFC B\t2:1\n13.09.2026\t15:00\tFC B\tSchalke 04\t1:1\n14.09.2026\t15:00\tSchalke 04\tFC A\t\n15.09.2026\t15:00\tFC B\tFC A\t',
      [...three, 'FC B-FC A open'].map((match, at) => `2026-09-${12 + at} 15:00 ${match}`),
    ],
    [
      'no headings',
      'FC A;FC B;2:1\nFC B;Schalke 04;1:1\nSchalke 04;FC A;',
      three.map((match) => `null ${match}`),
    ],
    [
      'no headings, days ahead',
      '12.09.2026;FC A;FC B;2:1\n13.09.2026;FC B;Schalke 04;1:1\n14.09.2026;Schalke 04;FC A;\n15.09.2026;FC B;FC A;',
      [...three, 'FC B-FC A open'].map((match, at) => `2026-09-${12 + at} ${match}`),
    ],
    [
      'no headings, days and times ahead',
      '12.09.2026;15:00;FC A;FC B;2:1\n13.09.2026;15:00;FC B;Schalke 04;1:1\n14.09.2026;15:00;Schalke 04;FC A;\n15.09.2026;15:00;FC B;FC A;\n16.09.2026;15:00;FC A;Schalke 04;',
      [...three, 'FC B-FC A open', 'FC A-Schalke 04 open'].map(
        (match, at) => `2026-09-${12 + at} 15:00 ${match}`,
      ),
    ],
    [
      'headings nobody knows',
      'Eins;Zwei;Drei\nFC A;FC B;2:1\nSchalke 04;FC A;',
      ['teams_unclear', 'null FC A-FC B 2:1', 'null Schalke 04-FC A open'],
    ],
    [
      'headings of one letter, which names have, too',
      'H;A;R\nFC A;Rot-Weiß Essen;2:1\nRot-Weiß Essen;FC B;',
      ['teams_unclear', 'null FC A-Rot-Weiß Essen 2:1', 'null Rot-Weiß Essen-FC B open'],
    ],
    [
      'both teams in one column',
      'Paarung;Info;Endresultat\nFC A - FC B;;2:1\nSchalke 04 - FC A;;',
      ['teams_unclear', 'null FC A-FC B 2:1', 'null Schalke 04-FC A open'],
    ],
    [
      'a third team beside them',
      'FC A;FC B;Schalke 04\nFC B;FC A;2:1\nSchalke 04;FC B;1:0',
      ['teams_unclear', 'null FC B-FC A 2:1', 'null Schalke 04-FC B 1:0'],
    ],
  ])('%s', (_, text, expected) => {
    const { lines, columns } = read(text)
    expect(lines.map(describeLine)).toEqual(expected)
    expect(columns).not.toEqual([])
  })

  test.each([2, 3, 4, 5, 6])(
    'a cross table with %i matches and other columns beside them',
    (count) => {
      const teams = exampleReading.teams.map(({ name }) => name).slice(0, count)
      const beside = ['Platz', 'Bus', 'Trikot', 'Ball'].slice(0, count - 2)
      const rows = teams.map((home, at) => {
        const score = at === count - 1 ? '' : '2:1'
        return [home, teams[(at + 1) % count] ?? '', score, ...beside.map(() => '')]
      })
      const text = [['Heim', 'Gast', 'Ergebnis', ...beside], ...rows]
      expect(read(text.map((cells) => cells.join(';')).join('\n')).lines.map(describeLine)).toEqual(
        rows.map(([home, away, score]) => `null ${home}-${away} ${score || 'open'}`),
      )
    },
  )
})

test("isn't assumed if a person has defined the columns", () => {
  const text = ';FC A;FC B\nFC A;;2:1\nFC B;0:3;'
  const answers = { columns: ['home', 'away', 'score'] } as const
  const { columns } = readResults(text, { ...exampleReading, answers })
  expect(columns.map(({ meaning }) => meaning)).toEqual(['home', 'away', 'score'])
})
