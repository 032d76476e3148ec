import { implement } from '@orpc/server'
import { messagesEndpoints } from '@touchline/contract/messages/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { accountQuery } from '#server/platform/http/handlers.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { findConversations } from '../queries/conversations.ts'
import { findInbox } from '../queries/inbox.ts'
import { findRecipients } from '../queries/recipients.ts'

const os = implement(messagesEndpoints).$context<RequestContext>()

/** Lists conversations in one team or all, and possible recipients. */
export const listRoutes = {
  list: os.list.handler(
    teamQuery(({ db, actor, now, input }) => findConversations(db, { actor, now }, input)),
  ),

  inbox: os.inbox.handler(
    accountQuery(({ db, account, now, input, context }) =>
      findInbox(db, context.platform, { account, now, ...input }),
    ),
  ),

  recipients: os.recipients.handler(
    teamQuery(({ db, actor, now }) => findRecipients(db, { actor, now })),
  ),
}
