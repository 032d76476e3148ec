import { contract } from '@touchline/contract/contract'
import { expect, test } from 'vitest'

import { example } from '#web/testing/endpoint.ts'

import { opensOnStart } from './opens-on-start.ts'

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
  expect(opensOnStart({ ...none, ...mine })).toBe(expected)
})
