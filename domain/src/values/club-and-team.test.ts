import { expect, test } from 'vitest'

import { clubAndTeam } from './club-and-team.ts'

test.each([
  ['Lions U12', 'SV Grünwald', 'SV Grünwald, Lions U12'],
  ['SV Grünwald U12', 'SV Grünwald', 'SV Grünwald U12'],
  ['SV GRUNWALD U12', 'SV Grünwald', 'SV GRUNWALD U12'],
  ['Lions U12', null, 'Lions U12'],
])('names the team %s of the club %s as %s', (team, club, expected) => {
  expect(clubAndTeam(team, club)).toBe(expected)
})
