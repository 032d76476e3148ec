import type { ReadPlanRow } from '@touchline/domain/events/season/read-row'
import { expect, test } from 'vitest'

import { newLine } from './plan-lines.ts'
import { dayAfter, moveOf, startLater, weekBlocks } from './week-blocks.ts'

const row: ReadPlanRow = {
  teamId: 'a',
  kind: 'training',
  weekdays: ['TU', 'TH'],
  from: '17:30',
  to: '19:00',
  venue: 'Pitch 1',
  first: '2027-01-01',
  last: '2027-06-30',
  opponent: '',
  side: null,
  runsInHolidays: false,
}
const line = newLine('row', 'training', { team: 'a', days: 'TU, TH', from: '17:30', to: '19:00' })
const [tuesday] = weekBlocks([{ line, row }], [])
const [alone] = weekBlocks([{ line, row: { ...row, weekdays: ['TU'] } }], [])

test('a row has a block on each of its days, and a match of the calendar on its own', () => {
  const match = {
    id: 'm',
    teamId: 'a',
    title: 'A – B',
    startsLocal: '2027-03-27T11:00',
    endsLocal: '2027-03-27T12:45',
    venueKey: 'pitch 1',
    location: 'Pitch 1',
  }
  expect(weekBlocks([{ line, row }], [match]).map(({ key, weekday }) => [key, weekday])).toEqual([
    ['row TU', 'TU'],
    ['row TH', 'TH'],
    ['m', 'SA'],
  ])
})

test('a moved day of several gets a row of its own', () => {
  const move = { weekday: 'WE', from: '18:00', venue: 'Hall' } as const
  const moved = tuesday && moveOf(tuesday, move, () => 'new')
  expect(moved).toMatchObject({
    key: 'new WE',
    actions: [
      { type: 'change', id: 'row', cells: { days: 'TH' } },
      {
        type: 'add',
        after: 'row',
        line: { cells: { days: 'WE', from: '18:00', to: '19:30', venue: 'Hall' } },
      },
    ],
  })
})

test('a single day moves its row', () => {
  const move = { weekday: 'TU', from: '17:45', venue: 'Pitch 1' } as const
  expect(alone && moveOf(alone, move, () => 'new')).toMatchObject({
    key: 'row TU',
    actions: [{ type: 'change', id: 'row', cells: { from: '17:45', to: '19:15' } }],
  })
})

test.each([
  [15, '17:45'],
  [-15, '17:15'],
  [600, '22:15'],
  [-2000, '00:00'],
])('moving a start by %i minutes stays within the day: %s', (minutes, start) => {
  expect(startLater({ from: '17:30', to: '19:00' }, minutes)).toBe(start)
})

test('days go round the week', () => {
  expect([dayAfter('SU', 1), dayAfter('MO', -1)]).toEqual(['MO', 'SU'])
})
