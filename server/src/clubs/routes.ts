import { implement } from '@orpc/server'
import { clubsEndpoints } from '@touchline/contract/clubs/endpoints'
import type { Club, ClubPage } from '@touchline/contract/clubs/shapes'
import { isLanguage } from '@touchline/domain/values/language'

import { pictureAddresses, type ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { accountCommand } from '#server/platform/http/handlers.ts'

import { changeClub, createClub, deleteClub, restoreClub } from './commands/club.ts'
import { dismissManager, makeManager } from './commands/managers.ts'
import { requireClub, type ClubRow } from './queries.ts'
import { findManagers } from './queries/managers.ts'
import { clubCommand, clubQuery } from './routes/handlers.ts'
import { rollOverRoutes } from './routes/roll-over.ts'
import { clubTeamsRoutes } from './routes/teams.ts'

const os = implement(clubsEndpoints).$context<RequestContext>()

export const clubsRoutes = os.router({
  create: os.create.handler(
    accountCommand(async ({ db, account, now, context, input }) =>
      clubOf(await createClub(db, { accountId: account.id, now }, input), await shows(context)),
    ),
  ),

  get: os.get.handler(
    clubQuery(async ({ db, context, input }) => pageOf(context, db, input.clubId)),
  ),

  change: os.change.handler(
    clubCommand(async ({ db, actor, now, context, input: { changes } }) =>
      clubOf(await changeClub(db, actor, { changes, now }), await shows(context)),
    ),
  ),

  remove: os.remove.handler(
    clubCommand(({ db, actor, now, input: { typedName } }) =>
      deleteClub(db, actor, { typedName, now }),
    ),
  ),

  restore: os.restore.handler(
    accountCommand(async ({ db, account, now, context, input: { clubId } }) =>
      clubOf(await restoreClub(db, { accountId: account.id, clubId, now }), await shows(context)),
    ),
  ),

  changeManager: os.changeManager.handler(
    clubCommand(async ({ db, actor, context, input: { clubId, accountId, isManager } }) => {
      const change = isManager ? makeManager : dismissManager
      await change(db, actor, accountId === 'me' ? actor.accountId : accountId)
      return pageOf(context, db, clubId)
    }),
  ),

  ...clubTeamsRoutes,
  ...rollOverRoutes,
})

function shows(context: RequestContext): Promise<ShowPicture> {
  return pictureAddresses(context.platform)
}

async function pageOf(context: RequestContext, db: Queryable, clubId: string): Promise<ClubPage> {
  const show = await shows(context)
  const club = await requireClub(db, clubId)
  const managers = await findManagers(db, clubId)
  return {
    club: clubOf(club, show),
    managers: managers.map((row) => ({
      accountId: row.account_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      avatar: show(row.avatar_file_id),
      since: row.created_at.toISOString(),
    })),
  }
}

function clubOf(row: ClubRow, show: ShowPicture): Club {
  return {
    id: row.id,
    name: row.name,
    sport: row.sport,
    memberCount: row.member_count,
    teamCount: row.team_count,
    phone: row.phone,
    color: row.color,
    logo: show(row.logo_file_id),
    cover: show(row.cover_file_id),
    country: row.country,
    timeZone: row.time_zone,
    language: isLanguage(row.language) ? row.language : 'en',
    safeguardingName: row.safeguarding_name,
    safeguardingPhone: row.safeguarding_phone,
    safeguardingAccountId: row.safeguarding_account_id,
    createdAt: row.created_at.toISOString(),
  }
}
