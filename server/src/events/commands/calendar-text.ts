import { readText } from '#server/members/commands/read-text.ts'
import { AppError } from '#server/platform/errors.ts'

import { readCalendar, type ReadCalendar } from './calendar-file/read.ts'

/** The entries of a file in any character encoding. */
export function entriesIn(
  bytes: Buffer,
  window: { from: Date; to: Date },
  steps?: number,
): ReadCalendar {
  try {
    return readCalendar(readText(unfolded(bytes)), window, steps)
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', why: 'not_a_calendar' }
    throw error
  }
}

/** Some programs fold lines within a multi-byte character: joins the bytes before decoding. */
function unfolded(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(/\r?\n[ \t]/g, ''), 'latin1')
}
