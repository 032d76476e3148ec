import { expect, test } from 'vitest'

import {
  twoGames,
  singleEntry,
  matchIndexes,
  rewrittenSeries,
  series,
  sharedUid,
  weeklyEntries,
  type Case,
} from './testing/entries.ts'

const cases: readonly Case[] = [
  {
    what: 'one moved far away under its UID',
    stored: singleEntry(...twoGames),
    read: singleEntry('B | 02-20 10:00 | este norte', 'A | 12-05 14:00 | norte sur'),
    is: [2, 1],
  },
  {
    what: 'one moved and renamed under its UID',
    stored: singleEntry(...twoGames),
    read: singleEntry('A | 12-06 11:00 | norte sur (moved)', 'B | 12-12 14:00 | este norte'),
    is: [1, 2],
  },
  {
    what: 'a date of a series moved for itself',
    stored: series(...weeklyEntries),
    read: series(
      weeklyEntries[0] ?? '',
      'S | 12-09 20:00 | practice | 12-08 18:00',
      ...weeklyEntries.slice(2),
    ),
    is: [1, 2, 3, 4],
  },
  {
    what: 'a series half an hour later',
    stored: series(...weeklyEntries),
    read: series('S | 12-01 18:30', 'S | 12-08 18:30', 'S | 12-15 18:30', 'S | 12-22 18:30'),
    is: [1, 2, 3, 4],
  },
  {
    what: 'a series half an hour later and renamed',
    stored: series(...weeklyEntries),
    read: series('S | 12-01 18:30 | gym', 'S | 12-08 18:30 | gym', 'S | 12-15 18:30 | gym'),
    is: [1, 2, 3],
  },
  {
    what: 'a series half an hour later without one of its dates',
    stored: series(...weeklyEntries),
    read: series('S | 12-01 18:30', 'S | 12-15 18:30', 'S | 12-22 18:30'),
    is: [1, 3, 4],
  },
  {
    what: 'a series on another weekday, four days later rather than three earlier',
    stored: series(...weeklyEntries),
    read: series('S | 12-05 18:00', 'S | 12-12 18:00', 'S | 12-19 18:00'),
    is: [1, 2, 3],
  },
  {
    what: 'a series an hour later that now begins with its next date',
    stored: series('S | 11-24 18:00', ...weeklyEntries),
    read: series('S | 12-01 19:00', 'S | 12-08 19:00', 'S | 12-15 19:00', 'S | 12-22 19:00'),
    is: [2, 3, 4, 5],
  },
  {
    what: 'a series by UTC whose days moved: a date that both have stays',
    stored: series('S | 12-01 18:00', 'S | 12-03 18:00', 'S | 12-08 18:00', 'S | 12-10 18:00'),
    read: rewrittenSeries(
      series('S | 12-03 18:00', 'S | 12-05 18:00', 'S | 12-10 18:00', 'S | 12-12 18:00'),
    ),
    is: [2, 1, 4, 3],
  },
  {
    what: 'a date without its series, moved and renamed',
    stored: sharedUid('S | 12-09 20:00 | gym | 12-08 18:00'),
    read: sharedUid('S | 12-10 17:00 | swimming | 12-08 18:00'),
    is: [1],
  },
  {
    what: 'two series of one title, each an hour later',
    stored: [...series(...weeklyEntries), ...series('T | 12-01 19:00', 'T | 12-08 19:00')],
    read: [
      ...series('S | 12-01 19:00', 'S | 12-08 19:00'),
      ...series('T | 12-01 20:00', 'T | 12-08 20:00'),
    ],
    is: [1, 2, 5, 6],
  },
  {
    what: 'a series that goes on longer',
    stored: series(...weeklyEntries),
    read: series(...weeklyEntries, 'S | 12-29 18:00'),
    is: [1, 2, 3, 4, 0],
  },
  {
    what: 'a date taken out and a far one put in are two things',
    stored: series(...weeklyEntries),
    read: series(
      weeklyEntries[0] ?? '',
      weeklyEntries[2] ?? '',
      weeklyEntries[3] ?? '',
      'S | 02-02 18:00',
    ),
    is: [1, 3, 4, 0],
  },
  {
    what: 'a series across the change of clocks',
    stored: series('S | 03-21 18:00', 'S | 03-28 18:00', 'S | 04-04 18:00'),
    read: series('S | 03-21 17:00', 'S | 03-28 17:00', 'S | 04-04 17:00'),
    is: [1, 2, 3],
  },
  {
    what: 'a single one becomes a series',
    stored: singleEntry('S | 12-01 18:00'),
    read: series(...weeklyEntries),
    is: [1, 0, 0, 0],
  },
  {
    what: 'a single one becomes a series at another hour',
    stored: singleEntry('S | 12-01 18:00'),
    read: series('S | 12-01 19:00', 'S | 12-08 19:00'),
    is: [1, 0],
  },
  {
    what: 'a series becomes a single one',
    stored: series(...weeklyEntries),
    read: singleEntry('S | 12-01 18:00'),
    is: [1],
  },
  {
    what: 'a series split, the rest under a new UID',
    stored: series(...weeklyEntries),
    read: [
      ...series(...weeklyEntries.slice(0, 2)),
      ...series('T | 12-15 18:00', 'T | 12-22 18:00', 'T | 12-29 18:00'),
    ],
    is: [1, 2, 3, 4, 0],
  },
  {
    what: 'a series split, the rest later and under a new UID',
    stored: series(...weeklyEntries),
    read: [
      ...series(...weeklyEntries.slice(0, 2)),
      ...series('T | 12-15 19:00', 'T | 12-22 19:00'),
    ],
    is: [1, 2, 3, 4],
  },
  {
    what: 'a series split, the rest on another day and under a new UID',
    stored: series(...weeklyEntries),
    read: [
      ...series(...weeklyEntries.slice(0, 2)),
      ...series('T | 12-16 18:30', 'T | 12-23 18:30'),
    ],
    is: [1, 2, 3, 4],
  },
  {
    what: 'new UIDs',
    stored: singleEntry(...twoGames),
    read: singleEntry('X | 12-12 14:00 | este norte', 'Y | 12-05 14:00 | norte sur'),
    is: [2, 1],
  },
  {
    what: 'new UIDs of things with one title',
    stored: singleEntry('A | 12-05 10:00', 'B | 12-12 10:00'),
    read: singleEntry('X | 12-12 10:00', 'Y | 12-05 10:00'),
    is: [2, 1],
  },
  {
    what: 'new UIDs, and one on another day',
    stored: singleEntry(...twoGames),
    read: singleEntry('X | 12-06 11:00 | norte sur', 'Y | 12-12 14:00 | este norte'),
    is: [1, 2],
  },
  {
    what: 'new UIDs, and the only one of its name three weeks later',
    stored: singleEntry(...twoGames),
    read: singleEntry('X | 12-26 14:00 | norte sur', 'Y | 12-12 14:00 | este norte'),
    is: [1, 2],
  },
  {
    what: 'UIDs that are numbered anew, one having been put in',
    stored: singleEntry('1 | 12-05 14:00 | norte sur', '2 | 12-12 14:00 | este norte'),
    read: singleEntry(
      '1 | 12-04 14:00 | norte oeste',
      '2 | 12-05 14:00 | norte sur',
      '3 | 12-12 14:00 | este norte',
    ),
    is: [0, 1, 2],
  },
  {
    what: 'one UID for all, one moved',
    stored: sharedUid('U | 12-05 14:00 | norte sur', 'U | 12-12 14:00 | este norte'),
    read: sharedUid('U | 12-05 16:00 | norte sur', 'U | 12-12 14:00 | este norte'),
    is: [1, 2],
  },
  {
    what: 'one UID for all, one gone and another one new',
    stored: sharedUid('U | 12-05 14:00 | norte sur', 'U | 12-12 14:00 | este norte'),
    read: sharedUid('U | 12-12 14:00 | este norte', 'U | 12-19 14:00 | norte oeste'),
    is: [2, 0],
  },
  {
    what: 'two at one time with one title stay two',
    stored: singleEntry('A | 12-05 10:00', 'B | 12-05 10:00'),
    read: singleEntry('X | 12-05 10:00', 'Y | 12-05 10:00', 'Z | 12-05 10:00'),
    is: [1, 2, 0],
  },
  {
    what: 'another title at another time is another event',
    stored: singleEntry(...twoGames),
    read: singleEntry('X | 12-19 14:00 | norte oeste'),
    is: [0],
  },
  {
    what: 'a practice two weeks later is another one, for there are others of its name',
    stored: singleEntry('A | 12-05 10:00', 'B | 12-12 10:00'),
    read: singleEntry('A | 12-05 10:00', 'X | 12-26 10:00'),
    is: [1, 0],
  },
  {
    what: 'what is over does not become what is to come',
    stored: series('S | 11-24 18:00', 'S | 11-10 18:00'),
    read: series('S | 12-01 18:00', 'S | 12-08 18:00'),
    is: [0, 0],
  },
]

test.each(cases)('$what', ({ stored, read, is }) => {
  expect(matchIndexes(stored, read)).toEqual(is)
})

test('recognises a stored entry by its key alone', () => {
  const before = singleEntry(...twoGames).map((one) => ({
    ...one,
    uid: null,
    originalAt: null,
    seriesStartsAt: null,
    startsAt: null,
    title: null,
  }))
  expect(matchIndexes(before, singleEntry(...twoGames))).toEqual([1, 2])
})
