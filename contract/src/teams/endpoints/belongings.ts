import { oc } from '@orpc/contract'
import { z } from 'zod'

import { teamKey } from '../shapes.ts'
import {
  opponent,
  opponentFields,
  opponentKey,
  season,
  seasonFields,
  seasonKey,
  task,
  taskFields,
  taskKey,
  taskList,
  venue,
  venueFields,
  venueKey,
} from '../shapes/belongings.ts'

const tags = ['Team settings']
const removed = z.object({ id: z.uuid() })

/** The full lists of the settings: saved locations, opponents, tasks, seasons. */
export const belongingsEndpoints = {
  venues: oc
    .route({ method: 'GET', path: '/teams/{teamId}/venues', tags, summary: 'Saved locations' })
    .input(teamKey)
    .output(z.object({ venues: z.array(venue) })),
  addVenue: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/venues',
      tags,
      successStatus: 201,
      summary: 'Add a saved location',
    })
    .input(teamKey.extend({ venue: venueFields }))
    .output(venue),
  changeVenue: oc
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/venues/{venueId}',
      tags,
      summary: 'Change a saved location',
    })
    .input(venueKey.extend({ venue: venueFields }))
    .output(venue),
  removeVenue: oc
    .route({
      method: 'DELETE',
      path: '/teams/{teamId}/venues/{venueId}',
      tags,
      summary: 'Delete a saved location',
    })
    .input(venueKey)
    .output(removed),

  opponents: oc
    .route({ method: 'GET', path: '/teams/{teamId}/opponents', tags, summary: 'Opponents' })
    .input(teamKey)
    .output(z.object({ opponents: z.array(opponent) })),
  addOpponent: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/opponents',
      tags,
      successStatus: 201,
      summary: 'Add an opponent',
    })
    .input(teamKey.extend({ opponent: opponentFields }))
    .output(opponent),
  changeOpponent: oc
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/opponents/{opponentId}',
      tags,
      summary: 'Change an opponent',
    })
    .input(opponentKey.extend({ opponent: opponentFields }))
    .output(opponent),
  removeOpponent: oc
    .route({
      method: 'DELETE',
      path: '/teams/{teamId}/opponents/{opponentId}',
      tags,
      summary: 'Delete an opponent',
    })
    .input(opponentKey)
    .output(removed),

  tasks: oc
    .route({ method: 'GET', path: '/teams/{teamId}/tasks', tags, summary: 'Tasks' })
    .input(teamKey)
    .output(taskList),
  addTask: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/tasks',
      tags,
      successStatus: 201,
      summary: 'Add a task',
    })
    .input(teamKey.extend({ task: taskFields }))
    .output(task),
  changeTask: oc
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/tasks/{taskId}',
      tags,
      summary: 'Change a task',
    })
    .input(taskKey.extend({ task: taskFields }))
    .output(task),
  removeTask: oc
    .route({
      method: 'DELETE',
      path: '/teams/{teamId}/tasks/{taskId}',
      tags,
      summary: 'Delete a task',
    })
    .input(taskKey)
    .output(removed),

  seasons: oc
    .route({ method: 'GET', path: '/teams/{teamId}/seasons', tags, summary: 'Seasons' })
    .input(teamKey)
    .output(z.object({ seasons: z.array(season) })),
  addSeason: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/seasons',
      tags,
      successStatus: 201,
      summary: 'Add a season',
    })
    .input(teamKey.extend({ season: seasonFields }))
    .output(season),
  changeSeason: oc
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/seasons/{seasonId}',
      tags,
      summary: 'Change a season',
    })
    .input(seasonKey.extend({ season: seasonFields }))
    .output(season),
  removeSeason: oc
    .route({
      method: 'DELETE',
      path: '/teams/{teamId}/seasons/{seasonId}',
      tags,
      summary: 'Delete a season',
    })
    .input(seasonKey)
    .output(removed),
}
