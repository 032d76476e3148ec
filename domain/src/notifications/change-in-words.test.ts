import { expect, test } from 'vitest'

import { changeInWords, type ChangeTexts } from './change-in-words.ts'

const english: ChangeTexts = {
  locale: 'en-GB',
  allDay: 'all day',
  newTime: (now, was) => `New time: ${now} (was ${was})`,
  newDay: (now, was) => `New day: ${now} (was ${was})`,
  newPlace: (now, was) => `New place: ${now} (was ${was})`,
  newTimeAndPlace: (now, was, place) => `New time: ${now} (was ${was}). New place: ${place}`,
  noPlace: 'not fixed yet',
}

const was = {
  startsAt: '2026-12-01T16:30:00.000Z',
  endsAt: '2026-12-01T18:00:00.000Z',
  isAllDay: false,
  place: 'Pitch 1',
}
const later = { startsAt: '2026-12-01T17:15:00.000Z', endsAt: '2026-12-01T18:45:00.000Z' }
const timeZone = 'Europe/Madrid'

test.each([
  [later, '17:30 → 18:15', 'New time: Tue 1 Dec, 18:15 (was 17:30)'],
  [
    { endsAt: '2026-12-01T18:30:00.000Z' },
    '17:30–19:00 → 17:30–19:30',
    'New time: Tue 1 Dec, 17:30–19:30 (was 17:30–19:00)',
  ],
  [
    { startsAt: '2026-12-02T17:15:00.000Z', endsAt: '2026-12-02T18:45:00.000Z' },
    'Tue 1 Dec, 17:30 → Wed 2 Dec, 18:15',
    'New day: Wed 2 Dec, 18:15 (was Tue 1 Dec, 17:30)',
  ],
  [
    { startsAt: '2026-12-01T19:00:00.000Z', endsAt: '2026-12-02T00:00:00.000Z' },
    '17:30 → 20:00',
    'New time: Tue 1 Dec, 20:00 (was 17:30)',
  ],
  [
    { endsAt: '2026-12-02T00:00:00.000Z' },
    '17:30–19:00 → 17:30 – Wed 01:00',
    'New time: Tue 1 Dec, 17:30 – Wed 01:00 (was 17:30–19:00)',
  ],
  [
    { startsAt: '2026-11-30T23:00:00.000Z', endsAt: '2026-12-01T23:00:00.000Z', isAllDay: true },
    '17:30 → all day',
    'New time: Tue 1 Dec, all day (was 17:30)',
  ],
  [
    { startsAt: '2026-12-04T08:00:00.000Z', endsAt: '2026-12-06T16:00:00.000Z' },
    'Tue 1 Dec, 17:30 → Fri 4 – Sun 6 Dec',
    'New day: Fri 4, 09:00 – Sun 6 Dec, 17:00 (was Tue 1 Dec, 17:30)',
  ],
  [{ place: 'Pitch 2' }, 'Pitch 1 → Pitch 2', 'New place: Pitch 2 (was Pitch 1)'],
  [{ place: null }, 'Pitch 1 → not fixed yet', 'New place: not fixed yet (was Pitch 1)'],
  [
    { ...later, place: 'Pitch 2' },
    '17:30 → 18:15, Pitch 2',
    'New time: Tue 1 Dec, 18:15 (was 17:30). New place: Pitch 2',
  ],
])('%j reads %s', (change, short, news) => {
  const words = changeInWords({ was, is: { ...was, ...change }, timeZone }, english)
  expect(words).toMatchObject({ short, news })
})

const cup = {
  startsAt: '2026-12-03T23:00:00.000Z',
  endsAt: '2026-12-06T23:00:00.000Z',
  isAllDay: true,
  place: null,
}

test.each([
  [
    'another weekend',
    { startsAt: '2026-12-10T23:00:00.000Z', endsAt: '2026-12-13T23:00:00.000Z' },
    'Fri 4 – Sun 6 → Fri 11 – Sun 13 Dec',
    'New day: Fri 11 – Sun 13 Dec (was Fri 4 – Sun 6 Dec)',
  ],
  [
    'over the end of a month',
    { startsAt: '2027-01-29T23:00:00.000Z', endsAt: '2027-02-01T23:00:00.000Z' },
    'Fri 4 – Sun 6 Dec → Sat 30 Jan – Mon 1 Feb',
    'New day: Sat 30 Jan – Mon 1 Feb (was Fri 4 – Sun 6 Dec)',
  ],
  [
    'with hours',
    { startsAt: '2026-12-04T08:00:00.000Z', endsAt: '2026-12-06T16:00:00.000Z', isAllDay: false },
    'Fri 4 – Sun 6 Dec → Fri 4, 09:00 – Sun 6 Dec, 17:00',
    'New time: Fri 4, 09:00 – Sun 6 Dec, 17:00 (was Fri 4 – Sun 6 Dec)',
  ],
])('three days move: %s', (...[, change, short, news]) => {
  const words = changeInWords({ was: cup, is: { ...cup, ...change }, timeZone }, english)
  expect(words).toMatchObject({ short, news })
})

test.each([
  ['de', 'New time: Di. 1. Dez., 18:15 (was 17:30)'],
  ['fr', 'New time: mar. 1er déc., 18:15 (was 17:30)'],
  ['es', 'New time: mar 1 dic, 18:15 (was 17:30)'],
])('days are written as %s writes them', (locale, news) => {
  const text = { ...english, locale }
  const words = changeInWords({ was, is: { ...was, ...later }, timeZone }, text)
  expect(words.news).toBe(news)
})
