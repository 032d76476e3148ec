import { implement } from '@orpc/server'
import { teamsEndpoints } from '@touchline/contract/teams/endpoints'

import { requireClubActor } from '#server/clubs/queries.ts'
import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { addClubSeason, previewClubSeason, undoClubSeason } from '../commands/club-season.ts'
import { createClubTeams } from '../commands/club-teams.ts'
import { limitNewClubTeams } from '../commands/limits.ts'
import { requireCheckForClub } from '../queries/checks.ts'
import { findClubPeople } from '../queries/club-people.ts'
import { findClubSeasons } from '../queries/club-seasons.ts'
import { findClubStaff, findClubTeams } from '../queries/club-teams.ts'

const os = implement(teamsEndpoints).$context<RequestContext>()

export const clubTeamsRoutes = {
  clubTeams: os.clubTeams.handler(async ({ context, input: { clubId } }) => {
    const { database } = context.platform
    await requireClubActor(database, { accountId: requireAccount(context).id, clubId })
    return clubTeamsFor(context, database, clubId)
  }),

  createClubTeams: os.createClubTeams.handler(({ context, input: { clubId, teams } }) => {
    const { id: accountId } = requireAccount(context)
    return command(context, async (tx) => {
      const actor = await requireClubActor(tx, { accountId, clubId })
      await limitNewClubTeams(tx, context.platform, { accountId, clubId, count: teams.length })
      await createClubTeams(tx, actor, { teams, now: context.platform.clock() })
      return clubTeamsFor(context, tx, clubId)
    })
  }),

  clubStaff: os.clubStaff.handler(async ({ context, input: { clubId } }) => {
    const { database } = context.platform
    await requireClubActor(database, { accountId: requireAccount(context).id, clubId })
    return { staff: await findClubStaff(database, clubId) }
  }),

  clubPeople: os.clubPeople.handler(async ({ context, input: { clubId, ...wanted } }) => {
    const { database } = context.platform
    const { id: accountId, program } = requireAccount(context)
    const actor = await requireClubActor(database, { accountId, clubId })
    await requireCheckForClub(database, actor)
    const reader = { clubId, accountId, isProgram: program !== undefined }
    return findClubPeople(database, reader, wanted)
  }),

  addClubSeason: os.addClubSeason.handler(({ context, input: { clubId, season } }) => {
    const { id: accountId } = requireAccount(context)
    return command(context, async (tx) => {
      const actor = await requireClubActor(tx, { accountId, clubId })
      return addClubSeason(tx, actor, { season, now: context.platform.clock() })
    })
  }),

  previewClubSeason: os.previewClubSeason.handler(
    async ({ context, input: { clubId, ...season } }) => {
      const { database } = context.platform
      const { id: accountId } = requireAccount(context)
      const actor = await requireClubActor(database, { accountId, clubId })
      return previewClubSeason(database, actor, season)
    },
  ),

  clubSeasons: os.clubSeasons.handler(async ({ context, input: { clubId } }) => {
    const { database, clock } = context.platform
    await requireClubActor(database, { accountId: requireAccount(context).id, clubId })
    return { seasons: await findClubSeasons(database, clubId, clock()) }
  }),

  undoClubSeason: os.undoClubSeason.handler(({ context, input: { clubId, clubSeasonId } }) => {
    const { id: accountId } = requireAccount(context)
    return command(context, async (tx) => {
      const actor = await requireClubActor(tx, { accountId, clubId })
      return undoClubSeason(tx, actor, { clubSeasonId, now: context.platform.clock() })
    })
  }),
}

async function clubTeamsFor(context: RequestContext, db: Queryable, clubId: string) {
  const show = await pictureAddresses(context.platform)
  return { teams: await findClubTeams(db, { clubId, show }) }
}
