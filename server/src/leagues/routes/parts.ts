import { implement } from '@orpc/server'
import { partEndpoints } from '@touchline/contract/leagues/endpoints/parts'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, type TeamCall } from '#server/teams/routes/handlers.ts'

import { removeAdjustment, saveAdjustment } from '../commands/adjustments.ts'
import { addTeams, changeTeam, removeTeam } from '../commands/teams.ts'
import type { LeagueKey } from '../queries/leagues.ts'
import { findTeams, toLeagueTeam } from '../queries/teams.ts'

const os = implement(partEndpoints).$context<RequestContext>()

export const partRoutes = {
  addTeams: os.addTeams.handler(
    teamCommand(async (call) => {
      await addTeams(call.db, call, call.input)
      return teamsFor(call)
    }),
  ),

  changeTeam: os.changeTeam.handler(
    teamCommand(async (call) => {
      await changeTeam(call.db, call, call.input)
      return teamsFor(call)
    }),
  ),

  removeTeam: os.removeTeam.handler(
    teamCommand(async (call) => {
      await removeTeam(call.db, call, call.input)
      return { id: call.input.leagueTeamId }
    }),
  ),

  saveAdjustment: os.saveAdjustment.handler(
    teamCommand(async (call) => ({
      adjustments: await saveAdjustment(call.db, call, call.input),
    })),
  ),

  removeAdjustment: os.removeAdjustment.handler(
    teamCommand(async (call) => ({
      adjustments: await removeAdjustment(call.db, call, call.input),
    })),
  ),
}

async function teamsFor({ db, input, context: { platform } }: TeamCall<LeagueKey>) {
  const show = await pictureAddresses(platform)
  return { teams: (await findTeams(db, input)).map((team) => toLeagueTeam(team, show)) }
}
