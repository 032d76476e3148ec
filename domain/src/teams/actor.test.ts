import { expect, test } from 'vitest'

import { isCoachRole, isPlayingRole, isStaffRole } from './actor.ts'

test.each([
  ['Member', { coach: false, staff: false, plays: true }],
  ['Player', { coach: false, staff: false, plays: true }],
  ['Player - coach', { coach: true, staff: true, plays: true }],
  ['assistant COACH', { coach: true, staff: true, plays: false }],
  ['Team manager', { coach: false, staff: true, plays: false }],
  ['Staff', { coach: false, staff: true, plays: false }],
  // The word is meant, not its letters.
  ['Coachman', { coach: false, staff: false, plays: true }],
  ['', { coach: false, staff: false, plays: true }],
])('“%s” is of those who play, or of those around them', (role, is) => {
  expect({
    coach: isCoachRole(role),
    staff: isStaffRole(role),
    plays: isPlayingRole(role),
  }).toEqual(is)
})
