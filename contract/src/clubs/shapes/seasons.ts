import { seasonStays } from '@touchline/domain/clubs/season'
import { z } from 'zod'

import { day, filledLine, id, instant } from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'

export const clubSeasonWanted = clubKey.extend({
  name: filledLine(40),
  startsOn: day,
  endsOn: day,
})

/** What a season for all teams would do to each of them; nothing is changed. */
export const clubSeasonPreview = z.object({
  teams: z.array(
    z.object({
      id,
      name: z.string(),
      /** Why the team keeps its own: a season of that name, or one in these days. */
      keeps: z.enum(['taken', 'overlaps']).nullable(),
    }),
  ),
})

export const clubSeason = z.object({
  id,
  name: z.string(),
  startsOn: day,
  endsOn: day,
  teamCount: z.int(),
  madeAt: instant,
  undoableUntil: instant,
  undoneAt: instant.nullable(),
  mayUndo: z.boolean(),
})

export const clubSeasons = z.object({ seasons: z.array(clubSeason) })

/** What became of a season for all teams. */
export const clubSeasonAdded = z.object({
  addedCount: z.int(),
  /** Teams that have a season of this name or in these days already. */
  keptTeams: z.array(z.string()),
})

export const clubSeasonKey = clubKey.extend({ clubSeasonId: id })

/** Teams in which the season stays, and why. */
export const undoneClubSeason = z.object({
  removedCount: z.int(),
  kept: z.array(z.object({ teamId: id, teamName: z.string(), why: z.enum(seasonStays) })),
})

export type ClubSeasonPreview = z.infer<typeof clubSeasonPreview>
export type ClubSeason = z.infer<typeof clubSeason>
export type ClubSeasonAdded = z.infer<typeof clubSeasonAdded>
export type UndoneClubSeason = z.infer<typeof undoneClubSeason>
