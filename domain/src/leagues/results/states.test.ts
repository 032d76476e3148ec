import { describe, expect, test } from 'vitest'

import { readResults } from './read-results.ts'
import { exampleReading, describeLine } from './testing/reading.ts'

const match = { date: '2026-09-12', home: 'FC A', away: 'FC B' }
const readOne = (fields: object) =>
  readResults(JSON.stringify([{ ...match, ...fields }]), exampleReading).lines.map(describeLine)
const inTable = (status: string, score: string) =>
  readResults(
    `Date,Home,Away,Score,Status\n2026-09-12,FC A,FC B,${score},${status}`,
    exampleReading,
  )
    .lines.map(describeLine)
    .at(0)
const at = '2026-09-12 FC A-FC B'

describe('a match in progress has no result', () => {
  test.each([
    'LIVE',
    'IN_PLAY',
    'PAUSED',
    'EXTRA_TIME',
    'PENALTY_SHOOTOUT',
    'inprogress',
    'ongoing',
    'ET',
    'P',
    'BT',
    'HT',
    '1H',
    '2H',
    'Q1',
    'Q2',
    'Q3',
    'Q4',
    'S1',
    'S2',
    'S3',
    'S4',
    'S5',
    'First Half',
    'Half Time',
    'Halftime',
    'Second half',
    '3rd quarter',
    'not finished',
    "67'",
    '67’',
    "45+2'",
    "90 + 4'",
    '67 min',
    'STATUS_IN_PROGRESS',
    'STATUS_HALFTIME',

    'en cours',
    'Match en cours',
    'mi-temps',
    '1ère mi-temps',
    'en direct',
    'pas encore terminé',

    'läuft',
    'Spiel läuft noch',
    'Halbzeit',
    '2. Halbzeit',
    '1. Viertel',
    'nicht beendet',
    'en juego',
    'en curso',
    'descanso',
    'segundo tiempo',
    'primera parte',
    'sin terminar',
  ])('%s', (status) => {
    expect([
      readOne({ status, score: [1, 0] }),
      readOne({ status, score: [0, 0] }),
      inTable(status, '1:0'),
    ]).toEqual([['still_running'], ['still_running'], 'still_running'])
  })
})

describe("a match that hasn't started has no result", () => {
  test.each([
    'not started',
    'NOT_STARTED',
    'NS',
    'upcoming',
    'SCHEDULED',
    'TIMED',
    'notstarted',
    'à venir',
    'non commencé',
    'pas encore commencé',
    'noch nicht begonnen',
    'bevorstehend',
    'no comenzado',
    'aún no iniciado',
    'sin empezar',
    'por jugar',
  ])('%s', (status) => {
    expect([readOne({ status, score: [0, 0] }), inTable(status, '0:0')]).toEqual([
      [`${at} open`],
      `${at} open`,
    ])
    expect(readOne({ status, score: [1, 0] })).toEqual(['score_unreadable'])
  })
})

describe('in a list, flags win over words', () => {
  test.each([
    [{ finished: false, status: 'NORMAL' }, 'still_running'],
    [{ finished: false, status: 'FINISHED' }, 'still_running'],
    [{ matchIsFinished: false, status: 'FT' }, 'still_running'],
    [{ finished: false, started: false, status: 'SCHEDULED' }, `${at} open`],
    [{ finished: false, status: 'POSTPONED' }, `${at} postponed`],
    [{ cancelled: true, status: 'FINISHED' }, `${at} cancelled`],
    [{ isCanceled: true, finished: true, status: 'NORMAL' }, `${at} cancelled`],
    [{ postponed: true, finished: false, status: 'NORMAL' }, `${at} postponed`],
    [{ isLive: true, status: 'OK' }, 'still_running'],
    [{ finished: true, status: 'NORMAL' }, `${at} 0:0`],
    [{ finished: true, status: '2H' }, 'still_running'],
    [{ cancelled: false, status: 'FINISHED' }, `${at} 0:0`],
  ])('%j', (fields, expected) => {
    expect(readOne({ ...fields, score: [0, 0] })).toEqual([expected])
  })

  test.each([
    { season: { finished: false }, status: 'FINISHED' },
    { suspended: false, extended: false, isDisplayed: false },
    { status: { code: 100, type: 'finished', description: 'Ended' } },
  ])('only flags of the match itself count: %j', (fields) => {
    expect(readOne({ ...fields, score: [2, 1] })).toEqual([`${at} 2:1`])
  })
})

describe('a status in a list is understood', () => {
  test.each([
    'FINISHED',
    'FT',
    'AET',
    'Match Finished',
    'STATUS_FINAL',
    'Ended',
    'completed',
    'played',
    'beendet',
    'Spiel beendet',
    'terminé',
    'Match terminé',
    'finalizado',
    'Partido finalizado',
  ])('%s', (status) => {
    expect(readOne({ status, score: [2, 1] })).toEqual([`${at} 2:1`])
  })

  test.each(['NORMAL', 'Whatever', '3', 'under review', 'OK'])(
    'or its score is for somebody to read: %s',
    (status) => {
      expect([
        readOne({ status, score: [2, 1] }),
        readOne({ status, homeScore: 2, awayScore: 1 }),
      ]).toEqual([['score_unreadable'], ['score_unreadable']])
      expect(readOne({ status })).toEqual([`${at} open`])
    },
  )

  test('a status in several parts is understood', () => {
    expect([
      readOne({ status: { code: 6, type: 'inprogress' }, score: [1, 0] }),
      readOne({ status: { short: 'HT', long: 'Halftime' }, score: [1, 0] }),
      readOne({ status: { type: 'notstarted' }, score: [0, 0] }),
    ]).toEqual([['still_running'], ['still_running'], [`${at} open`]])
  })

  test('a remark is no status', () => {
    expect(readOne({ note: 'Protest', score: [2, 1] })).toEqual([`${at} 2:1`])
  })
})
