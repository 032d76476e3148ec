import { contract } from '@touchline/contract/contract'
import { leagueParts } from '@touchline/text/leagues/parts/en'
import { leagueProblems } from '@touchline/text/leagues/problems/en'
import { leagueSettings } from '@touchline/text/leagues/settings/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { leagueOf } from '../testing/league.ts'
import { NewTeam } from './new-team.tsx'

const { league } = leagueOf()
const openNewTeam = () => openPart(<NewTeam league={league} />)

proveForm('adding a team to a league', {
  open: openNewTeam,
  endpoint: contract.leagues.addTeams,
  fillings: { [leagueSettings.newTeam]: 'Hillside FC' },
  submit: leagueSettings.addTeam,
  sends: { leagueId: league.id, teams: [{ name: 'Hillside FC' }] },
  wrong: [{ label: leagueSettings.newTeam, typed: ' ', says: leagueParts.teams.nameRequired }],
  refusals: [
    {
      code: 'invalid_input',
      fields: { name: 'team_taken' },
      label: leagueSettings.newTeam,
      says: leagueProblems.team_taken,
    },
    {
      code: 'invalid_input',
      fields: { teams: 'teams_too_many' },
      label: leagueSettings.newTeam,
      says: leagueProblems.teams_too_many,
    },
  ],
})

test('is ready for the next team', async () => {
  server.answers(contract.leagues.addTeams)
  await openNewTeam()
  await fillIn({ [leagueSettings.newTeam]: 'Hillside FC' })
  await press(page.getByRole('button', { name: leagueSettings.addTeam, exact: true }))
  await expect.poll(() => server.sentTo(contract.leagues.addTeams)).toHaveLength(1)
  await expect.element(page.getByLabelText(leagueSettings.newTeam)).toHaveValue('')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
