import { implement } from '@orpc/server'
import { notificationsEndpoints } from '@touchline/contract/notifications/endpoints'

import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { readAll, readOne } from './commands/reading.ts'
import { findUnread } from './queries/lines.ts'
import { findNotifications } from './queries/page.ts'
import { findStanding } from './queries/standing.ts'
import { letterRoutes } from './routes/letters.ts'
import { pushRoutes } from './routes/push.ts'

const os = implement(notificationsEndpoints).$context<RequestContext>()

export const notificationsRoutes = os.router({
  list: os.list.handler(({ input, context }) =>
    findNotifications(context.platform.database, requireAccount(context).id, input),
  ),

  unread: os.unread.handler(async ({ context }) => {
    const { database } = context.platform
    return findUnread(database, await findStanding(database, requireAccount(context).id))
  }),

  markRead: os.markRead.handler(({ input, context }) => {
    const reader = { accountId: requireAccount(context).id, now: context.platform.clock() }
    return command(context, (tx) => readOne(tx, reader, input.notificationId))
  }),

  markAllRead: os.markAllRead.handler(({ context }) => {
    const reader = { accountId: requireAccount(context).id, now: context.platform.clock() }
    return command(context, (tx) => readAll(tx, reader))
  }),

  ...letterRoutes,
  ...pushRoutes,
})
