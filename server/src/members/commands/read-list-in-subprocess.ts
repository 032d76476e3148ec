import { openSubprocess, type Requester } from '#server/platform/subprocess.ts'

import { readList, type ListToRead, type ReadList } from './read-list.ts'
import { isWorkbook } from './read-workbook.ts'

/** Shorter text is read faster than a subprocess starts. */
const shortBytes = 24 * 1024

/** 5,000 rows take about a second; anything that takes ten is no list of people. */
const options = {
  script: new URL('./list-process.ts', import.meta.url),
  memoryMb: 256,
  patienceMs: 10_000,
  spent: (what: 'time' | 'memory'): ReadList => ({
    kind: 'refused',
    why: what === 'time' ? 'unavailable' : 'import_too_large',
  }),
}

/**
 * Reads lists in a subprocess, with a limit per account, so that they can't block or exhaust the
 * server.
 */
export function listReader() {
  const read = openSubprocess<ListToRead, ReadList>(options)
  return async (requester: Requester, list: ListToRead): Promise<ReadList> => {
    const isShort = list.bytes.byteLength <= shortBytes && !isWorkbook(list.bytes)
    return isShort ? readList(list) : read(requester, list)
  }
}
