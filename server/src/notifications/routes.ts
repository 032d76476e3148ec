import { implement } from '@orpc/server'
import { notificationsEndpoints } from '@touchline/contract/notifications/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { accountCommand, accountQuery } from '#server/platform/http/handlers.ts'

import { readNotifications } from './commands/reading.ts'
import { findUnread } from './queries/lines.ts'
import { findNotifications } from './queries/page.ts'
import { findStanding } from './queries/standing.ts'
import { letterRoutes } from './routes/letters.ts'
import { pushRoutes } from './routes/push.ts'

const os = implement(notificationsEndpoints).$context<RequestContext>()

export const notificationsRoutes = os.router({
  list: os.list.handler(
    accountQuery(({ context, account, input }) =>
      findNotifications(context.platform.database, account.id, input),
    ),
  ),

  unread: os.unread.handler(
    accountQuery(async ({ db, account }) => findUnread(db, await findStanding(db, account.id))),
  ),

  markRead: os.markRead.handler(
    accountCommand(({ db, account, now, input }) =>
      readNotifications(db, { accountId: account.id, now }, input.notificationIds),
    ),
  ),

  ...letterRoutes,
  ...pushRoutes,
})
