import type { AttendanceRecord } from '@touchline/contract/attendance/shapes/marks'
import { isPlaying } from '@touchline/domain/members/access'
import { isSearched, searchText } from '@touchline/domain/values/folding'

import { knownName } from '#web/members/known-name.ts'

export type RecordFilterValue = 'all' | 'players' | 'staff'

interface RecordFilter {
  readonly search: string
  readonly filter: RecordFilterValue
  readonly sorting: { readonly key: string; readonly direction: 'ascending' | 'descending' }
}

/** The chosen records, in the chosen order. */
export function filterRecords(
  records: readonly AttendanceRecord[],
  { search, filter, sorting }: RecordFilter,
): readonly AttendanceRecord[] {
  const found = records.filter(
    (record) => isOf[filter](record) && isSearched(searchText(knownName(record)), search),
  )
  const sorted = found.toSorted((a, b) => compare(a, b, sorting.key))
  return sorting.direction === 'ascending' ? sorted : sorted.toReversed()
}

/** A playing coach is both. */
const isOf: Record<RecordFilterValue, (record: AttendanceRecord) => boolean> = {
  all: () => true,
  players: isPlaying,
  staff: ({ isCoach }) => isCoach,
}

function compare(a: AttendanceRecord, b: AttendanceRecord, key: string): number {
  const [one, other] = [numberOf(a, key), numberOf(b, key)]
  if (one !== other) return one - other
  const byLastName = a.lastName.localeCompare(b.lastName)
  return byLastName === 0 ? a.firstName.localeCompare(b.firstName) : byLastName
}

/** Missing figures sort before the lowest. */
function numberOf(record: AttendanceRecord, key: string): number {
  const value = new Map<string, unknown>(Object.entries(record)).get(key)
  return typeof value === 'number' ? value : -1
}
