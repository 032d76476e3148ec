import { implement } from '@orpc/server'
import { belongingsEndpoints } from '@touchline/contract/teams/endpoints/belongings'
import type {
  Opponent,
  OpponentFields,
  SeasonFields,
  TaskFields,
  VenueFields,
} from '@touchline/contract/teams/shapes/belongings'
import { isStaff } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { upsertOpponent, upsertSeason, upsertTask, removeSeason } from '../commands/belongings.ts'
import { removeTask } from '../commands/remove-task.ts'
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
import { teamCommand, teamQuery } from './handlers.ts'

const os = implement(belongingsEndpoints).$context<RequestContext>()

const venues = crud({
  name: 'venues',
  keep: ({ tx, teamId, id }, venue: VenueFields) =>
    id === undefined ? addVenue(tx, teamId, venue) : saveVenue(tx, { teamId, id }, venue),
  remove: ({ tx, teamId, id }) => removeBelonging(tx, 'venues', { teamId, id }),
})
const opponents = crud({
  name: 'opponents',
  keep: async ({ tx, platform, ...edit }, opponent: OpponentFields) => {
    const show = await pictureAddresses(platform)
    return opponentOf(await upsertOpponent(tx, edit, opponent), show)
  },
  remove: ({ tx, teamId, id }) => removeBelonging(tx, 'opponents', { teamId, id }),
})
const tasks = crud({
  name: 'tasks',
  keep: ({ tx, ...edit }, task: TaskFields) => upsertTask(tx, edit, task),
  remove: ({ tx, ...edit }) => removeTask(tx, edit),
})
const seasons = crud({
  name: 'seasons',
  keep: ({ tx, ...edit }, season: SeasonFields) => upsertSeason(tx, edit, season),
  remove: ({ tx, ...edit }) => removeSeason(tx, edit),
})

/** Only staff, who arrange matches, see contacts of opponents. */
function withoutContact(opponent: Opponent): Opponent {
  return { ...opponent, email: null, phone: null }
}

export const belongingsRoutes = {
  venues: os.venues.handler(
    teamQuery(async ({ db, input: { teamId } }) => ({ venues: await findVenues(db, teamId) })),
  ),
  addVenue: os.addVenue.handler(teamCommand((call) => venues.add(call, call.input.venue))),
  changeVenue: os.changeVenue.handler(
    teamCommand((call) => venues.change(call, call.input.venueId, call.input.venue)),
  ),
  removeVenue: os.removeVenue.handler(
    teamCommand((call) => venues.remove(call, call.input.venueId)),
  ),

  opponents: os.opponents.handler(
    teamQuery(async ({ db, actor, context, input: { teamId } }) => {
      const show = await pictureAddresses(context.platform)
      const found = await findOpponents(db, teamId, show)
      return { opponents: isStaff(actor) ? found : found.map(withoutContact) }
    }),
  ),
  addOpponent: os.addOpponent.handler(
    teamCommand((call) => opponents.add(call, call.input.opponent)),
  ),
  changeOpponent: os.changeOpponent.handler(
    teamCommand((call) => opponents.change(call, call.input.opponentId, call.input.opponent)),
  ),
  removeOpponent: os.removeOpponent.handler(
    teamCommand((call) => opponents.remove(call, call.input.opponentId)),
  ),

  tasks: os.tasks.handler(
    teamQuery(async ({ db, actor, input: { teamId } }) => {
      const [found, retired, assignable] = await Promise.all([
        findTasks(db, teamId),
        findRetiredTasks(db, teamId),
        may(actor, 'tasks.edit') ? findAssignable(db, teamId) : [],
      ])
      return { tasks: found, retired, assignable }
    }),
  ),
  addTask: os.addTask.handler(teamCommand((call) => tasks.add(call, call.input.task))),
  changeTask: os.changeTask.handler(
    teamCommand((call) => tasks.change(call, call.input.taskId, call.input.task)),
  ),
  removeTask: os.removeTask.handler(teamCommand((call) => tasks.remove(call, call.input.taskId))),

  seasons: os.seasons.handler(
    teamQuery(async ({ db, now, input: { teamId } }) => ({
      seasons: await findSeasons(db, teamId, now),
    })),
  ),
  addSeason: os.addSeason.handler(teamCommand((call) => seasons.add(call, call.input.season))),
  changeSeason: os.changeSeason.handler(
    teamCommand((call) => seasons.change(call, call.input.seasonId, call.input.season)),
  ),
  removeSeason: os.removeSeason.handler(
    teamCommand((call) => seasons.remove(call, call.input.seasonId)),
  ),
}
