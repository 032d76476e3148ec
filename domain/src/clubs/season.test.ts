import { expect, test } from 'vitest'

import { keptSeasonReason } from './season.ts'

const given = { name: '2026-2027', startsOn: '2026-08-01', endsOn: '2027-07-31' }
const before = { name: '2025-2026', startsOn: '2025-08-01', endsOn: '2026-07-31' }
const after = { name: '2027-2028', startsOn: '2027-08-01', endsOn: '2028-07-31' }

test.each([
  ['is as it was given', {}, [before], undefined],
  ['has events', { eventCount: 1 }, [before], 'has_events'],
  ['lies between two others', {}, [before, after], 'between_seasons'],
  ['was renamed', { name: 'Our year' }, [], 'edited'],
  ['begins on another day', { startsOn: '2026-08-02' }, [], 'edited'],
  ['ends on another day', { endsOn: '2027-07-30' }, [], 'edited'],
])('a season that %s: %j', (...[, change, others, why]) => {
  expect(keptSeasonReason({ ...given, eventCount: 0, ...change }, given, others)).toBe(why)
})
