import { openSubprocess, type Requester } from '#server/platform/subprocess.ts'

import type { ReadCalendar } from './calendar-file/read.ts'

export interface CalendarToRead {
  readonly bytes: Uint8Array
  readonly window: { readonly from: Date; readonly to: Date }
}

/** Reading a season is faster than starting a process. */
const shortBytes = 32 * 1024
/** A tenth of what a calendar may cost: a short file with many rules takes half a second. */
const shortSteps = 2000

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
  const found = entriesIn(Buffer.from(bytes), window, shortSteps)
  const isLaborious = found.kind === 'refused' && found.why === 'too_many_entries'
  return isLaborious ? read(requester, calendar) : found
}
