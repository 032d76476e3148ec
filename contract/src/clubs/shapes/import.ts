import { recordFields } from '@touchline/domain/clubs/memberships/history'
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

/** A name of a team in the list, in one spelling; empty for rows that name none. */
const nameKey = z.string().max(300)

/** Names of teams that one list may hold. */
const maxNames = 500

/** Where the people of a name go: a team of the club, the new team of a name of the list, or nowhere. */
const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), teamId: id }),
  z.object({ kind: z.literal('new'), key: nameKey }),
  /** Kept by the club without a team: passive and honorary members. */
  z.object({ kind: z.literal('without_team') }),
  z.object({ kind: z.literal('left_out') }),
])

const placing = z.object({
  /** As someone chose, by the key of the name; the others go where the preview proposes. */
  places: cappedRecord(nameKey, place, maxNames).default({}),
  /** New teams that are made otherwise than the preview proposes. */
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
      /** Chosen by someone, or the very name of a team. */
      isSure: z.boolean(),
    }),
  ),
  /** What would be made; a team without an age group waits for one. */
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
              field: z.enum(recordFields),
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
  /** Teams someone was added to or changed in. */
  teamCount: z.int(),
})

export const clubImports = z.object({ imports: z.array(clubImport) })

export const clubImportSessionKey = clubKey.extend({ importSessionId: id })

export const clubImportKey = clubKey.extend({ clubImportId: id })

/** Of a team that stays because something has happened in it since. */
export const clubImportUndo = importUndo.extend({
  teamsRemoved: z.int(),
  teamsKept: z.array(z.string()),
})

export type ClubImportSource = z.infer<typeof clubImportSource>
export type ClubImportConfirmation = z.infer<typeof clubImportConfirmation>
export type ClubImportPreview = z.infer<typeof clubImportPreview>
export type ClubImport = z.infer<typeof clubImport>
export type ClubImportUndone = z.infer<typeof clubImportUndo>
export type ClubImportRow = ClubImportPreview['teams'][number]['rows'][number]
export type ListPlace = z.infer<typeof place>
