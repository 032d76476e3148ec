import { implement } from '@orpc/server'
import { matchDayEndpoints } from '@touchline/contract/leagues/endpoints/match-day'
import type { LiveMatch } from '@touchline/contract/leagues/shapes/match-day/live'

import type { EventKey } from '#server/events/queries/page.ts'
import { eventCommand, eventQuery, type EventCall } from '#server/events/routes/handlers.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import {
  addClockMarks,
  addMatchEvents,
  changeMatchEvent,
  deleteMatchEvent,
  removeClockMark,
} from '../../commands/match-day/live.ts'
import type { LockedMatchDay } from '../../commands/match-day/locked-match-day.ts'
import { requireMatch } from '../../queries/match-day/day.ts'
import { readLive } from '../../queries/match-day/details.ts'
import { findEventHistory } from '../../queries/match-day/event-history.ts'
import { findEventChanges } from '../../queries/match-history.ts'

const os = implement(matchDayEndpoints).$context<RequestContext>()

/** Live entry: used with one thumb, possibly offline. */
export const liveRoutes = {
  addClockMarks: os.addClockMarks.handler(
    liveCommand((call) => addClockMarks(call.db, call, call.input.marks)),
  ),

  removeClockMark: os.removeClockMark.handler(
    liveCommand((call) => removeClockMark(call.db, call, call.input.markId)),
  ),

  addMatchEvents: os.addMatchEvents.handler(
    liveCommand((call) => addMatchEvents(call.db, call, call.input.events)),
  ),

  changeMatchEvent: os.changeMatchEvent.handler(
    liveCommand((call) => changeMatchEvent(call.db, call, call.input)),
  ),

  removeMatchEvent: os.removeMatchEvent.handler(
    liveCommand((call) => deleteMatchEvent(call.db, call, call.input.matchEventId)),
  ),

  matchDayHistory: os.matchDayHistory.handler(
    eventQuery(async ({ db, actor, input }) => {
      await requireMatch(db, actor, input.eventId)
      return {
        changes: await findEventChanges(db, input),
        events: await findEventHistory(db, input),
      }
    }),
  ),
}

/** Runs a live command and returns the live view. */
function liveCommand<Input extends EventKey>(
  run: (call: EventCall<Input, Transaction>) => Promise<LockedMatchDay>,
) {
  return eventCommand(async (call: EventCall<Input, Transaction>): Promise<LiveMatch> => {
    const { actor, day } = await run(call)
    return readLive(call.db, { actor, sport: day.sport }, call.input)
  })
}
