import type { Live } from '@touchline/contract/leagues/shapes/match-day/live'
import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'

import type { EventKey } from '#server/events/queries/page.ts'
import { askingOf } from '#server/events/routes/asking.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import type { Asking, OnDay } from '../../commands/match-day/on-day.ts'
import { readLive, requireMatchDay } from '../../queries/match-day/whole.ts'

/** Runs a command on a match day, and answers with the whole of it. */
export function onMatchDay(
  context: RequestContext,
  key: EventKey,
  run: (tx: Transaction, asking: Asking) => Promise<void>,
): Promise<MatchDay> {
  return command(context, async (tx) => {
    const asking = await askingOf(context, key, tx)
    await run(tx, asking)
    return requireMatchDay(tx, asking, key)
  })
}

/** Runs a command during the match, and answers with what everybody at home follows. */
export function duringMatch(
  context: RequestContext,
  key: EventKey,
  run: (tx: Transaction, asking: Asking) => Promise<OnDay>,
): Promise<Live> {
  return command(context, async (tx) => {
    const { actor, day } = await run(tx, await askingOf(context, key, tx))
    return readLive(tx, { actor, sport: day.sport }, key)
  })
}
