import { answerOnce } from '#server/platform/subprocess.ts'

import { readList } from './read-list.ts'

/** A process that reads one list and ends: a hostile or very long one holds nobody else up. */
await answerOnce(readList)
