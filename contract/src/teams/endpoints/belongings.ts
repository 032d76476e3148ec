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
import { crud } from './crud.ts'

const venues = crud({
  one: 'a saved location',
  many: 'Saved locations',
  permission: 'venues.edit',
  path: '/venues',
  keyName: 'venueId',
  shapes: {
    list: z.object({ venues: z.array(venue) }),
    one: venue,
    key: venueKey,
    added: teamKey.extend({ venue: venueFields }),
    changed: venueKey.extend({ venue: venueFields }),
  },
})
const opponents = crud({
  one: 'an opponent',
  many: 'Opponents',
  permission: 'opponents.edit',
  path: '/opponents',
  keyName: 'opponentId',
  shapes: {
    list: z.object({ opponents: z.array(opponent) }),
    one: opponent,
    key: opponentKey,
    added: teamKey.extend({ opponent: opponentFields }),
    changed: opponentKey.extend({ opponent: opponentFields }),
  },
})
const tasks = crud({
  one: 'a task',
  many: 'Tasks',
  permission: 'tasks.edit',
  path: '/tasks',
  keyName: 'taskId',
  shapes: {
    list: taskList,
    one: task,
    key: taskKey,
    added: teamKey.extend({ task: taskFields }),
    changed: taskKey.extend({ task: taskFields }),
  },
})
const seasons = crud({
  one: 'a season',
  many: 'Seasons',
  permission: 'seasons.edit',
  path: '/seasons',
  keyName: 'seasonId',
  shapes: {
    list: z.object({ seasons: z.array(season) }),
    one: season,
    key: seasonKey,
    added: teamKey.extend({ season: seasonFields }),
    changed: seasonKey.extend({ season: seasonFields }),
  },
})

/** The lists in the settings: locations, opponents, tasks, seasons. */
export const belongingsEndpoints = {
  venues: venues.list,
  addVenue: venues.add,
  changeVenue: venues.change,
  removeVenue: venues.remove,

  opponents: opponents.list,
  addOpponent: opponents.add,
  changeOpponent: opponents.change,
  removeOpponent: opponents.remove,

  tasks: tasks.list,
  addTask: tasks.add,
  changeTask: tasks.change,
  removeTask: tasks.remove,

  seasons: seasons.list,
  addSeason: seasons.add,
  changeSeason: seasons.change,
  removeSeason: seasons.remove,
}
