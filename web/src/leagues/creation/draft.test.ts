import { describe, expect, test } from 'vitest'

import {
  blankDraft,
  completeFixtures,
  type DraftFixture,
  type LeagueDraft,
  inputOf,
  withNextFixture,
} from './draft.ts'

const hall = '019cebf5-0f00-7000-8000-0000000000a1'
const ground = '019cebf5-0f00-7000-8000-0000000000a2'

const cup = { name: 'Cup', format: '11v11' }

function draftWith(fixture: Partial<DraftFixture>, rest: Partial<LeagueDraft> = {}): LeagueDraft {
  const draft = blankDraft({ name: ' Northern League ', format: '11v11' })
  const written = { opponent: ' Harbour Town ', date: '2027-03-06', ...fixture }
  const [first, ...others] = draft.fixtures
  return { ...draft, ...rest, fixtures: first ? [{ ...first, ...written }, ...others] : [] }
}

const placeOf = (draft: LeagueDraft) => {
  const [fixture] = inputOf(draft).fixtures ?? []
  return [fixture?.venueId, fixture?.address]
}

test('a league starts with one day, and invites five days before', () => {
  const { fixtures, invitations } = blankDraft(cup)
  expect(fixtures.map(({ day }) => day)).toEqual([1])
  expect(invitations).toMatchObject({ type: 'automatic', daysBefore: 5, hoursBefore: 0 })
})

test('the next row has the next day, and its own key', () => {
  const [first] = blankDraft(cup).fixtures
  const rows = first === undefined ? [] : [first, { ...first, day: 3, key: first.key + 1 }]
  const after = withNextFixture(rows)
  expect(after.map(({ day }) => day)).toEqual([1, 3, 4])
  expect(new Set(after.map(({ key }) => key)).size).toBe(3)
  expect(withNextFixture([]).map(({ day }) => day)).toEqual([1])
})

test('drops rows without opponent or date', () => {
  expect(completeFixtures(draftWith({}))).toHaveLength(1)
  expect(completeFixtures(draftWith({ date: '' }))).toEqual([])
  expect(completeFixtures(draftWith({ opponent: '  ' }))).toEqual([])
})

describe('the request to the server', () => {
  test('trims its texts', () => {
    const input = inputOf(draftWith({}))
    expect(input.name).toBe('Northern League')
    expect(input.fixtures).toMatchObject([{ day: 1, opponent: 'Harbour Town', startTime: null }])
  })

  test("home matches are at the league's venue unless the row has another", () => {
    const league = { venueId: ground, address: 'Quay Road 2\n  Harbour' }
    expect(placeOf(draftWith({}, league))).toEqual([ground, 'Quay Road 2, Harbour'])
    expect(placeOf(draftWith({ venueId: hall }, league))).toEqual([hall, null])
    expect(placeOf(draftWith({ address: 'Hill 1' }, league))).toEqual([null, 'Hill 1'])
  })

  test.each(['away', 'neutral'] as const)('%s the venue of the row counts', (location) => {
    expect(placeOf(draftWith({ location }, { venueId: ground }))).toEqual([null, null])
  })
})
