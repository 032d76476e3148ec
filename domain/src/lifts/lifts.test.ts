import { describe, expect, test } from 'vitest'

import {
  directionOf,
  matchingLegs,
  matchingOffers,
  freeSeats,
  openLegs,
  countLifts,
  type Direction,
  type LiftOffer,
  type LiftRequest,
} from './lifts.ts'

const car = (id: string, direction: Direction, change: Partial<LiftOffer> = {}): LiftOffer => ({
  id,
  direction,
  seats: 1,
  leavesAt: direction === 'back' ? null : '09:00',
  ...change,
})

/** "both a:there": needs both ways and rides there in car a. */
function rider(words: string): LiftRequest {
  const [direction = 'both', ...seats] = words.split(' ')
  return {
    memberId: words,
    direction: direction === 'there' || direction === 'back' ? direction : 'both',
    seats: seats.map((seat) => {
      const [offerId = '', leg] = seat.split(':')
      return { offerId, leg: leg === 'back' ? 'back' : 'there' }
    }),
  }
}

test.each([
  ['both', ['there', 'back']],
  ['there', ['there']],
  ['both a:there', ['back']],
  ['both a:there b:back', []],
])('%s still needs %j', (words, open) => {
  expect(openLegs(rider(words))).toEqual(open)
})

describe('a car', () => {
  test.each<[request: string, car: [direction: Direction, ...others: string[]], legs: string[]]>([
    ['both', ['both'], ['there', 'back']],
    ['both', ['there'], ['there']],
    ['there', ['both'], ['there']],
    ['back', ['there'], []],
    ['both', ['both', 'there a:there'], ['back']],
    ['both', ['both', 'both a:there a:back'], []],
    ['both', ['both', 'both b:there b:back'], ['there', 'back']],
    ['both b:there', ['both'], ['back']],
  ])('%s fits a car %j on %j', (words, [direction, ...others], expected) => {
    const request = rider(words)
    const all = [request, ...others.map(rider)]
    expect(matchingLegs(request, car('a', direction), all)).toEqual(expected)
  })

  test('has as many free seats as on its fullest leg', () => {
    const others = [rider('there a:there'), rider('both a:there a:back')]
    expect(freeSeats(car('a', 'both', { seats: 3 }), ['there', 'back'], others)).toBe(1)
    expect(freeSeats(car('a', 'both', { seats: 3 }), ['back'], others)).toBe(2)
  })
})

test('cars for the whole way come first, then the earliest; full ones are left out', () => {
  const request = rider('both')
  const offers = [
    car('late', 'both', { leavesAt: '10:00' }),
    car('home', 'back'),
    car('there', 'there', { leavesAt: '07:00' }),
    car('early', 'both', { leavesAt: '08:30' }),
    car('full', 'both', { leavesAt: '08:00' }),
  ]
  const requests = [request, rider('both full:there full:back')]
  const found = matchingOffers(request, { offers, requests })
  expect(found.map(({ id }) => id)).toEqual(['early', 'late', 'there', 'home'])
})

test.each([
  [['there', 'back'] as const, 'both'],
  [['back'] as const, 'back'],
  [[] as const, undefined],
])('%j are the direction %s', (some, direction) => {
  expect(directionOf(some)).toBe(direction)
})

test('the tally counts cars, seats and people without a seat for some of the way', () => {
  const offers = [car('a', 'both', { seats: 4 }), car('b', 'there', { seats: 3 })]
  const requests = [rider('both a:there a:back'), rider('both b:there'), rider('there')]
  expect(countLifts({ offers, requests })).toEqual({ cars: 2, seats: 7, waiting: 2 })
})
