import { contract } from '@touchline/contract/contract'
import { expect, test } from 'vitest'

import { example } from '#web/testing/endpoint.ts'

import { hasStartPage, teamsOrClub } from './has-start-page.ts'

const { teams, clubs, children } = example(contract.teams.mine)
const playing = teams.map((team) => ({ ...team, isAdmin: false }))
const running = teams.map((team) => ({ ...team, isAdmin: true }))
const none = { teams: [], clubs: [], children: [], deleted: [] }

test.each([
  ['a parent', { children }, true],
  ['a player or coach', { teams: playing }, true],
  ['an admin with a child', { teams: running, children }, true],
  ['an admin', { teams: running }, false],
  ['a club manager', { clubs }, false],
  ['somebody in no team', {}, false],
])('%s: %j opens on what is coming up: %s', (_who, mine, expected) => {
  expect(hasStartPage({ ...none, ...mine })).toBe(expected)
})

const [club] = clubs
const byRole = teams.map((team) => ({ ...team, memberId: null }))
const onRoster = teams.map((team) => ({ ...team, memberId: team.id }))
const withRole = (role: 'manager' | 'treasurer') => (club ? [{ ...club, roles: [role] }] : [])

test.each([
  ['a treasurer', { teams: byRole, clubs: withRole('treasurer') }, `/club/${club?.id ?? ''}`],
  ['a treasurer who plays', { teams: onRoster, clubs: withRole('treasurer') }, '/teams'],
  ['a club manager', { teams: byRole, clubs: withRole('manager') }, '/teams'],
  ['an admin of a team', { teams: running, clubs: [] }, '/teams'],
])('%s: leads %j to %s', (_who, mine, expected) => {
  expect(teamsOrClub(mine)).toBe(expected)
})
