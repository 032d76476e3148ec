import { expect, test } from 'vitest'

import { findVenue, mergeVenues } from './venues.ts'

const lane = 'Mill Lane 4'
const at = (name: string, address: string | null = null) => ({ name, address })

test.each([
  ['one spelling for all', [at('Sportplatz Süd'), at('sportplatz sud')], ['sportplatz sud']],
  ['a missing address is no difference', [at('Hall'), at('Hall', lane)], ['hall']],
  [
    'other addresses are other places',
    [at('Hall', lane), at('Hall', 'Quay 1')],
    ['hall', 'hall (quay 1)'],
  ],
  ['other names are other places', [at('Pitch 1'), at('Pitch 2')], ['pitch 1', 'pitch 2']],
])('%s', (_, saved, keys) => {
  expect(mergeVenues(saved).map(({ key }) => key)).toEqual(keys)
})

test("an event's venue is found by name, and by address if names are equal", () => {
  const venues = mergeVenues([at('Hall', lane), at('Hall', 'Quay 1')])
  expect(findVenue(venues, at('HALL'))?.address).toBe(lane)
  expect(findVenue(venues, at('Hall', 'quay 1'))?.key).toBe('hall (quay 1)')
  expect(findVenue(venues, at('Hall', 'Elsewhere 9'))).toBeUndefined()
  expect(findVenue(venues, at('Pitch'))).toBeUndefined()
})
