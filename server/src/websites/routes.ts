import { implement } from '@orpc/server'
import { websitesEndpoints } from '@touchline/contract/websites/endpoints'

import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { changeHost } from './commands/change-host.ts'
import { changeWebsite } from './commands/save-website.ts'
import { editedWebsite } from './routes/edited-website.ts'

const os = implement(websitesEndpoints).$context<RequestContext>()

export const websitesRoutes = os.router({
  ofClub: os.ofClub.handler(
    clubQuery(({ db, input: { clubId: id }, context }) =>
      editedWebsite(db, context.platform, { kind: 'club', id }),
    ),
  ),

  saveOfClub: os.saveOfClub.handler(
    clubCommand(async ({ db, actor, now, context, input: { clubId: id, ...edit } }) => {
      const owner = { kind: 'club', id } as const
      await changeWebsite(db, owner, { ...edit, accountId: actor.accountId, now })
      return editedWebsite(db, context.platform, owner)
    }),
  ),

  saveHostOfClub: os.saveHostOfClub.handler(
    clubCommand(async ({ db, actor, now, context: { platform }, input: { clubId: id, host } }) => {
      const owner = { kind: 'club', id } as const
      await changeHost(db, owner, { host, accountId: actor.accountId, now, platform })
      return editedWebsite(db, platform, owner)
    }),
  ),

  ofTeam: os.ofTeam.handler(
    teamQuery(({ db, input: { teamId: id }, context }) =>
      editedWebsite(db, context.platform, { kind: 'team', id }),
    ),
  ),

  saveOfTeam: os.saveOfTeam.handler(
    teamCommand(async ({ db, actor, now, context, input: { teamId: id, ...edit } }) => {
      const owner = { kind: 'team', id } as const
      await editedWebsite(db, context.platform, owner)
      await changeWebsite(db, owner, { ...edit, accountId: actor.accountId, now })
      return editedWebsite(db, context.platform, owner)
    }),
  ),

  saveHostOfTeam: os.saveHostOfTeam.handler(
    teamCommand(async ({ db, actor, now, context: { platform }, input: { teamId: id, host } }) => {
      const owner = { kind: 'team', id } as const
      await editedWebsite(db, platform, owner)
      await changeHost(db, owner, { host, accountId: actor.accountId, now, platform })
      return editedWebsite(db, platform, owner)
    }),
  ),
})
