import { expect, test } from 'vitest'

import { hasRoomFor, entriesToPromote, holdsToRelease, type FreePlaces } from './places.ts'

const free = (total: number | null, small: number | null = null): FreePlaces => ({
  total,
  byFee: new Map([
    ['small', small],
    ['big', null],
  ]),
})
const entry = (id: string, ...feeIds: readonly string[]) => ({
  id,
  wanted: feeIds.map((feeId) => ({ feeId, quantity: 1 })),
})

test.each<readonly [string, readonly string[], FreePlaces, boolean]>([
  ['no limit', ['small', 'big'], free(null), true],
  ['the last place', ['small'], free(1), true],
  ['two people, one place', ['small', 'big'], free(1), false],
  ['a full fee', ['small'], free(5, 0), false],
  ['another fee than the full one', ['big'], free(5, 0), true],
  ['two people, one place of their fee', ['small', 'small'], free(5, 1), false],
  ['more people than places are taken already', ['big'], free(-1), false],
])('room for an entry: %s', (...row) => {
  const [, feeIds, places, isRoom] = row
  expect(hasRoomFor(entry('one', ...feeIds).wanted, places)).toBe(isRoom)
})

test('people move up in order, and those who need more places than are free are passed over', () => {
  const waiting = [
    entry('family', 'small', 'small', 'small'),
    entry('one', 'small'),
    entry('two', 'big'),
    entry('three', 'big'),
  ]
  const ids = (places: FreePlaces) => entriesToPromote(waiting, places).map(({ id }) => id)
  expect(ids(free(2))).toEqual(['one', 'two'])
  expect(ids(free(3))).toEqual(['family'])
  expect(ids(free(4, 2))).toEqual(['one', 'two', 'three'])
  expect(ids(free(0))).toEqual([])
  expect(ids(free(null))).toEqual(['family', 'one', 'two', 'three'])
})

test.each<readonly [string, readonly string[], readonly string[], FreePlaces, readonly string[]]>([
  ['as many as are wanted, the oldest first', ['big'], ['big', 'big'], free(0), ['0']],
  ['none without a limit', ['big'], ['big'], free(null), []],
  ['none if a place is free', ['big'], ['big'], free(1), []],
  ['none of another fee', ['small'], ['big'], free(null, 0), []],
  ['of the full fee alone', ['small'], ['big', 'small'], free(null, 0), ['1']],
  ['of the full fee alone, also for the total', ['small'], ['big', 'small'], free(0, 0), ['1']],
  ['none for a family with too few', ['big+big+big'], ['big', 'big'], free(0), []],
  ['for a family before others', ['big+big', 'big'], ['big', 'big'], free(0), ['0', '1']],
  ['with those that are free', ['big+big+big'], ['big', 'big+big'], free(1), ['1']],
  ['for those after a family with too few', ['big+big', 'big'], ['big'], free(0), ['0']],
  ['none beyond the limit', ['big'], ['big'], free(-1), []],
])('places to release: %s', (...row) => {
  const [, waiting, holds, places, ids] = row
  const entries = (all: readonly string[]) =>
    all.map((feeIds, at) => entry(`${at}`, ...feeIds.split('+')))
  const released = holdsToRelease(entries(holds), { waiting: entries(waiting), free: places })
  expect(released.map(({ id }) => id)).toEqual(ids)
})
