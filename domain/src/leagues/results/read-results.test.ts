import { describe, expect, test } from 'vitest'

import { playedOutcome } from '../match.ts'
import { readResults } from './read-results.ts'
import { exampleReading, describeLine } from './testing/reading.ts'

describe('a pasted line', () => {
  test.each([
    ['12.09.2026 FC A - FC B 2:1', '2026-09-12 FC A-FC B 2:1'],
    ['12.09.2026 15:30 FC A - FC B 2:1 (1:0)', '2026-09-12 15:30 FC A-FC B 2:1'],
    ['Sa, 12.09.2026, 15.30 Uhr FC A – FC B 2:1', '2026-09-12 15:30 FC A-FC B 2:1'],
    ['12.9.26 FC A vs. FC B 2-1 aet', '2026-09-12 FC A-FC B 2:1'],
    ['12.09. FC A gegen FC B 2:1', '2026-09-12 FC A-FC B 2:1'],
    ['03.02. FC A - FC B 2:1', '2027-02-03 FC A-FC B 2:1'],
    ['2026-09-12 FC A 2:1 FC B', '2026-09-12 FC A-FC B 2:1'],
    ['2026-09-12 FC A 2:1 (1:0) FC B', '2026-09-12 FC A-FC B 2:1'],
    ['12 September 2026 FC A v FC B 2-1', '2026-09-12 FC A-FC B 2:1'],
    ['12.09.2027 FC A - FC B', '2027-09-12 FC A-FC B open'],
    ['12.09.2026 FC A - FC B -:-', '2026-09-12 FC A-FC B open'],
    ['12.09.2026 FC A - FC B abgesagt', '2026-09-12 FC A-FC B cancelled'],
    ['12.09.2026 FC A - FC B 2:0 w.o.', '2026-09-12 FC A-FC B awarded'],
    ['12.09.2026 FC A - FC B 2:0 U', '2026-09-12 FC A-FC B awarded'],
    ['12.09.2026 FC A - FC B X:0 W', '2026-09-12 FC A-FC B awarded'],
    ['12.09.2026;15:00;FC A;FC B;0:X W', '2026-09-12 15:00 FC A-FC B awarded'],
    ['12.09.2026 15:00 FC A - FC B', '2026-09-12 15:00 FC A-FC B open'],
    ['12.09.2026 FC A - FC B 15:00', '2026-09-12 15:00 FC A-FC B open'],
    ['12.09.2026\tFC A\tFC B\t2:1', '2026-09-12 FC A-FC B 2:1'],
    ['12.09.2026\t15:00\tFC A\tFC B\t2\t1', '2026-09-12 15:00 FC A-FC B 2:1'],
    ['12.09.2026;FC A;FC B;2:1', '2026-09-12 FC A-FC B 2:1'],
    ['FC A - FC B 2:1', 'null FC A-FC B 2:1'],
    ['12.09.2026 Schalke 04 - 1. FC Köln 2:1', '2026-09-12 Schalke 04-1. FC Köln 2:1'],
    ['12.09.2026 Rot-Weiß Essen - FC A 2:1', '2026-09-12 Rot-Weiß Essen-FC A 2:1'],
    ['12.09.2026 Rot-Weiß Essen-FC A 2:1', '2026-09-12 Rot-Weiß Essen-FC A 2:1'],
    ['12.09.2026 FC A - FC B 2 - 1', '2026-09-12 FC A-FC B 2:1'],
    ['12.09.2026 sv nord 2 - FC B 2:1 n.V.', '2026-09-12 SV Nord II-FC B 2:1'],
    ['Sat, Sep 12, 2026, 3 pm: FC A v FC B 2-1', '2026-09-12 15:00 FC A-FC B 2:1'],
    ['12.09. um 15 Uhr FC A - FC B', '2026-09-12 15:00 FC A-FC B open'],
    ['mar. 1er déc. 15h FC A - FC B 2-1', '2026-12-01 15:00 FC A-FC B 2:1'],
    ['sábado, 12 de septiembre a las 15:00 FC A - FC B 2-1', '2026-09-12 15:00 FC A-FC B 2:1'],
    ['2026/09/12 FC A 2 - 1 FC B', '2026-09-12 FC A-FC B 2:1'],
    ['12.09.2026, FC A, FC B, 2, 1', '2026-09-12 FC A-FC B 2:1'],
    ['12.09.2026\tFC A\t-\tFC B\t2\t:\t1', '2026-09-12 FC A-FC B 2:1'],
    ['FC A 2, FC B 1', 'null FC A-FC B 2:1'],
    ['FC A (2) - (1) FC B', 'null FC A-FC B 2:1'],
    ['FC A—FC B 2—1', 'null FC A-FC B 2:1'],
    ['3. FC A - FC B (2:1)', 'null FC A-FC B 2:1'],
    ['FC A 3:2 n. V. FC B', 'null FC A-FC B 3:2'],
    ['FC A - Schalke 04', 'null FC A-Schalke 04 open'],
    ['Schalke 04 - 1. FC Köln', 'null Schalke 04-1. FC Köln open'],
    ['FC A - FC B fällt aus', 'null FC A-FC B cancelled'],
  ])('%j', (line, expected) => {
    const { lines, questions } = readResults(line, exampleReading)
    expect([lines.map(describeLine), questions]).toEqual([[expected], []])
  })

  test.each([
    ['12.09.2026 FC A', 'teams_unclear'],
    ['Hello everybody', 'teams_unclear'],
    ['31.02.2026 FC A - FC B 2:1', 'date_no_such_day'],
    ['12.09.2026 FC A - FC B 2:1 (3:0)', 'brackets_unclear'],
    ['12.09.2026 FC A - FC A 2:1', 'same_team'],
    ['12.09.2026 FC A - FC B 2:1 unter Vorbehalt', 'score_unreadable'],
    ['12.09.2026 FC A - X - FC B 2:1', 'teams_unclear'],
  ])('%j is not guessed: %s', (line, problem) => {
    expect(readResults(line, exampleReading).lines).toMatchObject([
      { kind: 'problem', line: 1, problem },
    ])
  })

  test('without a year needs a season that contains the day once', () => {
    const line = '12.09. FC A - FC B 2:1'
    const without = readResults(line, { ...exampleReading, season: null })
    expect(without.lines).toMatchObject([{ problem: 'date_without_year' }])
    const long = { from: '2026-09-01', until: '2027-09-30' }
    expect(readResults(line, { ...exampleReading, season: long }).lines).toMatchObject([
      { problem: 'date_without_year' },
    ])
  })

  test('with only a date or match day applies to those below', () => {
    const { lines } = readResults(
      '3. Spieltag\nSamstag, 12.09.2026\n15:30 FC A - FC B 2:1\n\n1. FC Köln - Schalke 04 0:0\nSpieltag 4 (19.09.2026)\nBegegnung;Datum;Ergebnis\nFC B - FC A 1:1',
      exampleReading,
    )
    expect(lines.map(describeLine)).toEqual([
      '3 2026-09-12 15:30 FC A-FC B 2:1',
      '3 2026-09-12 1. FC Köln-Schalke 04 0:0',
      '4 2026-09-19 FC B-FC A 1:1',
    ])
    expect(lines.map(({ line }) => line)).toEqual([3, 5, 8])
  })
})

