import { expect, test } from 'vitest'

import { readResults } from './read-results.ts'
import { exampleReading, describeLine } from './testing/reading.ts'

const names = ['dateEvent', 'strTime', 'strTimestamp', 'dateEventLocal', 'strTimeLocal'] as const
type Moment = Readonly<Partial<Record<(typeof names)[number], string>>>

const inNewYork = { ...exampleReading, timeZone: 'America/New_York' } as const
const teams = { strHomeTeam: 'FC A', strAwayTeam: 'FC B' }
const scores = { intHomeScore: '2', intAwayScore: '1' }
const inUtc = { dateEvent: '2026-09-13', strTime: '00:30:00' }
const local = { dateEventLocal: '2026-09-12', strTimeLocal: '20:30:00' }

const read = (moments: readonly Moment[]) => {
  const matches = moments.map((moment) => ({ ...moment, ...teams, ...scores }))
  const keys = [...names, ...Object.keys(teams), ...Object.keys(scores)]
  const lines = matches.map((match) => {
    const cells = new Map<string, string>(Object.entries(match))
    return keys.map((key) => cells.get(key) ?? '').join(',')
  })
  const texts = [JSON.stringify({ events: matches }), [keys.join(','), ...lines].join('\n')]
  return texts.map((text) => readResults(text, inNewYork).lines.map(describeLine))
}

test.each([
  [
    'the whole one is in UTC',
    { ...inUtc, strTimestamp: '2026-09-13T00:30:00' },
    '2026-09-12 20:30',
  ],
  ['with a blank', { ...inUtc, strTimestamp: '2026-09-13 00:30:00' }, '2026-09-12 20:30'],
  ['with a zone', { ...inUtc, strTimestamp: '2026-09-13T00:30:00+00:00' }, '2026-09-12 20:30'],
  ['alone', { strTimestamp: '2026-09-13T00:30:00' }, '2026-09-12 20:30'],
  [
    'before the clocks of the ground',
    { ...inUtc, ...local, strTimeLocal: '19:30:00', strTimestamp: '2026-09-13T00:30:00' },
    '2026-09-12 20:30',
  ],
  ['without it, the clocks of the ground', { ...inUtc, ...local }, '2026-09-12 20:30'],
  ['these alone', local, '2026-09-12 20:30'],
  ['a time nobody knows the clocks of is none', inUtc, '2026-09-13'],
  ['midnight everywhere is a day', { strTimestamp: '2026-09-13T00:00:00' }, '2026-09-13'],
])('%s', (_, moment, when) => {
  const line = `${when} FC A-FC B 2:1`
  expect(read([moment])).toEqual([[line], [line]])
})

test('each match has its own moment', () => {
  const lines = ['2026-09-12 20:00', '2026-09-12 20:30'].map((when) => `${when} FC A-FC B 2:1`)
  const both = [
    { ...inUtc, strTimestamp: '2026-09-13T00:00:00' },
    { ...inUtc, ...local },
  ]
  const third = { ...inUtc, strTimestamp: '2026-09-13T01:00:00' }
  expect(read([...both, third]).map((found) => found.slice(0, 2))).toEqual([lines, lines])
})

test('a time of unknown zone is shown as an unread column', () => {
  const { columns } = readResults(JSON.stringify([{ ...inUtc, ...teams, ...scores }]), inNewYork)
  expect(columns).toContainEqual({ heading: 'strTime', sample: '00:30:00', meaning: null })
})
