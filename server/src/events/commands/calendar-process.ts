import { answersOnce } from '#server/platform/apart.ts'

import { entriesIn } from './calendar-text.ts'
import type { CalendarToRead } from './read-calendar-apart.ts'

/** A process that reads one calendar and ends: a hostile or very long one holds nobody else up. */
await answersOnce(({ bytes, window }: CalendarToRead) => entriesIn(Buffer.from(bytes), window))
