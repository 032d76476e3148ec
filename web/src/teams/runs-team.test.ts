import { contract } from '@touchline/contract/contract'
import { expect, test } from 'vitest'

import { example } from '#web/testing/endpoint.ts'

import { runsTeam } from './runs-team.ts'

const { teams, clubs, children } = example(contract.teams.mine)
const [card] = teams
const none = { teams: [], clubs: [], children: [] }

test.each([
  ['a new account', none, true],
  ['an admin', { ...none, teams: card ? [{ ...card, isAdmin: true }] : [] }, true],
  ['a club manager', { ...none, clubs }, true],
  ['a player', { ...none, teams: card ? [{ ...card, isAdmin: false }] : [] }, false],
  ['a parent', { ...none, children }, false],
])('%s sees what only people who run a team use: %s', (_, mine, runs) => {
  expect(runsTeam(mine)).toBe(runs)
})
