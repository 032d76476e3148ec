import { describe, expect, test } from 'vitest'

import { readResults } from './read-results.ts'
import { exampleReading, describeLine } from './testing/reading.ts'

describe('a line as pages, chats and programs write it', () => {
  test.each([
    ['12.09.2026 FC A - FC B verlegt auf 03.10.', '2026-09-12 FC A-FC B postponed'],
    ['12.09.2026 FC A - FC B P-P', '2026-09-12 FC A-FC B postponed'],
    ['12.09.2026 FC A 1 (4) - 1 (3) FC B', '2026-09-12 FC A-FC B 1:1'],
    ['12.09.2026 FC A - FC B 4:3nV', '2026-09-12 FC A-FC B 4:3'],
    ['Schalke 04 (2) - (1) 1. FC Köln', 'null Schalke 04-1. FC Köln 2:1'],
    ['12-Sep-26 FC A - FC B 2-1', '2026-09-12 FC A-FC B 2:1'],
    ['[Sat Sep/12 2026] FC A v FC B 2-1', '2026-09-12 FC A-FC B 2:1'],
    ['15.30 FC A - FC B 2-1', 'null 15:30 FC A-FC B 2:1'],
    ['12.09.2026: FC A - FC B 2-1', '2026-09-12 FC A-FC B 2:1'],
    ['2026-09-12T15:00:00Z FC A - FC B 2-1', '2026-09-12 15:00 FC A-FC B 2:1'],
    ['12 September 2026[1]\tFC A\t2–1[b]\tFC B\tOld Ground', '2026-09-12 FC A-FC B 2:1'],
    ['7\t12.09.2026\t15:00\tFC A\tFC B\t2:1\tKunstrasen', '2026-09-12 15:00 FC A-FC B 2:1'],
  ])('%j', (line, expected) => {
    const { lines, questions } = readResults(line, exampleReading)
    expect([lines.map(describeLine), questions]).toEqual([[expected], []])
  })
})

test('a fixture file is read with its day headings', () => {
  const text = `= Our league 2026/27
# Matches  2

▪ Spieltag 1
[Sa. 12.9.]
  15.30  FC A      2-1 (1-0)  FC B
         1. FC Köln  v Schalke 04  0-0
» Matchday 2
  Sat Sep/19 2026
    20:00  FC B   v FC A  -`
  expect(readResults(text, exampleReading).lines.map(describeLine)).toEqual([
    '1 2026-09-12 15:30 FC A-FC B 2:1',
    '1 2026-09-12 1. FC Köln-Schalke 04 0:0',
    '2 2026-09-19 20:00 FC B-FC A open',
  ])
})

describe('a table as services and programs write it', () => {
  test.each([
    [
      'of a service',
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR\nX,12/09/2026,15:00,FC A,FC B,2,1,H',
      'fr',
    ],
    [
      'the result as a letter',
      'Date,Time,home,visitor,hgoal,vgoal,result\n2026-09-12,15:00,FC A,FC B,2,1,H',
      'en',
    ],
    [
      'full time',
      'Round,Date,Time,Team 1,FT,Team 2\n,(Sat) 12 Sep 2026 (37),15:00,FC A,2-1,FC B',
      'en',
    ],
    [
      'names with dots',
      'utcDate,homeTeam.name,awayTeam.name,score.fullTime.home,score.fullTime.away,status\n2026-09-12T15:00,FC A,FC B,2,1,FINISHED',
      'en',
    ],
    [
      'the day of the week apart',
      'Tag;Datum;Zeit;Heimmannschaft;Gastmannschaft;Tore\nSa.;12.09.2026;15:00 v;FC A;FC B;2:1',
      'de',
    ],
    [
      'as a list of bars',
      '| Date | Time | Home | Away | Score |\n|---|---|---|---|---|\n| 12.09.2026 | 15:00 | (3.) FC A[1] | FC B | 2:1 |',
      'de',
    ],
    [
      'of a spreadsheet',
      'Datum;Uhrzeit;Heim;Gast;Ergebnis\n12.09.2026;15:00;FC A;FC B;02:01:00',
      'de',
    ],
    [
      'goals with decimals',
      'Date;Time;Home;Away;Home Score;Away Score\n12.09.2026;15 h 00;FC A;FC B;2.0;1.0',
      'de',
    ],
    [
      'a dash ahead of the time',
      'Date;Home;Away;Score\n12.09.2026 (Sa) - 15:00;FC A;FC B;2:1',
      'de',
    ],
  ] as const)('%s', (_, text, language) => {
    const { lines, questions } = readResults(text, { ...exampleReading, language })
    expect([lines.map(describeLine), questions]).toEqual([['2026-09-12 15:00 FC A-FC B 2:1'], []])
  })

  test('a time without a date belongs to the day above', () => {
    const text = 'Datum;Zeit;Heim;Gast;Tore\n12.09.2026;15:00;FC A;FC B;2:1\n;17:00;FC B;FC A;'
    expect(readResults(text, exampleReading).lines.map(describeLine)).toEqual([
      '2026-09-12 15:00 FC A-FC B 2:1',
      '2026-09-12 17:00 FC B-FC A open',
    ])
  })

  test('asks whether midnight is a time or a goalless draw', () => {
    const text = 'Datum;Heim;Gast;Tore\n12.09.2026;FC A;FC B;00:00'
    expect(readResults(text, exampleReading).questions).toMatchObject([{ kind: 'time_or_score' }])
  })
})
