import { implement } from '@orpc/server'
import { belongingsEndpoints } from '@touchline/contract/teams/endpoints/belongings'
import type { Opponent } from '@touchline/contract/teams/shapes/belongings'
import { isStaff, type Actor } from '@touchline/domain/teams/actor'
import {
  mayEditOpponents,
  mayEditSeasons,
  mayEditTasks,
  mayEditVenues,
} from '@touchline/domain/teams/permissions'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import {
  editSettings,
  keepOpponent,
  keepSeason,
  keepTask,
  removeSeason,
} from '../commands/belongings.ts'
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

const os = implement(belongingsEndpoints).$context<RequestContext>()

interface Wanted {
  readonly teamId: string
  readonly id?: string
}

interface Editing {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Date
  readonly teamId: string
  readonly id: string
}

type Gate = { readonly may: (actor: Actor) => boolean; readonly list: string }

const venues: Gate = { may: mayEditVenues, list: 'venues' }
const opponents: Gate = { may: mayEditOpponents, list: 'opponents' }
const tasks: Gate = { may: mayEditTasks, list: 'tasks' }
const seasons: Gate = { may: mayEditSeasons, list: 'seasons' }

/** One change of a list: who is asking, may they, do it, tell the team. */
function editing(gate: Gate) {
  return <T>(
    context: RequestContext,
    wanted: Wanted,
    change: (edit: Editing) => Promise<T>,
  ): Promise<T> =>
    command(context, async (tx) => {
      const account = requireAccount(context)
      const { teamId, id = '' } = wanted
      const actor = await requireActor(tx, { account, teamId })
      const now = context.platform.clock()
      return editSettings(tx, { actor, ...gate }, () => change({ tx, actor, now, teamId, id }))
    })
}

const editVenue = editing(venues)
const editOpponent = editing(opponents)
const editTask = editing(tasks)
const editSeason = editing(seasons)

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
    editVenue(context, { teamId }, ({ tx }) => addVenue(tx, teamId, venue)),
  ),
  changeVenue: os.changeVenue.handler(({ context, input: { teamId, venueId: id, venue } }) =>
    editVenue(context, { teamId, id }, ({ tx }) => saveVenue(tx, { teamId, id }, venue)),
  ),
  removeVenue: os.removeVenue.handler(({ context, input: { teamId, venueId: id } }) =>
    editVenue(context, { teamId, id }, async ({ tx }) => {
      await removeBelonging(tx, 'venues', { teamId, id })
      return { id }
    }),
  ),

  opponents: os.opponents.handler(async ({ context, input: { teamId } }) => {
    const actor = await readerOf(context, teamId)
    const show = await pictureAddresses(context.platform)
    const found = await findOpponents(context.platform.database, teamId, show)
    return { opponents: isStaff(actor) ? found : found.map(withoutContact) }
  }),
  addOpponent: os.addOpponent.handler(async ({ context, input: { teamId, opponent } }) => {
    const show = await pictureAddresses(context.platform)
    return editOpponent(context, { teamId }, async ({ tx, actor, now }) =>
      opponentOf(await keepOpponent(tx, { actor, now, id: undefined }, opponent), show),
    )
  }),
  changeOpponent: os.changeOpponent.handler(
    async ({ context, input: { teamId, opponentId: id, opponent } }) => {
      const show = await pictureAddresses(context.platform)
      return editOpponent(context, { teamId, id }, async ({ tx, actor, now }) =>
        opponentOf(await keepOpponent(tx, { actor, now, id }, opponent), show),
      )
    },
  ),
  removeOpponent: os.removeOpponent.handler(({ context, input: { teamId, opponentId: id } }) =>
    editOpponent(context, { teamId, id }, async ({ tx }) => {
      await removeBelonging(tx, 'opponents', { teamId, id })
      return { id }
    }),
  ),

  tasks: os.tasks.handler(async ({ context, input: { teamId } }) => {
    const actor = await readerOf(context, teamId)
    const { database } = context.platform
    const [found, retired, assignable] = await Promise.all([
      findTasks(database, teamId),
      findRetiredTasks(database, teamId),
      mayEditTasks(actor) ? findAssignable(database, teamId) : [],
    ])
    return { tasks: found, retired, assignable }
  }),
  addTask: os.addTask.handler(({ context, input: { teamId, task } }) =>
    editTask(context, { teamId }, ({ tx, actor, now }) =>
      keepTask(tx, { actor, now, id: undefined }, task),
    ),
  ),
  changeTask: os.changeTask.handler(({ context, input: { teamId, taskId: id, task } }) =>
    editTask(context, { teamId, id }, ({ tx, actor, now }) =>
      keepTask(tx, { actor, now, id }, task),
    ),
  ),
  removeTask: os.removeTask.handler(({ context, input: { teamId, taskId: id } }) =>
    editTask(context, { teamId, id }, async ({ tx, actor, now }) => {
      await removeTask(tx, { actor, now, id })
      return { id }
    }),
  ),

  seasons: os.seasons.handler(async ({ context, input: { teamId } }) => {
    await readerOf(context, teamId)
    const { database, clock } = context.platform
    return { seasons: await findSeasons(database, teamId, clock()) }
  }),
  addSeason: os.addSeason.handler(({ context, input: { teamId, season } }) =>
    editSeason(context, { teamId }, ({ tx, actor, now }) =>
      keepSeason(tx, { actor, now, id: undefined }, season),
    ),
  ),
  changeSeason: os.changeSeason.handler(({ context, input: { teamId, seasonId: id, season } }) =>
    editSeason(context, { teamId, id }, ({ tx, actor, now }) =>
      keepSeason(tx, { actor, now, id }, season),
    ),
  ),
  removeSeason: os.removeSeason.handler(({ context, input: { teamId, seasonId: id } }) =>
    editSeason(context, { teamId, id }, async ({ tx, actor, now }) => {
      await removeSeason(tx, { actor, now, id })
      return { id }
    }),
  ),
}
