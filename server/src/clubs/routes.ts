import { implement } from '@orpc/server'
import { clubsEndpoints } from '@touchline/contract/clubs/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { accountCommand } from '#server/platform/http/handlers.ts'

import { changeClub, createClub, deleteClub, restoreClub } from './commands/club.ts'
import { changeRoles } from './commands/roles.ts'
import { clubOf, pageOf, pictureAddressesOf } from './routes/club-page.ts'
import { clubDocumentRoutes } from './routes/documents.ts'
import { clubCommand, clubQuery } from './routes/handlers.ts'
import { clubMembersRoutes } from './routes/members.ts'
import { rollOverRoutes } from './routes/roll-over.ts'
import { clubTeamsRoutes } from './routes/teams.ts'

const os = implement(clubsEndpoints).$context<RequestContext>()

export const clubsRoutes = os.router({
  create: os.create.handler(
    accountCommand(async ({ db, account, now, context, input }) =>
      clubOf(
        await createClub(db, { accountId: account.id, now }, input),
        await pictureAddressesOf(context),
      ),
    ),
  ),

  get: os.get.handler(clubQuery(async ({ db, context, actor }) => pageOf(context, db, actor))),

  change: os.change.handler(
    clubCommand(async ({ db, actor, now, context, input: { changes } }) =>
      clubOf(await changeClub(db, actor, { changes, now }), await pictureAddressesOf(context)),
    ),
  ),

  remove: os.remove.handler(
    clubCommand(({ db, actor, now, input: { typedName } }) =>
      deleteClub(db, actor, { typedName, now }),
    ),
  ),

  restore: os.restore.handler(
    accountCommand(async ({ db, account, now, context, input: { clubId } }) =>
      clubOf(
        await restoreClub(db, { accountId: account.id, clubId, now }),
        await pictureAddressesOf(context),
      ),
    ),
  ),

  changeRoles: os.changeRoles.handler(
    clubCommand(async ({ db, actor, context, input: { accountId, roles } }) => {
      const whose = accountId === 'me' ? actor.accountId : accountId
      await changeRoles(db, actor, { accountId: whose, roles })
      return pageOf(context, db, actor)
    }),
  ),

  ...clubTeamsRoutes,
  ...clubMembersRoutes,
  ...rollOverRoutes,
  ...clubDocumentRoutes,
})
