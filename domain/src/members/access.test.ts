import { expect, test } from 'vitest'

import { abilitiesOf, accessOf, toAccessFlags, isPlaying, isCoachLabel } from './access.ts'

const nothing = { isCoach: false, isTreasurer: false, isAdmin: false }

test.each([
  [nothing, ['member'], []],
  [{ ...nothing, isCoach: true }, ['member', 'coach'], ['run_events', 'see_contacts']],
  [{ ...nothing, isTreasurer: true }, ['member', 'treasurer'], ['manage_money']],
  [
    { ...nothing, isAdmin: true },
    ['member', 'admin'],
    ['run_events', 'see_contacts', 'manage_money', 'change_settings'],
  ],
  [
    { ...nothing, isCoach: true, isTreasurer: true },
    ['member', 'coach', 'treasurer'],
    ['run_events', 'see_contacts', 'manage_money'],
  ],
])('the flags %j give the access %j and allow %j', (flags, access, can) => {
  expect(accessOf(flags)).toEqual(access)
  expect(toAccessFlags(accessOf(flags))).toEqual(flags)
  expect(abilitiesOf(flags)).toEqual(can)
})

test.each([
  'Coach',
  'Head coach',
  'Player - coach',
  'Assistant coach',
  'Trainer',
  'Co-Trainerin',
  'Übungsleiter',
  'Entraîneur',
  'Entraîneuse adjointe',
  'Entrenadora',
])('proposes coach access for the label "%s"', (label) => {
  expect(isCoachLabel(label)).toBe(true)
})

test.each(['Member', 'Player', 'Manager', 'Trainee', 'Coaching fan', 'Stagecoachman', 'Betreuer'])(
  'proposes nothing for the label "%s"',
  (label) => {
    expect(isCoachLabel(label)).toBe(false)
  },
)

test.each([
  [false, null, true],
  [true, null, false],
  [true, '', false],
  [true, 'Goalkeeper', true],
])('is a player: coach %s, position %s: %s', (isCoach, position, plays) => {
  expect(isPlaying({ isCoach, position })).toBe(plays)
})
