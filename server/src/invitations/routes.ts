import { implement } from '@orpc/server'
import { invitationsEndpoints } from '@touchline/contract/invitations/endpoints'

import type { Transaction } from '#server/platform/database/database.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery, type TeamCall } from '#server/teams/routes/handlers.ts'

import { decideRequest } from './commands/decide.ts'
import type { InvitationContext } from './commands/invitation-context.ts'
import { invite } from './commands/invite.ts'
import { changeJoinLink, type JoinLinkChange } from './commands/link.ts'
import { resendInvitation, revokeInvitation } from './commands/manage.ts'
import { clubInvitationRoutes } from './routes/club.ts'
import { joiningRoutes } from './routes/joining.ts'
import { requestsView } from './routes/requests.ts'
import { invitationsPage, invitationView, joinLinkView, uninvitedView } from './routes/views.ts'

const os = implement(invitationsEndpoints).$context<RequestContext>()

const showJoinLink = teamQuery(joinLinkView)
const saveJoinLink = teamCommand<JoinLinkChange, void>((call) =>
  changeJoinLink(workOf(call), call.input),
)

export const invitationsRoutes = os.router({
  list: os.list.handler(teamQuery(invitationsPage)),

  uninvited: os.uninvited.handler(teamQuery(uninvitedView)),

  invite: os.invite.handler(teamCommand((call) => invite(workOf(call), call.input))),

  changeInvitation: os.changeInvitation.handler(
    teamCommand(async (call) => {
      const { action, ...key } = call.input
      const change = action === 'resend' ? resendInvitation : revokeInvitation
      return invitationView(await change(workOf(call), key), call.now)
    }),
  ),

  joinLink: os.joinLink.handler(showJoinLink),

  // Read outside the command, because its stored response must not contain the secret link.
  changeJoinLink: os.changeJoinLink.handler(async (call) => {
    await saveJoinLink(call)
    return showJoinLink(call)
  }),

  ...joiningRoutes,

  requests: os.requests.handler(teamQuery(requestsView)),

  decide: os.decide.handler(teamCommand((call) => decideRequest(workOf(call), call.input))),

  ...clubInvitationRoutes,
})

function workOf({ db, context }: TeamCall<unknown, Transaction>): InvitationContext {
  return { tx: db, platform: context.platform, account: requireAccount(context) }
}
