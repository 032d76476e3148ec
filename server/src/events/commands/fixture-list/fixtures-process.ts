import { answerOnce } from '#server/platform/subprocess.ts'

import { readFixtureList, type ListToRead } from './read.ts'

/** Reads one list in its own process, so a hostile or long one blocks nothing else. */
await answerOnce((list: ListToRead) => readFixtureList(list))
