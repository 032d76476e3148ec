import { expect, test } from 'vitest'

import {
  twoGames,
  singleEntry,
  matchIndexes,
  series,
  sharedUid,
  weeklyEntries,
  type Case,
  type MatchOptions,
} from './testing/entries.ts'

const elsewhere = { calendarId: 'club' }
const file = { isComplete: false }

const settings: readonly (Case & { readonly setting: MatchOptions })[] = [
  {
    what: 'another calendar has the same UIDs',
    setting: elsewhere,
    stored: singleEntry(...twoGames),
    read: singleEntry('A | 12-06 14:00 | norte sur', 'B | 12-12 14:00 | este norte'),
    is: [1, 2],
  },
  {
    what: 'another calendar has the same events under other UIDs',
    setting: elsewhere,
    stored: singleEntry(...twoGames),
    read: singleEntry('X | 12-05 14:00 | norte sur', 'Y | 12-13 14:00 | este norte'),
    is: [1, 0],
  },
  {
    what: 'another calendar has the same series, later',
    setting: elsewhere,
    stored: series(...weeklyEntries),
    read: series('S | 12-01 18:30', 'S | 12-08 18:30'),
    is: [1, 2],
  },
  {
    what: 'a later file has the same series, later',
    setting: file,
    stored: series(...weeklyEntries),
    read: series('S | 12-01 18:30', 'S | 12-08 18:30', 'S | 12-15 18:30', 'S | 12-22 18:30'),
    is: [1, 2, 3, 4],
  },
  {
    what: 'a file of the next month has other practices under one UID for all',
    setting: file,
    stored: sharedUid('U | 12-01 18:00', 'U | 12-08 18:00'),
    read: sharedUid('U | 12-29 18:00', 'U | 01-05 18:00'),
    is: [0, 0],
  },
  {
    what: 'a file of the next week has other practices under new UIDs',
    setting: file,
    stored: singleEntry('A | 12-01 18:00'),
    read: singleEntry('B | 12-03 18:00'),
    is: [0],
  },
]

test.each(settings)('$what', ({ stored, read, is, setting }) => {
  expect(matchIndexes(stored, read, setting)).toEqual(is)
})
