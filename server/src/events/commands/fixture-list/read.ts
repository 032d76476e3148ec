import { columnOf } from '@touchline/domain/events/fixture-list/headings'
import { readFixtures, type FixtureList } from '@touchline/domain/events/fixture-list/read-fixtures'

import { readTable } from '#server/members/commands/read-table.ts'
import { isWorkbook, readWorkbook } from '#server/members/commands/read-workbook.ts'
import { AppError } from '#server/platform/errors.ts'

import { entriesIn } from '../calendar-text.ts'
import { fixturesOfCalendar } from './calendar.ts'

export interface ListToRead {
  readonly bytes: Uint8Array
  readonly window: { readonly from: Date; readonly to: Date }
  /** For times in UTC. */
  readonly zone: string
}

export type ReadFixtureList =
  | { readonly kind: 'read'; readonly list: FixtureList }
  | { readonly kind: 'refused'; readonly why: 'not_fixtures' | 'too_large' }

/** Reads matches from a calendar, a workbook or a text table. */
export async function readFixtureList({
  bytes,
  window,
  zone,
}: ListToRead): Promise<ReadFixtureList> {
  const file = Buffer.from(bytes)
  if (/^\W*BEGIN:VCALENDAR/i.test(file.subarray(0, 200).toString('utf8'))) {
    const read = entriesIn(file, window)
    return read.kind === 'read'
      ? { kind: 'read', list: fixturesOfCalendar(read.entries, zone) }
      : { kind: 'refused', why: 'not_fixtures' }
  }
  try {
    for (const lines of await tablesIn(file)) {
      const list = readFixtures(lines)
      if (list !== undefined) return { kind: 'read', list }
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isLarge = error.code === 'import_too_large'
    return { kind: 'refused', why: isLarge ? 'too_large' : 'not_fixtures' }
  }
  return { kind: 'refused', why: 'not_fixtures' }
}

async function tablesIn(file: Buffer) {
  if (isWorkbook(file)) return (await readWorkbook(file)).map(({ lines }) => lines)
  return [
    readTable(file, (lines) =>
      Math.max(
        0,
        ...lines.map(({ cells }) => cells.filter((cell) => columnOf(cell) !== undefined).length),
      ),
    ),
  ]
}
