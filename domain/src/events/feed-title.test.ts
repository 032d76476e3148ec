import { expect, test } from 'vitest'

import type { Answer } from './answers.ts'
import { feedEventTitle } from './feed-title.ts'

const child = (firstName: string, answer: Answer | null = null) =>
  ({ firstName, relation: 'child', answer }) as const
const me = (answer: Answer | null = null) =>
  ({ firstName: 'Ana', relation: 'self', answer }) as const
const team = 'Lions U12'

test.each([
  [[child('Ben')], team, 'Ben · Lions U12: Practice'],
  [[child('Ben', 'going'), child('Mia')], team, 'Ben, Mia · Lions U12: Practice'],
  [[child('Ben', 'not_going'), child('Mia', 'maybe')], team, 'Mia · Lions U12: Practice'],
  [[child('Ben', 'not_going')], team, '× Ben · Lions U12: Practice'],
  [[me('going'), child('Ben', 'not_going')], team, 'Lions U12: Practice'],
  [[me('not_going')], team, '× Lions U12: Practice'],
  [[child('Ben')], undefined, 'Ben: Practice'],
  [[me()], undefined, 'Practice'],
  [[], team, 'Lions U12: Practice'],
] as const)('%j in %s: %s', (asked, named, expected) => {
  expect(feedEventTitle({ title: 'Practice', team: named, asked })).toBe(expected)
})
