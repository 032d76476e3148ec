import { expect, test } from 'vitest'

import { countsOf, groupsOf, playersAndStaff } from './answer-groups.ts'

const person = { position: null, waiting: null, isCoach: false }
const coach = { ...person, isCoach: true, answer: 'going' } as const
const going = { ...person, answer: 'going' } as const
const waits = { ...person, answer: 'going', waiting: 1 } as const
const silent = { ...person, answer: null } as const
const playingCoach = {
  ...person,
  isCoach: true,
  position: 'Goalkeeper',
  answer: 'not_going',
} as const
const everyone = [coach, going, waits, silent, playingCoach]

test('counts a coach as staff, and a coach who plays as a player', () => {
  const { players, staff } = playersAndStaff(everyone)
  expect(staff).toEqual([coach])
  expect(countsOf(players)).toEqual({ going: 1, maybe: 0, notGoing: 1, waiting: 1, silent: 1 })
})

test('shows staff those without an answer first, and everyone else who is coming', () => {
  const kinds = (groups: ReturnType<typeof groupsOf>) => groups.map(({ kind }) => kind)
  expect(kinds(groupsOf(everyone, { forStaff: true }))[0]).toBe('silent')
  expect(kinds(groupsOf(everyone))).toEqual(['going', 'waiting', 'not_going', 'silent'])
})
