import { implement } from '@orpc/server'
import { invitationsEndpoints } from '@touchline/contract/invitations/endpoints'

import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { approveRequest, declineRequest } from './commands/decide.ts'
import { inviteByEmail, invitePerson } from './commands/invite.ts'
import { changeApproval, resetJoinLink } from './commands/link.ts'
import { resendInvitation, revokeInvitation } from './commands/manage.ts'
import { withdrawRequest } from './commands/withdraw.ts'
import type { Work } from './commands/work.ts'
import { clubInvitationRoutes } from './routes/club.ts'
import { joiningRoutes } from './routes/joining.ts'
import { requestsView } from './routes/requests.ts'
import {
  invitationsPage,
  invitationView,
  joinLinkView,
  ownRequestsView,
  uninvitedView,
} from './routes/views.ts'

const os = implement(invitationsEndpoints).$context<RequestContext>()

export const invitationsRoutes = os.router({
  list: os.list.handler(({ input, context }) => invitationsPage(context, input)),

  uninvited: os.uninvited.handler(({ input, context }) => uninvitedView(context, input)),

  invite: os.invite.handler(({ input, context }) =>
    run(context, (work) => inviteByEmail(work, input)),
  ),

  invitePerson: os.invitePerson.handler(({ input, context }) =>
    run(context, (work) => invitePerson(work, input)),
  ),

  resend: os.resend.handler(({ input, context }) =>
    run(context, async (work) =>
      invitationView(await resendInvitation(work, input), context.platform.clock()),
    ),
  ),

  revoke: os.revoke.handler(({ input, context }) =>
    run(context, async (work) =>
      invitationView(await revokeInvitation(work, input), context.platform.clock()),
    ),
  ),

  joinLink: os.joinLink.handler(({ input, context }) => joinLinkView(context, input)),

  resetJoinLink: os.resetJoinLink.handler(async ({ input, context }) => {
    await run(context, (work) => resetJoinLink(work, input))
    return joinLinkView(context, input)
  }),

  changeApproval: os.changeApproval.handler(async ({ input, context }) => {
    await run(context, (work) => changeApproval(work, input))
    return joinLinkView(context, input)
  }),

  ...joiningRoutes,

  requests: os.requests.handler(({ input, context }) => requestsView(context, input)),

  approve: os.approve.handler(({ input, context }) =>
    run(context, (work) => approveRequest(work, input)),
  ),

  decline: os.decline.handler(({ input, context }) =>
    run(context, (work) => declineRequest(work, input)),
  ),

  mine: os.mine.handler(({ context }) => ownRequestsView(context)),

  withdraw: os.withdraw.handler(async ({ input, context }) => {
    await run(context, (work) => withdrawRequest(work, input))
    return {}
  }),

  ...clubInvitationRoutes,
})

function run<T>(context: RequestContext, act: (work: Work) => Promise<T>): Promise<T> {
  const account = requireAccount(context)
  return command(context, (tx) => act({ tx, platform: context.platform, account }))
}
