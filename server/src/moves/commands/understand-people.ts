import type { ImportPreview } from '@touchline/domain/members/import/preview'

import {
  understandList,
  type ChosenList,
  type ReadingPlace,
} from '#server/members/commands/preview-import.ts'

import { withOrigins } from './move-on-wire.ts'
import type { ReadFiles } from './read-files.ts'

type Read = Extract<ReadFiles, { kind: 'read' }>

/** Reads the joined list of people like any list of members. */
export async function understandPeople(
  { list, move }: Read,
  choices: Omit<ChosenList, 'content'>,
  { where, now }: { readonly where: ReadingPlace; readonly now: Date },
): Promise<ImportPreview> {
  if (list === undefined) return { ...noPeople, ...(where.club && { places: [] }) }
  const preview = await understandList({ ...choices, content: list }, where, now)
  return withOrigins(preview, move.list?.origins ?? [])
}

/** A move can bring events only. */
const noPeople: ImportPreview = {
  headingLine: undefined,
  columns: [],
  rows: [],
  counts: { rows: 0, blankRows: 0, members: 0, staff: 0, guardians: 0 },
  problems: [],
  questions: [],
  assumptions: [],
}
