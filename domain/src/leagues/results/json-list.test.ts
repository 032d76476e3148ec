import { describe, expect, test } from 'vitest'

import { readResults } from './read-results.ts'
import type { ResultAnswers } from './reading.ts'
import { exampleReading, describeLine } from './testing/reading.ts'

const read = (value: unknown, answers: ResultAnswers = {}) =>
  readResults(typeof value === 'string' ? value : JSON.stringify(value, null, 2), {
    ...exampleReading,
    timeZone: 'Europe/Berlin',
    answers,
  })
const inShort = (value: unknown) => read(value).lines.map(describeLine)

const sides = { team1: 'FC A', team2: 'FC B' }
const day = { date: '2026-09-12' }

describe('a list of matches as services write it', () => {
  test('with scores by period', () => {
    const matches = [
      {
        round: 'Matchday 3',
        ...day,
        time: '15:30',
        ...sides,
        score: { ft: [2, 1], ht: [1, 0] },
        goals1: [{ name: 'Somebody', minute: 9 }],
      },
      { round: 'Matchday 4', date: '2026-09-19', team1: 'FC B', team2: '1. FC Köln', score: {} },
      { round: 'Matchday 4', date: '2026-09-20', team1: '1. FC Köln', team2: 'FC A' },
    ]
    const { lines, questions } = read({ name: 'Our league 2026/27', matches })
    expect([lines.map(describeLine), questions]).toEqual([
      [
        '3 2026-09-12 15:30 FC A-FC B 2:1',
        '4 2026-09-19 FC B-1. FC Köln open',
        '4 2026-09-20 1. FC Köln-FC A open',
      ],
      [],
    ])
    expect(lines[0]).toMatchObject({ outcome: { halfTime: { home: 1, away: 0 } } })
  })

  test('round by round', () => {
    const team1 = { name: 'FC A', code: 'FCA' }
    const team2 = { name: 'Schalke 04', code: 'S04' }
    const rounds = [
      { name: '1. Spieltag', matches: [{ ...day, team1, team2, score1: 0, score2: 3 }] },
      { name: '2. Spieltag', matches: [{ ...day, team1: team2, team2: team1, score1: null }] },
    ]
    expect(inShort({ name: 'Liga', rounds })).toEqual([
      '1 2026-09-12 FC A-Schalke 04 0:3',
      '2 2026-09-12 Schalke 04-FC A open',
    ])
  })

  test("with objects for teams, and instants in the league's time zone", () => {
    const match = (status: string, score: object) => ({
      id: 4711,
      utcDate: '2026-09-12T13:30:00Z',
      status,
      matchday: 3,
      homeTeam: { id: 1, name: 'FC A', crest: 'https://crests.example/1.png' },
      awayTeam: { id: 2, name: 'FC B', crest: 'https://crests.example/2.png' },
      score,
    })
    const fullTime = { home: 2, away: 1 }
    const none = { home: null, away: null }
    const at = '3 2026-09-12 15:30 FC A-FC B'
    expect(
      inShort({
        matches: [
          match('FINISHED', { duration: 'REGULAR', fullTime, halfTime: { home: 0, away: 1 } }),
          match('TIMED', { duration: 'REGULAR', fullTime: none, halfTime: none }),
          match('POSTPONED', { duration: 'REGULAR', fullTime: none, halfTime: none }),
          match('IN_PLAY', { duration: 'REGULAR', fullTime, halfTime: none }),
          match('AWARDED', { duration: 'REGULAR', fullTime: { home: 3, away: 0 } }),
          match('FINISHED', { duration: 'EXTRA_TIME', fullTime, halfTime: { home: 0, away: 0 } }),
          match('FINISHED', {
            duration: 'PENALTY_SHOOTOUT',
            fullTime: { home: 5, away: 4 },
            regularTime: { home: 1, away: 1 },
            extraTime: { home: 0, away: 0 },
            penalties: { home: 4, away: 3 },
          }),
        ],
      }),
    ).toEqual([
      `${at} 2:1`,
      `${at} open`,
      `${at} postponed`,
      'still_running',
      `${at} awarded`,
      `${at} 2:1`,
      `${at} 1:1`,
    ])
  })

  test('with a list of results each', () => {
    const match = (matchResults: object[], matchIsFinished = true) => ({
      matchDateTime: '2026-09-12T15:30:00',
      timeZoneID: 'W. Europe Standard Time',
      group: { groupName: '3. Spieltag', groupOrderID: 3 },
      team1: { teamId: 1, teamName: 'FC A', shortName: 'A' },
      team2: { teamId: 2, teamName: 'FC B', shortName: 'B' },
      matchIsFinished,
      matchResults,
    })
    const result = (resultName: string, pointsTeam1: number, pointsTeam2: number) => ({
      resultName,
      pointsTeam1,
      pointsTeam2,
    })
    const at = '3 2026-09-12 15:30 FC A-FC B'
    const lines = read([
      match([result('Halbzeit', 1, 0), result('Endergebnis', 2, 1)]),
      match([result('Endergebnis', 1, 1), result('nach Elfmeterschießen', 5, 4)]),
      match([], false),
      match([result('Endergebnis', 1, 0)], false),
      match([result('Zwischenstand', 1, 0)]),
    ]).lines
    expect(lines.map(describeLine)).toEqual([
      `${at} 2:1`,
      `${at} 1:1`,
      `${at} open`,
      'still_running',
      'score_unreadable',
    ])
    expect(lines[1]).toMatchObject({ outcome: { shootOut: { home: 4, away: 3 } } })
  })

  test('with total goals apart from those after each period', () => {
    const match = (short: string, goals: object, score: object) => ({
      fixture: { id: 1, date: '2026-09-12T15:30:00+02:00', status: { short, elapsed: 90 } },
      league: { id: 3, round: 'Regular Season - 3' },
      teams: { home: { id: 1, name: 'FC A', winner: true }, away: { id: 2, name: 'FC B' } },
      goals,
      score,
    })
    const [none, two, level] = [
      [null, null],
      [2, 1],
      [1, 1],
    ].map(([home, away]) => ({ home, away }))
    const at = '3 2026-09-12 15:30 FC A-FC B'
    expect(
      inShort({
        response: [
          match('FT', two ?? {}, { halftime: level, fulltime: two, extratime: none }),
          match('NS', none ?? {}, { halftime: none, fulltime: none }),
          match('2H', two ?? {}, { halftime: level, fulltime: none }),
          match('AET', two ?? {}, { fulltime: level, extratime: { home: 1, away: 0 } }),
          match('PEN', level ?? {}, { fulltime: level, penalty: { home: 4, away: 2 } }),
        ],
      }),
    ).toEqual([`${at} 2:1`, `${at} open`, 'still_running', `${at} 2:1`, `${at} 1:1`])
  })

  test('flat, with words for states, sets, and a cup', () => {
    const match = { ...day, home: 'FC A', away: 'FC B' }
    expect(
      inShort([
        { ...match, result: '2-1' },
        { ...match, score: [0, 0] },
        { ...match, homeScore: '3', awayScore: '1' },
        { ...match, score: '3:1', cancelled: true },
        { ...match, cancelled: true },
        { ...match, round: 'Round of 16', score: [1, 0] },
      ]),
    ).toEqual([
      '2026-09-12 FC A-FC B 2:1',
      '2026-09-12 FC A-FC B 0:0',
      '2026-09-12 FC A-FC B 3:1',
      'score_unreadable',
      '2026-09-12 FC A-FC B cancelled',
      'round_unreadable',
    ])
  })

  test('after extra time and a shoot-out', () => {
    const match = (score: object) => ({ ...day, ...sides, score })
    const lines = read([
      match({ et: [2, 1], ft: [1, 1], ht: [0, 1] }),
      match({ p: [4, 3], et: [2, 2], ft: [1, 1], ht: [0, 1] }),
      match({ p: [4, 3], ft: [1, 1] }),
      match({ p: [4, 3] }),
    ]).lines
    expect(lines.map(describeLine)).toEqual([
      '2026-09-12 FC A-FC B 2:1',
      '2026-09-12 FC A-FC B 2:2',
      '2026-09-12 FC A-FC B 1:1',
      'score_unreadable',
    ])
    expect(lines.map((line) => line.kind === 'match' && line.outcome)).toMatchObject([
      { decided: 'overtime', halfTime: { home: 0, away: 1 } },
      { decided: 'shoot_out', shootOut: { home: 4, away: 3 } },
      { decided: 'shoot_out', shootOut: { home: 4, away: 3 } },
      false,
    ])
  })

  test('one object per line', () => {
    const line = JSON.stringify({ ...day, ...sides, score: { ft: [2, 1] } })
    expect(inShort(`${line}\n${line}\n`)).toHaveLength(2)
  })
})