describe('a pasted table', () => {
  test.each([
    ['English', 'Date,Time,Home,Away,Score\n12/09/2026,15:00,FC A,FC B,2-1', 'fr'],
    ['German', 'Spieltag;Datum;Uhrzeit;Heim;Gast;Ergebnis\n;12.09.2026;15:00;FC A;FC B;2:1', 'de'],
    [
      'French',
      'Journée\tDate\tHeure\tDomicile\tExtérieur\tRésultat\n\t12/09/2026\t15h00\tFC A\tFC B\t2 - 1',
      'fr',
    ],
    [
      'Spanish',
      'Jornada;Fecha;Hora;Local;Visitante;Resultado\n;12/09/2026;15:00;FC A;FC B;2-1',
      'es',
    ],
    [
      'scores apart',
      'Date,Time,Home Team,Away Team,Home Goals,Away Goals\n2026-09-12,15:00,FC A,FC B,2,1',
      'en',
    ],
    [
      'a title above',
      'Our league\n\nDate,Time,Home,Away,Score\n2026-09-12,15:00,"FC A",FC B,2:1',
      'en',
    ],
    ['the weekday ahead', 'Date,Time,Home,Away,Score\nSat 12/09/2026,3:00 PM,FC A,FC B,2-1', 'fr'],
    [
      'the goals in short, and a byte order mark',
      '\uFEFFFecha;Hora;Local;Visitante;GL;GV\n12/09/2026;15:00;FC A;FC B;2;1',
      'es',
    ],
    [
      'a day and a time as a spreadsheet counts them',
      'Date,Home,Away,Score\n46277.625,FC A,FC B,2:1',
      'en',
    ],
    ['both apart', 'Datum;Uhrzeit;Heim;Gast;Ergebnis\n46277;0,625;FC A;FC B;2:1', 'de'],
    ['date and time together', 'Date,Home,Away,Score\n2026-09-12T15:00,FC A,FC B,2:1', 'en'],
  ] as const)('with headings: %s', (_, text, language) => {
    const { lines, questions } = readResults(text, { ...exampleReading, language })
    expect([lines.map(describeLine), questions]).toEqual([['2026-09-12 15:00 FC A-FC B 2:1'], []])
  })

  test("reads overtime, half-time, venue and matches that didn't take place", () => {
    const text = [
      'Round,Date,Home,Away,Result,Half time,Status,Venue',
      '1,2026-09-12,FC A,FC B,3:2,1:1,aet,"Park, ground 2"',
      '2,2026-09-19,FC B,FC A,,,postponed,',
      '3,2026-09-26,FC B,FC A,1:0,,So wie immer: Protest,',
      '4,2026-09-26,FC B,FC A,,,scheduled,',
      '5,2026-10-03,FC B,FC A,1:0,,abandoned in the rain,',
      'two,2026-09-19,FC B,FC A,1:0,,,',
      ',2026-09-19,,FC A,1:0,,,',
    ].join('\n')
    expect(readResults(text, exampleReading).lines).toMatchObject([
      {
        round: 1,
        venue: 'Park, ground 2',
        outcome: { ...playedOutcome(3, 2), decided: 'overtime' },
      },
      { round: 2, outcome: { kind: 'postponed' }, venue: null },
      { round: 3, outcome: playedOutcome(1, 0) },
      { round: 4, outcome: { kind: 'open' } },
      { problem: 'abandoned' },
      { problem: 'round_unreadable' },
      { problem: 'team_missing' },
    ])
  })
})

