import { answerOnce } from '#server/platform/subprocess.ts'

import { readList } from './read-list.ts'

/** Reads one list and ends, so that a malicious or very long list can't block the server. */
await answerOnce(readList)
