import { implement } from '@orpc/server'
import { matchDayEndpoints } from '@touchline/contract/leagues/endpoints/match-day'

import { eventCommand, eventQuery } from '#server/events/routes/handlers.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { publishLineUp, requireLastLineUp, saveLineUp } from '../commands/match-day/line-up.ts'
import { enterResult } from '../commands/match-day/result.ts'
import { changeSettings, writeReport } from '../commands/match-day/settings.ts'
import { voteForPlayer } from '../commands/match-day/vote.ts'
import { requireMatchDay } from '../queries/match-day/details.ts'
import { liveRoutes } from './match-day/live.ts'

const os = implement(matchDayEndpoints).$context<RequestContext>()

export const matchDayRoutes = {
  matchDay: os.matchDay.handler(eventQuery((call) => requireMatchDay(call.db, call, call.input))),

  changeMatchDay: os.changeMatchDay.handler(
    eventCommand(async (call) => {
      const { settings, report } = call.input
      if (settings !== undefined) await changeSettings(call.db, call, settings)
      if (report !== undefined) await writeReport(call.db, call, report)
      return requireMatchDay(call.db, call, call.input)
    }),
  ),

  saveLineUp: os.saveLineUp.handler(
    eventCommand(async (call) => {
      const { version, was, lineUp, isPublished } = call.input
      if (lineUp !== undefined) await saveLineUp(call.db, call, { version, was, lineUp })
      if (isPublished !== undefined) await publishLineUp(call.db, call, { version, isPublished })
      return requireMatchDay(call.db, call, call.input)
    }),
  ),

  lastLineUp: os.lastLineUp.handler(eventQuery((call) => requireLastLineUp(call.db, call))),

  ...liveRoutes,

  enterResult: os.enterResult.handler(
    eventCommand(async (call) => {
      await enterResult(call.db, call, call.input)
      return requireMatchDay(call.db, call, call.input)
    }),
  ),

  voteForPlayer: os.voteForPlayer.handler(
    eventCommand(async (call) => {
      await voteForPlayer(call.db, call, call.input)
      return requireMatchDay(call.db, call, call.input)
    }),
  ),
}