describe('columns', () => {
  const headings = ['Tag', 'Team I', 'Team II', 'Stand'].join(';')
  const rows = '12.09.2026;FC A;FC B;2:1\n13.09.2026;FC B;FC A;0:0'
  const chosen = ['date', 'home', 'away', 'score'] as const

  test('are shown with their meanings', () => {
    const text = 'Datum;Heim;Gast;Ergebnis;Schiri\n12.09.2026;FC A;FC B;2:1;\n;FC B;FC A;0:0;Ott'
    expect(readResults(text, exampleReading).columns).toEqual([
      { heading: 'Datum', sample: '12.09.2026', meaning: 'date' },
      { heading: 'Heim', sample: 'FC A', meaning: 'home' },
      { heading: 'Gast', sample: 'FC B', meaning: 'away' },
      { heading: 'Ergebnis', sample: '2:1', meaning: 'score' },
      { heading: 'Schiri', sample: 'Ott', meaning: null },
    ])
  })

  // The names our own exports use in each language.
  test.each(['Place', 'Ort', 'Lieu', 'Lugar'])('called %s hold the venue', (place) => {
    const { columns } = readResults(`Home;Away;${place}\nFC A;FC B;Park`, exampleReading)
    expect(columns?.map(({ meaning }) => meaning)).toEqual(['home', 'away', 'venue'])
  })

  test.each([
    ['below headings nobody knows', `${headings}\n${rows}`],
    ['without headings', rows],
  ])('%s have the meaning a person gave them', (_, text) => {
    const columns = [...chosen]
    const { lines } = readResults(text, { ...exampleReading, answers: { columns } })
    expect(lines.map(describeLine)).toEqual([
      '2026-09-12 FC A-FC B 2:1',
      '2026-09-13 FC B-FC A 0:0',
    ])
  })

  test('chosen by a person win over headings', () => {
    const text = `Datum;Heim;Gast;Ergebnis\n${rows}`
    const columns = ['date', 'away', 'home', 'score'] as const
    const { lines } = readResults(text, { ...exampleReading, answers: { columns } })
    expect(lines.map(describeLine)[0]).toBe('2026-09-12 FC B-FC A 2:1')
  })

  test("don't exist in chat lines", () => {
    expect(readResults('12.09.2026 FC A - FC B 2:1', exampleReading).columns).toEqual([])
  })
})

