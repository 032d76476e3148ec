import { expect, test } from 'vitest'

import { dayInText, eventDay, orderOfDays } from './event-days.ts'

const at = { order: 'DMY', today: '2026-11-30' } as const

test.each([
  [
    'Training Tue 02.09.2025 18:00',
    { written: '2025-09-02', time: '18:00', endTime: null, words: 'Training' },
  ],
  ['2026-09-15 17:30', { written: '2026-09-15', time: '17:30', endTime: null, words: '' }],
  ['2026-09-15T17:30:00Z', { written: '2026-09-15', time: '17:30', endTime: null, words: '' }],
  [
    'Sa., 19.09.2026, 10.00–11.30 Uhr: Heimspiel',
    { written: '2026-09-19', time: '10:00', endTime: '11:30', words: 'Heimspiel' },
  ],
  [
    'vs. Hawks 09/19/2026 10:00 AM',
    { written: '2026-09-19', time: '10:00', endTime: null, words: 'vs. Hawks' },
  ],
  ['15.09.', { written: '2026-09-15', time: null, endTime: null, words: '' }],
  ['24.12.', { written: '2026-12-24', time: null, endTime: null, words: '' }],
  ['15.1.', { written: '2026-01-15', time: null, endTime: null, words: '' }],
  ['3 septembre 2026 18h30', { written: '2026-09-03', time: '18:30', endTime: null, words: '' }],
  ['Sep 3, 2026', { written: '2026-09-03', time: null, endTime: null, words: '' }],
  ['03/09/26', { written: '2026-09-03', time: null, endTime: null, words: '' }],
  ['46280', { written: '2026-09-15', time: null, endTime: null, words: '' }],
])('finds the day in %j', (text, expected) => {
  const found = dayInText(text)
  expect(found && { ...found, written: eventDay(found.written, at) }).toEqual(expected)
})

test.each(['Goals', 'U13', 'Léa Moreau', '0151/23456789', 'x', ''])(
  'finds no day in %j',
  (text) => {
    expect(dayInText(text)).toBeUndefined()
  },
)

test.each([
  [['03/09/2026', '19/09/2026'], 'MDY', 'DMY'],
  [['03/09/2026', '09/19/2026'], 'DMY', 'MDY'],
  [['3.9.'], 'MDY', 'DMY'],
  [['03/09/2026'], 'MDY', 'MDY'],
] as const)('takes the order of %j, else %s', (written, fallback, order) => {
  expect(orderOfDays(written, fallback)).toBe(order)
})

test('a day that does not exist has none', () => {
  expect(eventDay('31.02.2026', at)).toBeUndefined()
})
