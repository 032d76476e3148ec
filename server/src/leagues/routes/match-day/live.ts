import { implement } from '@orpc/server'
import { matchDayEndpoints } from '@touchline/contract/leagues/endpoints/match-day'
import { mayRunMatchDay } from '@touchline/domain/leagues/permissions'

import { askingOf } from '#server/events/routes/asking.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import {
  addClockMarks,
  addMatchEvents,
  correctMatchEvent,
  takeMarkBack,
  takeMatchEventBack,
} from '../../commands/match-day/live.ts'
import { requireMatch } from '../../queries/match-day/day.ts'
import { findTrace } from '../../queries/match-day/traces.ts'
import { findEventChanges } from '../../queries/traces.ts'
import { duringMatch } from './doing.ts'

const os = implement(matchDayEndpoints).$context<RequestContext>()

/** What is entered during the match, with one thumb and perhaps without a network. */
export const liveRoutes = {
  addClockMarks: os.addClockMarks.handler(({ input, context }) =>
    duringMatch(context, input, (tx, asking) => addClockMarks(tx, asking, input.marks)),
  ),

  removeClockMark: os.removeClockMark.handler(({ input, context }) =>
    duringMatch(context, input, (tx, asking) => takeMarkBack(tx, asking, input.markId)),
  ),

  addMatchEvents: os.addMatchEvents.handler(({ input, context }) =>
    duringMatch(context, input, (tx, asking) => addMatchEvents(tx, asking, input.events)),
  ),

  changeMatchEvent: os.changeMatchEvent.handler(({ input, context }) =>
    duringMatch(context, input, (tx, asking) => correctMatchEvent(tx, asking, input)),
  ),

  removeMatchEvent: os.removeMatchEvent.handler(({ input, context }) =>
    duringMatch(context, input, (tx, asking) => takeMatchEventBack(tx, asking, input.matchEventId)),
  ),

  matchDayTrace: os.matchDayTrace.handler(async ({ input, context }) => {
    const { database } = context.platform
    const { actor } = await askingOf(context, input, database)
    await requireMatch(database, actor, input.eventId)
    if (!mayRunMatchDay(actor)) throw new AppError('not_allowed')
    return {
      changes: await findEventChanges(database, input),
      events: await findTrace(database, input),
    }
  }),
}
