import { describe, expect, test } from 'vitest'

import { readResults } from './read-results.ts'
import { exampleReading } from './testing/reading.ts'

describe('text after the second team', () => {
  const overtime = { kind: 'played', score: { home: 3, away: 2 }, decided: 'overtime' }
  const kicks = {
    kind: 'played',
    score: { home: 2, away: 2 },
    decided: 'shoot_out',
    shootOut: { home: 4, away: 3 },
  }
  const awarded = { kind: 'awarded', score: { home: 3, away: 0 }, against: 'away' }

  test.each([
    ['FC A 2-2 FC B (4-3 pens)', kicks],
    ['FC A 2 - 2 FC B (4 - 3 pens)', kicks],
    ['FC A 2 FC B 2 (4-3 pens)', kicks],
    ['FC A 2-2 FC B 4-3 pens', kicks],
    ['FC A 2-2 FC B, 4-3 on penalties', kicks],
    ['FC A 2:2 FC B (4:3 i.E.)', kicks],
    ['FC A 2-2 FC B (t.a.b. 4-3)', kicks],
    ['FC A 3-2 FC B (AET)', overtime],
    ['FC A 3-2 FC B [AET]', overtime],
    ['FC A 3:2 FC B n.V.', overtime],
    ['FC A 3-2 FC B (a.p.)', overtime],
    ['FC A 3-2 FC B (prórroga)', overtime],
    ['FC A 3-0 FC B w/o', awarded],
    ['FC A 3:0 FC B kampflos', awarded],
    ['FC A 3:0 FC B (Wertung)', awarded],
    ['FC A 2:1 FC B (1:0)', { kind: 'played', halfTime: { home: 1, away: 0 } }],
    ['FC A 0:0 FC B abgesagt', { kind: 'cancelled' }],
    ['FC A - FC B susp.', { kind: 'cancelled' }],
    [
      'FC A 2-1 FC B 25-20 20-25 15-13',
      {
        kind: 'played',
        score: { home: 2, away: 1 },
        sets: [{ home: 25 }, { home: 20 }, { home: 15 }],
      },
    ],
  ])('%s', (line, outcome) => {
    const { lines } = readResults(line, exampleReading)
    expect(lines).toMatchObject([{ away: { team: 'FC B' }, outcome }])
  })

  test("isn't part of a new team's name", () => {
    const { questions } = readResults('FC A 3:2 FC Neu n.V.', exampleReading)
    expect(questions).toMatchObject([{ kind: 'team', written: 'FC Neu' }])
  })

  test.each([
    ['FC A 1:0 FC B Abbruch', 'abandoned'],
    ['FC A - FC B abgebrochen beim Stand von 1:0', 'abandoned'],
    ['FC A - FC B Nichtantritt Gast', 'award_unclear'],
    ['FC A 1-0 FC B (match abandoned 60 mins)', 'abandoned'],
    ['FC A 2-2 FC B (A won 4-3 on pens)', 'score_unreadable'],
  ])('%s is reported', (line, problem) => {
    expect(readResults(line, exampleReading).lines).toMatchObject([{ kind: 'problem', problem }])
  })
})

describe('a score that could be a time', () => {
  const table = (heading: string, score: string, other = '') =>
    `Datum;Heim;Gast;${heading}\n12.09.2026;FC A;FC B;${score}\n${other}`

  test.each([
    ['handball', table('Ergebnis', '21:25')],
    ['handball', table('Result', '18:20')],
    ['handball', 'Datum;Begegnung;Ergebnis\n12.09.2026;FC A - FC B;21:25'],
    ['handball', '12.09.2026 FC A - FC B 21:25\n12.09.2026 FC B - FC A 31:28'],
    ['floorball', table('Ergebnis', '21:25', '19.09.2026;FC B;FC A;31:28')],
  ])('is a score in %s: %j', (sport, text) => {
    const { questions, lines } = readResults(text, { ...exampleReading, sport })
    expect(questions).toEqual([])
    expect(lines[0]).toMatchObject({ time: null, outcome: { kind: 'played' } })
  })

  test.each([
    ['football', table('Ergebnis', '20:15')],
    ['handball', '12.09.2026 FC A - FC B 21:25'],
  ])('is asked about in %s: %j', (sport, text) => {
    const { questions } = readResults(text, { ...exampleReading, sport })
    expect(questions).toMatchObject([{ kind: 'time_or_score' }])
  })

  test('is a time at full hours', () => {
    const { lines } = readResults(table('Ergebnis', '20:00'), {
      ...exampleReading,
      sport: 'handball',
    })
    expect(lines).toMatchObject([{ time: '20:00', outcome: { kind: 'open' } }])
  })
})

test('kicks in their own column decide a level match', () => {
  const text =
    'Date,Home,Away,HG,AG,Pens,Status\n12/09/2026,FC A,FC B,2,2,4-3,AET\n19/09/2026,FC B,FC A,1,0,,'
  const { lines, columns } = readResults(text, exampleReading)
  expect(columns[5]).toMatchObject({ heading: 'Pens', meaning: 'shootOut' })
  expect(lines).toMatchObject([
    {
      outcome: {
        score: { home: 2, away: 2 },
        decided: 'shoot_out',
        shootOut: { home: 4, away: 3 },
      },
    },
    { outcome: { score: { home: 1, away: 0 }, decided: 'regulation' } },
  ])
})
