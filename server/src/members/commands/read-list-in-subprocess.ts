import { openSubprocess, type Requester } from '#server/platform/subprocess.ts'

import { readList, type ListToRead, type ReadList } from './read-list.ts'
import { isWorkbook } from './read-workbook.ts'

/** Short text is read in less time than a process takes to begin. */
const shortBytes = 24 * 1024

/** Reading 5,000 rows takes about a second; what takes ten is not a list of people. */
const options = {
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
  const read = openSubprocess<ListToRead, ReadList>(options)
  return async (requester: Requester, list: ListToRead): Promise<ReadList> => {
    const isShort = list.bytes.byteLength <= shortBytes && !isWorkbook(list.bytes)
    return isShort ? readList(list) : read(requester, list)
  }
}
