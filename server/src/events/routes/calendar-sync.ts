import { implement } from '@orpc/server'
import { eventsEndpoints } from '@touchline/contract/events/endpoints'
import type {
  CalendarImport,
  CalendarUpdate,
  FeedChange,
  FollowedCalendars,
  ImportedCalendar,
} from '@touchline/contract/events/shapes/calendar-sync'

import type { Queryable } from '#server/platform/database/database.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { accountCommand, accountQuery } from '#server/platform/http/handlers.ts'
import { actorIn, teamCommand, teamQuery, type TeamCall } from '#server/teams/routes/handlers.ts'

import { requireCalendar, resolveMissing, stopCalendar } from '../commands/calendars.ts'
import { feedFor, renewFeed } from '../commands/feeds.ts'
import { findEntriesOf, type FoundCalendar } from '../commands/find-calendar.ts'
import { importCalendar, previewCalendarImport } from '../commands/import-calendar.ts'
import { readAddressFor } from '../commands/read-address.ts'
import { refreshCalendar } from '../commands/refresh-calendar.ts'
import { findCalendars } from '../queries/calendars.ts'
import { type FeedKey, saveLeavesOutDeclined } from '../queries/feeds.ts'

const os = implement(eventsEndpoints).$context<RequestContext>()

export const calendarSyncRoutes = {
  feed: os.feed.handler(
    accountQuery(async ({ db, context, input }) =>
      feedFor(context.platform, await feedKeyOf(db, context, input.teamId)),
    ),
  ),

  changeFeed: os.changeFeed.handler(async (call) =>
    feedFor(call.context.platform, await changeFeed(call)),
  ),

  calendars: os.calendars.handler(
    teamQuery(({ db, now, input: { teamId } }) => listOf(db, teamId, now)),
  ),

  importCalendar: os.importCalendar.handler(async (call) => {
    const { signal } = call
    // Read before the transaction: a download may take long.
    const found = await teamQuery(({ actor, context, input }: TeamCall<CalendarImport>) =>
      findEntriesOf(context.platform, { actor, signal }, input.source),
    )(call)
    return call.input.preview ? preview(found)(call) : importFound(found)(call)
  }),

  updateCalendar: os.updateCalendar.handler((call) =>
    call.input.readNow ? readAgain(call) : decideMissing(call),
  ),

  stopCalendar: os.stopCalendar.handler(
    teamCommand(async ({ db, actor, now, input: { teamId, calendarId } }) => {
      await stopCalendar(db, { actor, now }, calendarId)
      return listOf(db, teamId, now)
    }),
  ),
}

/** Answers only the owner: the secret address must not be stored for repeated requests. */
const changeFeed = accountCommand<FeedChange, FeedKey>(async ({ db, now, context, input }) => {
  const key = await feedKeyOf(db, context, input.teamId)
  const { renew, leavesOutDeclined } = input
  if (renew) await renewFeed(db, key, now)
  if (leavesOutDeclined !== undefined)
    await saveLeavesOutDeclined(db, key.accountId, leavesOutDeclined)
  return key
})

async function feedKeyOf(
  db: Queryable,
  context: RequestContext,
  teamId: string | undefined,
): Promise<FeedKey> {
  const accountId = requireAccount(context).id
  if (teamId !== undefined) await actorIn(db, context, teamId)
  return { accountId, teamId: teamId ?? null }
}

/** Plans an import in a transaction that locks the calendars. */
function preview(found: FoundCalendar) {
  return teamQuery<CalendarImport, ImportedCalendar>(async ({ db, actor, now, input, context }) => {
    const { eventType, teamId } = input
    const plan = await context.platform.database
      .transaction()
      .execute((tx) => previewCalendarImport(tx, { actor, now, eventType }, found))
    return { ...(await listOf(db, teamId, now)), preview: plan }
  })
}

function importFound(found: FoundCalendar) {
  return teamCommand<CalendarImport, ImportedCalendar>(async ({ db, actor, now, input }) => {
    await importCalendar(db, { actor, now, eventType: input.eventType }, found)
    return { ...(await listOf(db, input.teamId, now)), preview: null }
  })
}

const decideMissing = teamCommand<CalendarUpdate, FollowedCalendars>(
  async ({ db, actor, now, input }) => {
    await requireCalendar(db, input)
    if (input.missing !== undefined) await resolveMissing(db, { actor, now }, input)
    return listOf(db, input.teamId, now)
  },
)

/** Not a command, because a download may take long. */
const readAgain = teamQuery<CalendarUpdate, FollowedCalendars>(async (call) => {
  const { db, actor, now, input, context } = call
  const { platform } = context
  await platform.database.transaction().execute((tx) => requireCalendar(tx, input))
  await refreshCalendar(platform, input, {
    accountId: actor.accountId,
    read: (address) => readAddressFor(platform, address),
  })
  return listOf(db, input.teamId, now)
})

async function listOf(db: Queryable, teamId: string, now: Date): Promise<FollowedCalendars> {
  return { calendars: await findCalendars(db, teamId, now) }
}
