import { answerOnce } from '#server/platform/subprocess.ts'

import { readFiles } from './read-files.ts'

/** Reads the files of one move and ends, so that they can't block or exhaust the server. */
await answerOnce(readFiles)
