import {
  archiveContent,
  type ArchiveContent,
} from '@touchline/contract/integrations/shapes/archives'
import {
  archiveKinds,
  archiveLimits,
  type ArchiveKind,
} from '@touchline/domain/integrations/archives'
import type { CustomField } from '@touchline/domain/members/custom-fields'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { toArchiveValues, foundField } from '../../queries/archive/custom-values.ts'
import { findArchivedRows, namesOf } from '../../queries/archive/rows.ts'
import type { FoundRow } from '../../queries/archive/statement.ts'
import { inviteesOf } from './check.ts'

/** Ids become positions, from 1 for each kind. */
type Places = Map<ArchiveKind, ReadonlyMap<unknown, number>>

/** Everything exported of a team; docs/archive-format.md describes the rows. */
export async function collectTeam(db: Queryable, teamId: string): Promise<ArchiveContent> {
  const places: Places = new Map()
  const all = new Map<ArchiveKind, readonly FoundRow[]>()
  for (const kind of archiveKinds) {
    const found = await findArchivedRows(db, teamId, kind)
    if (found.length > archiveLimits.rows[kind]) throw new AppError('archive_too_large')
    places.set(kind, new Map(found.map(({ id }, index) => [id, index + 1])))
    all.set(kind, found)
  }
  const fields = (all.get('fields') ?? []).map((row) => foundField.parse(row))
  const entries = [...all].map(([kind, found]): readonly [string, unknown] => [
    kind,
    found.map((row) => shaped(kind, placed(kind, row, places), fields)),
  ])
  return readable(Object.fromEntries(entries))
}

function placed(kind: ArchiveKind, row: FoundRow, places: Places): FoundRow {
  const names = namesOf(kind)
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      if (column === 'id') return []
      const named = names[column]
      return [[column, named === undefined ? plain(value) : placeOf(value, places.get(named))]]
    }),
  )
}

function placeOf(value: unknown, places: ReadonlyMap<unknown, number> | undefined): unknown {
  if (Array.isArray(value)) return value.flatMap((one) => places?.get(one) ?? [])
  return places?.get(value) ?? null
}

function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value
}

function shaped(kind: ArchiveKind, row: FoundRow, fields: readonly CustomField[]): FoundRow {
  if (kind === 'fields') return { ...row, choices: choiceNames(row) }
  if (kind === 'members') return { ...row, custom: toArchiveValues(row['custom'], fields) }
  return kind === 'stages' ? stageOf(row) : row
}

function choiceNames({ choices }: FoundRow): readonly string[] {
  return foundField.shape.choices.parse(choices).map(({ name }) => name)
}

/** Tables carry over from other stages; knock-outs have seeds. */
function stageOf(row: FoundRow): FoundRow {
  const { league, name, kind, teams, stage, points, matches, record, rules } = row
  const { seeds, thirdPlace, legs, awayGoals, days } = row
  const head = { league, name, kind }
  if (kind === 'knock_out') return { ...head, seeds, thirdPlace, legs, awayGoals, days }
  const carry = stage === null ? null : { stage, points, matches, record }
  return { ...head, teams, carry, rules }
}

/** Fails now, not at the import years later, if it couldn't be read again. */
function readable(rows: Readonly<Record<string, unknown>>): ArchiveContent {
  const read = archiveContent.safeParse(rows)
  if (read.success) {
    if (inviteesOf(read.data) > archiveLimits.invitees) throw new AppError('archive_too_large')
    return read.data
  }
  const [issue] = read.error.issues
  throw new AppError('conflict', { reason: 'beyond_bounds', where: issue?.path.join('.') })
}
