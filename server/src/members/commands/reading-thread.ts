import { parentPort } from 'node:worker_threads'

import { readList, type ListToRead } from './read-list.ts'

/** A thread that reads one list and ends: a hostile or very long one holds nobody else up. */
parentPort?.once('message', (list: ListToRead) => {
  readList(list).then(
    (read) => parentPort?.postMessage(read),
    (error: unknown) => {
      throw error
    },
  )
})
