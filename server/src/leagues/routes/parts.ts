import { implement } from '@orpc/server'
import { partEndpoints } from '@touchline/contract/leagues/endpoints/parts'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { keepAdjustment, removeAdjustment, saveLots, saveStages } from '../commands/parts.ts'
import { addTeams, changeTeam, orderTeams, removeTeam } from '../commands/teams.ts'
import type { LeagueKey } from '../queries/leagues.ts'
import { findTeams, shownTeam } from '../queries/teams.ts'
import { requireWholeLeague } from '../queries/whole.ts'
import { onLeague } from './doing.ts'

const os = implement(partEndpoints).$context<RequestContext>()

export const partRoutes = {
  addTeams: os.addTeams.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await addTeams(tx, doing, input)
      return teamsOf(context, tx, input)
    }),
  ),

  changeTeam: os.changeTeam.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await changeTeam(tx, doing, input)
      return teamsOf(context, tx, input)
    }),
  ),

  orderTeams: os.orderTeams.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await orderTeams(tx, doing, input)
      return requireWholeLeague(tx, { ...doing, platform: context.platform }, input)
    }),
  ),

  removeTeam: os.removeTeam.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await removeTeam(tx, doing, input)
      return { id: input.leagueTeamId }
    }),
  ),

  addAdjustment: os.addAdjustment.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => ({
      adjustments: await keepAdjustment(tx, doing, input),
    })),
  ),

  changeAdjustment: os.changeAdjustment.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => ({
      adjustments: await keepAdjustment(tx, doing, input),
    })),
  ),

  removeAdjustment: os.removeAdjustment.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => ({
      adjustments: await removeAdjustment(tx, doing, input),
    })),
  ),

  saveStages: os.saveStages.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await saveStages(tx, doing, input)
      return requireWholeLeague(tx, { ...doing, platform: context.platform }, input)
    }),
  ),

  saveLots: os.saveLots.handler(({ input, context }) =>
    onLeague(context, input, async (tx, doing) => {
      await saveLots(tx, doing, input)
      return requireWholeLeague(tx, { ...doing, platform: context.platform }, input)
    }),
  ),
}

async function teamsOf({ platform }: RequestContext, db: Queryable, key: LeagueKey) {
  const show = await pictureAddresses(platform)
  return { teams: (await findTeams(db, key)).map((team) => shownTeam(team, show)) }
}
