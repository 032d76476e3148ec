import { implement } from '@orpc/server'
import { clubsEndpoints } from '@touchline/contract/clubs/endpoints'
import type { Club, ClubPage } from '@touchline/contract/clubs/shapes'
import { mayReadClub, type ClubActor } from '@touchline/domain/clubs/permissions'
import { isLanguage } from '@touchline/domain/values/language'

import { pictureAddresses, type ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { changeClub, createClub, deleteClub, restoreClub } from './commands/club.ts'
import { dismissManager, makeManager } from './commands/managers.ts'
import { requireClub, requireClubActor, type ClubRow } from './queries.ts'
import { findManagers } from './queries/managers.ts'

const os = implement(clubsEndpoints).$context<RequestContext>()

export const clubsRoutes = os.router({
  create: os.create.handler(async ({ context, input }) => {
    const asking = askingOf(context)
    return command(context, async (tx) =>
      clubOf(await createClub(tx, asking, input), await shows(context)),
    )
  }),

  get: os.get.handler(async ({ context, input: { clubId } }) => {
    const { database } = context.platform
    const actor = await requireClubActor(database, {
      accountId: requireAccount(context).id,
      clubId,
    })
    if (!mayReadClub(actor)) throw new AppError('not_found')
    return pageOf(context, database, clubId)
  }),

  change: os.change.handler(({ context, input: { clubId, changes } }) =>
    asManager(context, clubId, async (tx, actor) => {
      const club = await changeClub(tx, actor, { changes, now: context.platform.clock() })
      return clubOf(club, await shows(context))
    }),
  ),

  remove: os.remove.handler(({ context, input: { clubId, typedName } }) =>
    asManager(context, clubId, (tx, actor) =>
      deleteClub(tx, actor, { typedName, now: context.platform.clock() }),
    ),
  ),

  restore: os.restore.handler(({ context, input: { clubId } }) => {
    const asking = askingOf(context)
    return command(context, async (tx) =>
      clubOf(await restoreClub(tx, asking, clubId), await shows(context)),
    )
  }),

  leave: os.leave.handler(({ context, input: { clubId } }) =>
    asManager(context, clubId, async (tx, actor) => {
      const { name } = await dismissManager(tx, actor, actor.accountId)
      return { name }
    }),
  ),

  addManager: os.addManager.handler(({ context, input: { clubId, accountId } }) =>
    asManager(context, clubId, async (tx, actor) => {
      await makeManager(tx, actor, accountId)
      return pageOf(context, tx, clubId)
    }),
  ),

  removeManager: os.removeManager.handler(({ context, input: { clubId, accountId } }) =>
    asManager(context, clubId, async (tx, actor) => {
      await dismissManager(tx, actor, accountId)
      return pageOf(context, tx, clubId)
    }),
  ),
})

function asManager<T>(
  context: RequestContext,
  clubId: string,
  run: (tx: Transaction, actor: ClubActor) => Promise<T>,
): Promise<T> {
  const { id: accountId } = requireAccount(context)
  return command(context, async (tx) => run(tx, await requireClubActor(tx, { accountId, clubId })))
}

function askingOf(context: RequestContext) {
  return { accountId: requireAccount(context).id, now: context.platform.clock() }
}

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