test('fields with unknown names lead to a question, which can be answered', () => {
  const list = [{ wann: '2026-09-12', daheim: 'FC A', dort: 'FC B', ausgang: '2:1', gut: true }]
  const asked = read(list)
  expect([asked.lines, asked.columns]).toEqual([
    [],
    ['wann', 'daheim', 'dort', 'ausgang'].map((heading, at) => ({
      heading,
      sample: ['2026-09-12', 'FC A', 'FC B', '2:1'][at],
      meaning: null,
    })),
  ])
  const columns = ['date', 'home', 'away', 'score'] as const
  expect(read(list, { columns }).lines.map(describeLine)).toEqual(['2026-09-12 FC A-FC B 2:1'])
})

test.each([
  ['what breaks off', '[{"team1": "FC A", "team2": "FC'],
  ['no list', '{}'],
  ['empty objects', '[{}, {}]'],
  ['numbers alone', '{"1": 2}'],
])('%s is one unreadable line', (_, text) => {
  const { lines, columns, questions } = read(text)
  expect([lines.map(describeLine), columns.length > 1, questions]).toEqual([
    ['json_unreadable'],
    false,
    [],
  ])
})

test.each(['[Sat Sep/12 2026] FC A v FC B 2-1', '[[FC A]] – [[FC B]] 2:1'])(
  '%j is a line like any other',
  (text) => {
    expect(inShort(text)).not.toContain('json_unreadable')
  },
)

test('ends for any depth and number', () => {
  const deep = `${'[{"a":'.repeat(20_000)}1${'}]'.repeat(20_000)}`
  expect(read(deep).lines.map(describeLine)).toEqual(['json_unreadable'])
  const many = Array.from({ length: 3000 }, (_, at) => ({ [`field${at}`]: 1, ...sides }))
  const { lines, columns, leftOut } = read(many)
  expect([lines.length, columns.length <= 60, leftOut]).toEqual([2000, true, 1000])
})
