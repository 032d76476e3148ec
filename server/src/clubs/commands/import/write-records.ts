import { createHash } from 'node:crypto'

import type { ClubImportUndoResult } from '@touchline/contract/clubs/shapes/import'
import { clubMemberChange } from '@touchline/contract/clubs/shapes/memberships'
import {
  changesBetween,
  historyFields,
  recordFields,
} from '@touchline/domain/clubs/memberships/history'

import type { Transaction } from '#server/platform/database/database.ts'

import type { ImportedRecord } from '../../queries/imports.ts'
import type { ClubReader } from '../../queries/members.ts'
import { deleteRecords, findRecords, type RecordRow } from '../../queries/memberships.ts'
import { nextRecord, writeRecords } from '../memberships.ts'
import type { PlannedRecords, RecordStep } from './plan-records.ts'

interface Place {
  readonly teamId: string
  readonly memberId: string
}

/** Writes what the list says about memberships; answers what taking it back needs. */
export async function importRecords(
  tx: Transaction,
  reader: ClubReader,
  {
    records: { steps },
    placesOf,
    counted,
  }: {
    readonly records: PlannedRecords
    /** The roster rows that a row of the list was written to. */
    readonly placesOf: (row: number) => readonly Place[]
    /** Rows that count as new or changed on a roster. */
    readonly counted: ReadonlySet<number>
  },
): Promise<readonly ImportedRecord[]> {
  const kept = steps.filter(({ before, changes }) => before !== undefined || changes.length > 0)
  const withNew = steps.filter(isNewOne)
  const writes = [...new Set([...kept, ...withNew])]
  if (writes.length === 0) return []
  await writeRecords(
    tx,
    reader,
    writes.map(({ before, record, person, rows }) => ({
      before,
      record,
      person: { places: [...(person?.places ?? []), ...rows.flatMap(placesOf)] },
    })),
  )
  return writes
    .filter((step) => isNewOne(step) || step.changes.length > 0)
    .map(({ before, record, rows }) => ({
      recordId: record.id,
      hash: hashOf(record),
      isCounted: rows.every((row) => !counted.has(row)),
      before: before === undefined ? null : overwritten(before, record),
    }))
}

/** Someone the club knows by this list alone, even if it says nothing but the name. */
function isNewOne({ before, person }: RecordStep): boolean {
  return before === undefined && person === undefined
}

/** Stands for everything a record says. */
function hashOf(record: RecordRow): string {
  const values = historyFields.map((field) => record[field])
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}

/** Only what the list has changed. */
function overwritten(before: RecordRow, after: RecordRow): NonNullable<ImportedRecord['before']> {
  const changed = new Set(changesBetween(before, after).map(({ field }) => field))
  return Object.fromEntries(
    recordFields.filter((field) => changed.has(field)).map((field) => [field, before[field]]),
  )
}

interface TakenBack {
  /** People who count by their record alone. */
  readonly removed: number
  readonly restored: number
  /** Names of those whose record was changed since. */
  readonly kept: ClubImportUndoResult['kept']
}

/** Takes the records of an import back; those that were changed since stay. */
export async function undoRecords(
  tx: Transaction,
  reader: ClubReader,
  imported: readonly ImportedRecord[],
): Promise<TakenBack> {
  const ids = imported.map(({ recordId }) => recordId)
  const now = await findRecords(tx, reader.clubId, ids)
  const standing = imported.flatMap((one) => {
    const record = now.get(one.recordId)
    return record === undefined ? [] : [{ ...one, record }]
  })
  const [same, changed] = [
    standing.filter(({ hash, record }) => hash === hashOf(record)),
    standing.filter(({ hash, record }) => hash !== hashOf(record)),
  ]
  const made = same.filter(({ before }) => before === null)
  const filled = same.filter(({ before }) => before !== null)
  await deleteRecords(
    tx,
    reader.clubId,
    made.map(({ recordId }) => recordId),
  )
  await writeRecords(
    tx,
    reader,
    filled.map(({ record, before }) => ({
      before: record,
      record: nextRecord(record, clubMemberChange.shape.changes.parse(before ?? {})),
    })),
  )
  return {
    removed: made.filter(({ isCounted }) => isCounted).length,
    restored: filled.filter(({ isCounted }) => isCounted).length,
    kept: changed.map(({ record: { id, firstName, lastName } }) => ({
      memberId: id,
      name: `${firstName} ${lastName}`.trim(),
      why: 'changed_again',
    })),
  }
}
