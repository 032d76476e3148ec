import { expect, test } from 'vitest'

import { withoutOwnFields, changedParts } from './own-fields.ts'
import { chosenDates, type Scope } from './scopes.ts'

const now = new Date('2026-03-10T12:00:00Z')
const dates = ['03', '10', '17', '24'].map((day) => ({
  id: day,
  local: `2026-03-${day}T18:00`,
  startsAt: `2026-03-${day}T11:00:00Z`,
}))

test.each([
  ['one', '03', ['03']],
  ['one', '17', ['17']],
  ['following', '17', ['17', '24']],
  ['following', '24', ['24']],
  ['following', '03', ['17', '24']],
  ['all', '24', ['17', '24']],
  ['all', '03', ['17', '24']],
] as const)('%s from the %s on', (...[scope, from, chosen]: [Scope, string, readonly string[]]) => {
  const anchor = dates.find(({ id }) => id === from)
  if (anchor === undefined) throw new Error('no such date')
  expect(chosenDates(dates, { anchor, scope, now }).map(({ id }) => id)).toEqual(chosen)
})

test('uses a moved date at its time by the rule', () => {
  const moved = { id: 'moved', local: '2026-03-12T18:00', startsAt: '2026-04-30T18:00:00Z' }
  const [, , anchor] = dates
  if (anchor === undefined) throw new Error('no such date')
  const chosen = chosenDates([...dates, moved], { anchor, scope: 'all', now })
  expect(chosen.map(({ id }) => id)).toEqual(['moved', '17', '24'])
})

test('groups fields that belong together', () => {
  expect(
    changedParts({ date: '2026-03-11', startTime: '18:00', kit: 'Red', title: undefined }),
  ).toEqual(['when', 'kit'])
})

test('keeps the own fields of a date and changes the rest', () => {
  const changes = { title: 'New', location: 'Hall', startTime: '19:00', venueId: null }
  expect(withoutOwnFields(changes, ['where'])).toEqual({ title: 'New', startTime: '19:00' })
  expect(withoutOwnFields(changes, [])).toEqual(changes)
})
