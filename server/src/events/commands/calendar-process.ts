import { answerOnce } from '#server/platform/subprocess.ts'

import { entriesIn } from './calendar-text.ts'
import type { CalendarToRead } from './read-calendar-in-subprocess.ts'

/** Reads one calendar in its own process, so a hostile or long one blocks nothing else. */
await answerOnce(({ bytes, window }: CalendarToRead) => entriesIn(Buffer.from(bytes), window))