describe('a question', () => {
  test('asks for the order of day and month, only in English and if no date tells', () => {
    const text = '03/04/2027 FC A - FC B 2:1\n05/06/2027 FC B - FC A 0:0'
    const asked = readResults(text, { ...exampleReading, language: 'en' })
    expect(asked.questions).toEqual([{ kind: 'date_order', samples: ['03/04/2027', '05/06/2027'] }])
    expect(asked.lines.map(({ kind }) => kind)).toEqual(['open', 'open'])
    const answered = readResults(text, {
      ...exampleReading,
      language: 'en',
      answers: { dateOrder: 'MDY' },
    })
    expect(answered.lines.map(describeLine)[0]).toBe('2027-03-04 FC A-FC B 2:1')
    expect(readResults(text, exampleReading).lines.map(describeLine)[0]).toBe(
      '2027-04-03 FC A-FC B 2:1',
    )
    const found = readResults(`${text}\n04/25/2027 FC A - FC B`, {
      ...exampleReading,
      language: 'en',
    })
    expect(found.lines.map(describeLine)[0]).toBe('2027-03-04 FC A-FC B 2:1')
  })

  test('also covers days without a year, and those with a time', () => {
    const asked = readResults('9/12 FC A - FC B 2:1', { ...exampleReading, language: 'en' })
    expect(asked.questions).toEqual([{ kind: 'date_order', samples: ['9/12'] }])
    const found = readResults('9/12 FC A - FC B 2:1', {
      ...exampleReading,
      language: 'en',
      answers: { dateOrder: 'MDY' },
    })
    expect(found.lines.map(describeLine)).toEqual(['2026-09-12 FC A-FC B 2:1'])
    const timed = 'Date,Home,Away,Score\n09/12/2026 3:00 pm,FC A,FC B,2:1'
    expect(readResults(timed, { ...exampleReading, language: 'en' }).questions).toHaveLength(1)
  })

  test('asks who is meant by a similar or unknown name', () => {
    const text = '12.09.2026 Koeln - SC Neu 2:1\n13.09.2026 SC Neu - FC A 0:0'
    const asked = readResults(text, exampleReading)
    expect(asked.questions).toMatchObject([
      { kind: 'team', written: 'Koeln', proposals: [{ team: '1. FC Köln' }] },
      { kind: 'team', written: 'SC Neu', proposals: [] },
    ])
    expect(asked.lines.map(({ kind }) => kind)).toEqual(['open', 'open'])
    const teams = { Koeln: '1. FC Köln', 'SC Neu': 'new' }
    const answered = readResults(text, { ...exampleReading, answers: { teams } })
    expect(answered.questions).toEqual([])
    expect(answered.lines.map(describeLine)).toEqual([
      '2026-09-12 1. FC Köln-SC Neu (new) 2:1',
      '2026-09-13 SC Neu (new)-FC A 0:0',
    ])
    const wrong = readResults(text, {
      ...exampleReading,
      answers: { teams: { Koeln: 'no such team' } },
    })
    expect(wrong.questions).toHaveLength(2)
  })

  test('asks whether 20:15 is a time or a score', () => {
    const text = '12.09.2026 FC A - FC B 20:15'
    const asked = readResults(text, exampleReading)
    expect(asked.questions).toEqual([{ kind: 'time_or_score', samples: [text] }])
    expect(asked.lines.map(({ kind }) => kind)).toEqual(['open'])
    const as = (timeOrScore: 'time' | 'score') =>
      readResults(text, { ...exampleReading, answers: { timeOrScore } }).lines.map(describeLine)
    expect(as('time')).toEqual(['2026-09-12 20:15 FC A-FC B open'])
    expect(as('score')).toEqual(['2026-09-12 FC A-FC B 20:15'])
  })
})

/** Regression: a cell of this length took seconds. */
test.each(['('.repeat(40_000), '1'.repeat(40_000), `x${' T'.repeat(20_000)}`])(
  'little work for much: %.3s',
  (cell) => {
    const text = `Home,Away,Date,Score\nFC A,FC B,${cell},${cell}`
    const began = process.cpuUsage().user
    expect(readResults(text, exampleReading).lines.map(describeLine)).toEqual(['date_unreadable'])
    expect(process.cpuUsage().user - began).toBeLessThan(1_000_000)
  },
)

test('reads no more lines than a league can hold', () => {
  const text = Array.from({ length: 2003 }, () => 'FC A - FC B 1:0').join('\n')
  const { lines, leftOut } = readResults(text, exampleReading)
  expect([lines.length, leftOut]).toEqual([2000, 3])
})
