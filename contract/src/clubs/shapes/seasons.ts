import { seasonStays } from '@touchline/domain/clubs/season'
import { z } from 'zod'

import { seasonFields } from '../../teams/shapes/belongings.ts'
import { day, id, instant } from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'

export const newClubSeason = clubKey.extend({
  season: seasonFields,
  /** Answers with what would happen to each team, without saving it. */
  preview: z.boolean().default(false),
})

/** What a season for all teams does, or would do, to each of them. */
export const clubSeasonAdded = z.object({
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

export const clubSeasonKey = clubKey.extend({ clubSeasonId: id })

/** Teams in which the season stays, and why. */
export const undoneClubSeason = z.object({
  removedCount: z.int(),
  kept: z.array(z.object({ teamId: id, teamName: z.string(), why: z.enum(seasonStays) })),
})

export type ClubSeason = z.infer<typeof clubSeason>
export type NewClubSeason = z.output<typeof newClubSeason>
export type ClubSeasonAdded = z.infer<typeof clubSeasonAdded>
export type UndoneClubSeason = z.infer<typeof undoneClubSeason>
