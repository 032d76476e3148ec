import { contract } from '@touchline/contract/contract'
import { leagueParts } from '@touchline/text/leagues/parts/en'
import { leagueProblems } from '@touchline/text/leagues/problems/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { fillIn } from '#web/testing/fields.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'

import { leagueOf } from '../testing/league.ts'
import { TeamDialog } from './team-dialog.tsx'

const { teams: text } = leagueParts
const {
  league,
  teams: [team],
} = leagueOf()

function openTeam() {
  if (team === undefined) throw new Error('no team')
  return openDialog((onClose) => <TeamDialog league={league} team={team} onClose={onClose} />)
}

proveDialog('changing a team of a league', {
  open: openTeam,
  endpoint: contract.leagues.changeTeam,
  fillings: {
    [text.name]: 'Hillside United',
    [text.shortName]: 'HU',
    [text.isOurs]: true,
    [text.fairPlay]: '2.5',
    [text.isOut]: true,
    [text.outMatches]: text.outWords.counted,
    [text.outFrom]: '2026-11-01',
  },
  submit: wire.save,
  sends: {
    leagueTeamId: team?.id,
    version: team?.version,
    was: { name: 'Hillside FC', isOurs: false },
    changes: {
      name: 'Hillside United',
      shortName: 'HU',
      isOurs: true,
      fairPlay: 2.5,
      struckOut: { from: '2026-11-01', matches: 'counted' },
    },
  },
  wrong: [{ label: text.name, typed: ' ', says: text.nameRequired }],
  refusals: [
    {
      code: 'invalid_input',
      fields: { name: 'team_taken' },
      label: text.name,
      says: leagueProblems.team_taken,
    },
    {
      code: 'invalid_input',
      fields: { 'changes.fairPlay': 'too big' },
      label: text.fairPlay,
      says: leagueProblems.points_invalid,
    },
    { code: 'changed_meanwhile' },
  ],
})

test('asks how matches count only for a team that has left', async () => {
  await openTeam()
  const matches = page.getByRole('radiogroup', { name: text.outMatches })
  await fillIn({ [text.isOut]: true })
  await expect.element(matches).toBeVisible()
  await fillIn({ [text.isOut]: false })
  await expect.element(matches).not.toBeInTheDocument()
})
