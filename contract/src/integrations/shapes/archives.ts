import {
  archiveFormat,
  archiveKinds,
  archiveLimits,
  allLeftOut,
  previewedKinds,
  type ArchiveKind,
} from '@touchline/domain/integrations/archives'
import { presetTasks } from '@touchline/domain/teams/tasks'
import { z } from 'zod'

import { newTeam, teamChange } from '../../teams/shapes.ts'
import {
  seasonFields,
  taskFields,
  opponentFields,
  venueFields,
} from '../../teams/shapes/belongings.ts'
import { reminders } from '../../teams/shapes/reminders.ts'
import { requiredLine, id, instant } from '../../wire/values.ts'
import { answerRow, dutyRow, eventRow, markRow, seriesRow } from './archive-events.ts'
import {
  adjustmentRow,
  leagueRow,
  leagueTeamRow,
  lotRow,
  matchRow,
  stageRow,
} from './archive-leagues.ts'
import {
  clockMarkRow,
  lineUpPlayerRow,
  lineUpRow,
  matchDayRow,
  matchEventRow,
} from './archive-match-days.ts'
import { fieldRow, guardianRow, guardianshipRow, memberRow, ref } from './archive-people.ts'

const teamRow = z.strictObject({
  ...teamChange.omit({ logoFileId: true, coverFileId: true }).required().shape,
  name: newTeam.shape.name,
  joinApproval: z.boolean(),
  /** Null: the default. */
  reminders: z.strictObject(reminders.shape).nullable().default(null),
})

const { logoFileId: _, ...opponentRow } = opponentFields.shape

const taskRow = z.strictObject({
  name: taskFields.shape.name,
  description: taskFields.shape.description,
  preset: z.enum(presetTasks).nullable(),
  assignee: ref.nullable(),
  /** When it was retired; past duties still refer to it. */
  retiredAt: instant.nullable().default(null),
})

/** All rows of an archive by kind; see docs/archive-format.md. */
export const archiveContent = z.object({
  team: z.array(teamRow).length(1),
  seasons: z.array(z.strictObject(seasonFields.shape)),
  venues: z.array(z.strictObject(venueFields.shape)),
  opponents: z.array(z.strictObject(opponentRow)),
  fields: z.array(fieldRow),
  members: z.array(memberRow),
  guardians: z.array(guardianRow),
  guardianships: z.array(guardianshipRow),
  tasks: z.array(taskRow),
  series: z.array(seriesRow),
  events: z.array(eventRow),
  answers: z.array(answerRow),
  marks: z.array(markRow),
  duties: z.array(dutyRow),
  matchDays: z.array(matchDayRow),
  lineUps: z.array(lineUpRow),
  lineUpPlayers: z.array(lineUpPlayerRow),
  clockMarks: z.array(clockMarkRow),
  matchEvents: z.array(matchEventRow),
  leagues: z.array(leagueRow),
  leagueTeams: z.array(leagueTeamRow),
  stages: z.array(stageRow),
  matches: z.array(matchRow),
  adjustments: z.array(adjustmentRow),
  lots: z.array(lotRow),
} satisfies Record<ArchiveKind, z.ZodType>)

export type ArchiveContent = z.output<typeof archiveContent>
export type ArchivedRow<Kind extends ArchiveKind> = ArchiveContent[Kind][number]

export const archiveManifest = z.object({
  format: z.literal(archiveFormat),
  version: z.int().min(1),
  madeAt: instant,
  software: z.string().max(100),
  files: z
    .array(
      z.object({
        name: z.string().max(100),
        kind: z.enum(archiveKinds),
        rows: z.int().min(0),
        bytes: z.int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(archiveKinds.length),
  leftOut: z.array(z.string().max(60)).max(100),
})

export type ArchiveManifest = z.infer<typeof archiveManifest>

export const archiveOf = z.object({ teamId: id })

/** A zip from which any Touchline can create a team. */
export const archiveFile = z.object({
  fileName: z.string(),
  contentType: z.literal('application/zip'),
  base64: z.string(),
})

const maxBase64 = Math.ceil(archiveLimits.bytes / 3) * 4

/** What an import would create; nothing is stored. */
export const archivePreview = z.object({
  name: z.string(),
  sport: z.string(),
  madeAt: instant,
  counts: z.record(z.enum(previewedKinds), z.int()),
  /** How many of its people become admins once they join. */
  admins: z.int(),
  /** The importer's own row; null if they are added. */
  me: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  leftOut: z.array(z.enum(allLeftOut)),
  fingerprint: z.string(),
})

/** To import it, send the fingerprint from its preview. */
export const archiveImport = z.object({
  base64: z.base64().min(1).max(maxBase64),
  fingerprint: requiredLine(100).optional(),
})

export const importedTeam = z.union([
  z.object({ preview: archivePreview }),
  z.object({ teamId: id }),
])

export type ArchiveFile = z.infer<typeof archiveFile>
export type ArchivePreview = z.infer<typeof archivePreview>
