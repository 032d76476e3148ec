import { answerOnce } from '#server/platform/subprocess.ts'

import { readFixtureList, type ListToRead } from './read.ts'

/** A process that reads one list and ends, so that a hostile or long one blocks nothing else. */
await answerOnce((list: ListToRead) => readFixtureList(list))
