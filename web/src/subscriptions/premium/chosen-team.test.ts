import { expect, test } from 'vitest'

import { choosableTeams, chosenTeam } from './chosen-team.ts'

const played = { teamId: 'played', mayManage: false }
const run = { teamId: 'run', mayManage: true }
const other = { teamId: 'other', mayManage: true }

test.each([
  { wanted: 'other', of: [played, run, other], chosen: other },
  { wanted: 'played', of: [run, played], chosen: played },
  { wanted: null, of: [played, run, other], chosen: run },
  { wanted: 'strange', of: [played, run], chosen: run },
  { wanted: null, of: [played], chosen: played },
  { wanted: 'run', of: [], chosen: undefined },
])('of the teams $of the address "$wanted" chooses $chosen', ({ wanted, of, chosen }) => {
  expect(chosenTeam(of, wanted)).toBe(chosen)
})

test('shows a team the viewer can’t subscribe only if the address names it', () => {
  expect(choosableTeams([played, run, other], run)).toEqual([run, other])
  expect(choosableTeams([played, run, other], played)).toEqual([played, run, other])
})
