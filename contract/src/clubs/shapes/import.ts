import { historyFields } from '@touchline/domain/clubs/memberships/history'
import { maxClubTeams } from '@touchline/domain/clubs/options'
import { genders } from '@touchline/domain/teams/options'
import { z } from 'zod'

import { importPreview, importRow } from '../../members/shapes/import-preview.ts'
import {
  importConfirmation,
  importSource,
  importUndo,
  rosterImport,
} from '../../members/shapes/import.ts'
import { newClubTeam } from '../../teams/shapes/mine.ts'
import { cappedRecord } from '../../wire/caps.ts'
import { id } from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'

/** A normalised team name in the list; empty for rows without one. */
const nameKey = z.string().max(300)

/** Limits the team names in one list. */
const maxNames = 500

/** Where the rows of a name go: an existing team, a new team, or nowhere. */
const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), teamId: id }),
  z.object({ kind: z.literal('new'), key: nameKey }),
  /** Kept by the club without a team: passive and honorary members. */
  z.object({ kind: z.literal('without_team') }),
  z.object({ kind: z.literal('left_out') }),
])

const placing = z.object({
  /** Chosen by a person, keyed by name; others follow the preview's proposal. */
  places: cappedRecord(nameKey, place, maxNames).default({}),
  /** New teams that differ from the preview's proposal. */
  newTeams: cappedRecord(nameKey, newClubTeam, maxClubTeams).default({}),
})

export const clubImportSource = clubKey.extend({
  ...importSource.omit({ teamId: true }).shape,
  ...placing.shape,
})

export const clubImportConfirmation = clubKey.extend({
  ...importConfirmation.omit({ teamId: true }).shape,
  ...placing.shape,
})

const counts = z.object({ new: z.int(), changed: z.int(), same: z.int() })

export const clubImportPreview = importPreview.omit({ rows: true }).extend({
  /** The names of teams in the list; the import can be confirmed once each has a place. */
  places: z.array(
    z.object({
      key: nameKey,
      name: z.string(),
      rows: z.int(),
      place: place.nullable(),
      /** Chosen by a person, or exactly the name of a team. */
      isSure: z.boolean(),
    }),
  ),
  /** Teams to create; one without an age group can't be confirmed yet. */
  newTeams: z.array(
    newClubTeam.extend({
      key: nameKey,
      gender: z.enum(genders),
      ageGroup: z.string().nullable(),
    }),
  ),
  teams: z.array(
    z.object({
      /** Null for a new one, and for people without a team. */
      teamId: id.nullable(),
      /** Empty for people without a team. */
      name: z.string(),
      counts,
      /** Questions about its people. */
      questions: z.int(),
      rows: z.array(
        importRow.extend({
          /** What changes in the membership record; an account shows its ends. */
          record: z.array(
            z.object({
              field: z.enum(historyFields),
              from: z.string().nullable(),
              to: z.string().nullable(),
            }),
          ),
        }),
      ),
    }),
  ),
})

export const clubImport = rosterImport.extend({
  teamsAdded: z.int(),
  /** Teams in which someone was added or changed. */
  teamCount: z.int(),
})

export const clubImports = z.object({ imports: z.array(clubImport) })

export const clubImportSessionKey = clubKey.extend({ importSessionId: id })

export const clubImportKey = clubKey.extend({ clubImportId: id })

/** Teams that stay because they were used since. */
export const clubImportUndo = importUndo.extend({
  teamsRemoved: z.int(),
  teamsKept: z.array(z.string()),
})

export type ClubImportSource = z.infer<typeof clubImportSource>
export type ClubImportConfirmation = z.infer<typeof clubImportConfirmation>
export type ClubImportPreview = z.infer<typeof clubImportPreview>
export type ClubImport = z.infer<typeof clubImport>
export type ClubImportUndoResult = z.infer<typeof clubImportUndo>
export type ClubImportRow = ClubImportPreview['teams'][number]['rows'][number]
export type ListPlace = z.infer<typeof place>
