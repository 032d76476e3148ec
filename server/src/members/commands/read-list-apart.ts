import { doneApart } from '#server/platform/apart.ts'

import { readList, type ListToRead, type ReadList } from './read-list.ts'
import { isWorkbook } from './read-workbook.ts'

/** Short text is read in less time than a process takes to begin. */
const shortBytes = 64 * 1024

/** Reading 5,000 rows takes about a second; what takes ten is not a list of people. */
const apart = {
  script: new URL('./list-process.ts', import.meta.url),
  memoryMb: 256,
  patienceMs: 10_000,
  spent: (what: 'time' | 'memory'): ReadList => ({
    kind: 'refused',
    why: what === 'time' ? 'unavailable' : 'import_too_large',
  }),
}

/** Reads a list for an account where it can neither hold up nor exhaust the server. */
export function listReader() {
  const readApart = doneApart<ListToRead, ReadList>(apart)
  return async (accountId: string, list: ListToRead): Promise<ReadList> => {
    const isShort = list.bytes.byteLength <= shortBytes && !isWorkbook(list.bytes)
    return isShort ? readList(list) : readApart(accountId, list)
  }
}
