import { implement } from '@orpc/server'
import { belongingsEndpoints } from '@touchline/contract/teams/endpoints/belongings'
import type {
  Opponent,
  OpponentFields,
  SeasonFields,
  TaskFields,
  VenueFields,
} from '@touchline/contract/teams/shapes/belongings'
import { isStaff, type Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { keepOpponent, keepSeason, keepTask, removeSeason } from '../commands/belongings.ts'
import { removeTask } from '../commands/remove-task.ts'
import { requireActor } from '../queries/actor.ts'
import { findSeasons } from '../queries/seasons.ts'
import { findAssignable, findRetiredTasks, findTasks } from '../queries/tasks.ts'
import {
  addVenue,
  findOpponents,
  findVenues,
  opponentOf,
  removeBelonging,
  saveVenue,
} from '../queries/venues.ts'
import { crud } from './crud.ts'

const os = implement(belongingsEndpoints).$context<RequestContext>()

const venues = crud({
  name: 'venues',
  permission: 'venues.edit',
  keep: ({ tx, teamId, id }, venue: VenueFields) =>
    id === undefined ? addVenue(tx, teamId, venue) : saveVenue(tx, { teamId, id }, venue),
  remove: ({ tx, teamId, id }) => removeBelonging(tx, 'venues', { teamId, id }),
})
const opponents = crud({
  name: 'opponents',
  permission: 'opponents.edit',
  keep: async ({ tx, platform, ...edit }, opponent: OpponentFields) => {
    const show = await pictureAddresses(platform)
    return opponentOf(await keepOpponent(tx, edit, opponent), show)
  },
  remove: ({ tx, teamId, id }) => removeBelonging(tx, 'opponents', { teamId, id }),
})
const tasks = crud({
  name: 'tasks',
  permission: 'tasks.edit',
  keep: ({ tx, ...edit }, task: TaskFields) => keepTask(tx, edit, task),
  remove: ({ tx, ...edit }) => removeTask(tx, edit),
})
const seasons = crud({
  name: 'seasons',
  permission: 'seasons.edit',
  keep: ({ tx, ...edit }, season: SeasonFields) => keepSeason(tx, edit, season),
  remove: ({ tx, ...edit }) => removeSeason(tx, edit),
})

async function readerOf(context: RequestContext, teamId: string): Promise<Actor> {
  const account = requireAccount(context)
  return requireActor(context.platform.database, { account, teamId })
}

/** Whom to call at the other club is for those who arrange matches. */
function withoutContact(opponent: Opponent): Opponent {
  return { ...opponent, email: null, phone: null }
}

export const belongingsRoutes = {
  venues: os.venues.handler(async ({ context, input: { teamId } }) => {
    await readerOf(context, teamId)
    return { venues: await findVenues(context.platform.database, teamId) }
  }),
  addVenue: os.addVenue.handler(({ context, input: { teamId, venue } }) =>
    venues.keep(context, { teamId }, venue),
  ),
  changeVenue: os.changeVenue.handler(({ context, input: { teamId, venueId: id, venue } }) =>
    venues.keep(context, { teamId, id }, venue),
  ),
  removeVenue: os.removeVenue.handler(({ context, input: { teamId, venueId: id } }) =>
    venues.remove(context, { teamId, id }),
  ),

  opponents: os.opponents.handler(async ({ context, input: { teamId } }) => {
    const actor = await readerOf(context, teamId)
    const show = await pictureAddresses(context.platform)
    const found = await findOpponents(context.platform.database, teamId, show)
    return { opponents: isStaff(actor) ? found : found.map(withoutContact) }
  }),
  addOpponent: os.addOpponent.handler(({ context, input: { teamId, opponent } }) =>
    opponents.keep(context, { teamId }, opponent),
  ),
  changeOpponent: os.changeOpponent.handler(
    ({ context, input: { teamId, opponentId: id, opponent } }) =>
      opponents.keep(context, { teamId, id }, opponent),
  ),
  removeOpponent: os.removeOpponent.handler(({ context, input: { teamId, opponentId: id } }) =>
    opponents.remove(context, { teamId, id }),
  ),

  tasks: os.tasks.handler(async ({ context, input: { teamId } }) => {
    const actor = await readerOf(context, teamId)
    const { database } = context.platform
    const [found, retired, assignable] = await Promise.all([
      findTasks(database, teamId),
      findRetiredTasks(database, teamId),
      may(actor, 'tasks.edit') ? findAssignable(database, teamId) : [],
    ])
    return { tasks: found, retired, assignable }
  }),
  addTask: os.addTask.handler(({ context, input: { teamId, task } }) =>
    tasks.keep(context, { teamId }, task),
  ),
  changeTask: os.changeTask.handler(({ context, input: { teamId, taskId: id, task } }) =>
    tasks.keep(context, { teamId, id }, task),
  ),
  removeTask: os.removeTask.handler(({ context, input: { teamId, taskId: id } }) =>
    tasks.remove(context, { teamId, id }),
  ),

  seasons: os.seasons.handler(async ({ context, input: { teamId } }) => {
    await readerOf(context, teamId)
    const { database, clock } = context.platform
    return { seasons: await findSeasons(database, teamId, clock()) }
  }),
  addSeason: os.addSeason.handler(({ context, input: { teamId, season } }) =>
    seasons.keep(context, { teamId }, season),
  ),
  changeSeason: os.changeSeason.handler(({ context, input: { teamId, seasonId: id, season } }) =>
    seasons.keep(context, { teamId, id }, season),
  ),
  removeSeason: os.removeSeason.handler(({ context, input: { teamId, seasonId: id } }) =>
    seasons.remove(context, { teamId, id }),
  ),
}
