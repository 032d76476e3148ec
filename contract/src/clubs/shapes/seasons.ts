import { keptSeasonReasons } from '@touchline/domain/clubs/season'
import { z } from 'zod'

import { seasonFields } from '../../teams/shapes/belongings.ts'
import { day, id, instant } from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'

export const newClubSeason = clubKey.extend({
  season: seasonFields,
  /** Returns the effect on each team without saving. */
  preview: z.boolean().default(false),
})

/** The effect of a club-wide season on each team. */
export const newClubSeasonResult = z.object({
  teams: z.array(
    z.object({
      id,
      name: z.string(),
      /** Why a team keeps its own season: the same name, or overlapping dates. */
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

/** Teams in which the season stays, with the reason. */
export const clubSeasonUndoResult = z.object({
  removedCount: z.int(),
  kept: z.array(z.object({ teamId: id, teamName: z.string(), why: z.enum(keptSeasonReasons) })),
})

export type ClubSeason = z.infer<typeof clubSeason>
export type NewClubSeason = z.output<typeof newClubSeason>
export type NewClubSeasonResult = z.infer<typeof newClubSeasonResult>
export type ClubSeasonUndoResult = z.infer<typeof clubSeasonUndoResult>
