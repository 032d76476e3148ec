import { openSubprocess, type Requester } from '#server/platform/subprocess.ts'

import type { ReadCalendar } from './calendar-file/read.ts'

export interface CalendarToRead {
  readonly bytes: Uint8Array
  readonly window: { readonly from: Date; readonly to: Date }
}

/** Reading a season is faster than starting a process. */
const shortBytes = 64 * 1024

/**
 * The largest calendar takes two seconds; one that takes ten times as long would fail next time
 * too.
 */
const read = openSubprocess<CalendarToRead, ReadCalendar>({
  script: new URL('./calendar-process.ts', import.meta.url),
  memoryMb: 256,
  patienceMs: 20_000,
  spent: () => ({ kind: 'refused', why: 'too_many_entries' }),
})

/**
 * Reads a calendar for an account, or for none, in a process that can neither block nor exhaust
 * the server.
 */
export async function readCalendarInSubprocess(
  requester: Requester,
  calendar: CalendarToRead,
): Promise<ReadCalendar> {
  const { bytes, window } = calendar
  if (bytes.byteLength > shortBytes) return read(requester, calendar)
  const { entriesIn } = await import('./calendar-text.ts')
  return entriesIn(Buffer.from(bytes), window)
}
