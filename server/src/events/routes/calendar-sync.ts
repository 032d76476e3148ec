import { implement } from '@orpc/server'
import { eventsEndpoints } from '@touchline/contract/events/endpoints'
import { mayRunEvents } from '@touchline/domain/events/permissions'

import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { requireCalendar, resolveMissing, stopCalendar } from '../commands/calendars.ts'
import { feedFor, feedOf, renewFeed } from '../commands/feeds.ts'
import { findEntriesOf } from '../commands/find-calendar.ts'
import { importCalendar, previewImport } from '../commands/import-calendar.ts'
import { keepFollowing } from '../commands/keep-following.ts'
import { readAddressFor } from '../commands/read-address.ts'
import { findCalendars } from '../queries/calendars.ts'
import { type FeedKey, saveLeavesOutDeclined } from '../queries/feeds.ts'
import { actorOf } from './asking.ts'

const os = implement(eventsEndpoints).$context<RequestContext>()

export const calendarSyncRoutes = {
  feed: os.feed.handler(async ({ input: { teamId }, context }) => {
    const key = feedOf(await actorOf(context, teamId))
    return feedFor(context.platform, key)
  }),

  renewFeed: os.renewFeed.handler(({ input: { teamId }, context }) =>
    renewed(context, async () => feedOf(await actorOf(context, teamId))),
  ),

  myFeed: os.myFeed.handler(({ context }) => feedFor(context.platform, ofAllTeams(context))),

  chooseMyFeed: os.chooseMyFeed.handler(async ({ input: { leavesOutDeclined }, context }) => {
    const key = ofAllTeams(context)
    await command(context, async (tx) => {
      await saveLeavesOutDeclined(tx, key.accountId, leavesOutDeclined)
      return { leavesOutDeclined }
    })
    return feedFor(context.platform, key)
  }),

  renewMyFeed: os.renewMyFeed.handler(({ context }) =>
    renewed(context, async () => ofAllTeams(context)),
  ),

  calendars: os.calendars.handler(async ({ input: { teamId }, context }) => {
    await staffOf(context, teamId)
    return listOf(context, teamId)
  }),

  previewCalendar: os.previewCalendar.handler(async ({ input, context, signal }) => {
    const { platform } = context
    const actor = await staffOf(context, input.teamId)
    const found = await findEntriesOf(platform, { actor, signal }, input.source)
    const importing = { actor, now: platform.clock(), eventType: input.eventType }
    return platform.database.transaction().execute((tx) => previewImport(tx, importing, found))
  }),

  importCalendar: os.importCalendar.handler(async ({ input, context, signal }) => {
    const { platform } = context
    const actor = await staffOf(context, input.teamId)
    const found = await findEntriesOf(platform, { actor, signal }, input.source)
    const importing = { now: platform.clock(), eventType: input.eventType }
    await command(context, async (tx) => {
      const now = await actorOf(context, input.teamId, tx)
      await importCalendar(tx, { ...importing, actor: now }, found)
    })
    return listOf(context, input.teamId)
  }),

  readCalendar: os.readCalendar.handler(async ({ input, context }) => {
    const { platform } = context
    const actor = await actorOf(context, input.teamId)
    await platform.database.transaction().execute((tx) => requireCalendar(tx, actor, input))
    await keepFollowing(platform, input, {
      accountId: actor.accountId,
      read: (address) => readAddressFor(platform, address),
    })
    return listOf(context, input.teamId)
  }),

  resolveMissing: os.resolveMissing.handler(async ({ input, context }) => {
    await command(context, async (tx) => {
      const actor = await actorOf(context, input.teamId, tx)
      await resolveMissing(tx, { actor, now: context.platform.clock() }, input)
    })
    return listOf(context, input.teamId)
  }),

  stopCalendar: os.stopCalendar.handler(async ({ input, context }) => {
    await command(context, async (tx) => {
      const actor = await actorOf(context, input.teamId, tx)
      await stopCalendar(tx, { actor, now: context.platform.clock() }, input.calendarId)
    })
    return listOf(context, input.teamId)
  }),
}

function ofAllTeams(context: RequestContext): FeedKey {
  return { accountId: requireAccount(context).id, teamId: null }
}

/** Known only after the commit: the address is made from what was written. */
async function renewed(context: RequestContext, whose: () => Promise<FeedKey>) {
  const key = await command(context, async (tx) => {
    const feed = await whose()
    await renewFeed(tx, feed, context.platform.clock())
    return feed
  })
  return feedFor(context.platform, key)
}

async function staffOf(context: RequestContext, teamId: string) {
  const actor = await actorOf(context, teamId)
  if (!mayRunEvents(actor)) throw new AppError('not_allowed')
  return actor
}

async function listOf({ platform }: RequestContext, teamId: string) {
  return { calendars: await findCalendars(platform.database, teamId, platform.clock()) }
}
