import { readText } from '#server/members/commands/read-text.ts'
import { AppError } from '#server/platform/errors.ts'

import { readCalendar, type ReadCalendar } from './calendar-file/read.ts'

/** The entries in the bytes of a file, in whatever letters it is written. */
export function entriesIn(bytes: Buffer, window: { from: Date; to: Date }): ReadCalendar {
  try {
    return readCalendar(readText(unfolded(bytes)), window)
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', why: 'not_a_calendar' }
    throw error
  }
}

/** Some fold long lines between the bytes of one letter: they are put together before it is read. */
function unfolded(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(/\r?\n[ \t]/g, ''), 'latin1')
}
