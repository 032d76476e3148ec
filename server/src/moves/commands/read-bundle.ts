import { addDays } from '@touchline/domain/events/days'
import type { CalendarOfMove, MovedEvent, MoveOptions } from '@touchline/domain/moves/read-move'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'

import { readEntryFacts } from '#server/events/commands/entry-facts.ts'
import { readCalendarInSubprocess } from '#server/events/commands/read-calendar-in-subprocess.ts'
import { isWorkbook } from '#server/members/commands/read-workbook.ts'
import { AppError } from '#server/platform/errors.ts'
import { openSubprocess, type Requester } from '#server/platform/subprocess.ts'

import type { MovedFile } from './bundle.ts'
import { readFiles, type FilesToRead, type ReadFiles } from './read-files.ts'

/** Shorter files are read faster than a subprocess starts. */
const shortBytes = 24 * 1024

const inSubprocess = openSubprocess<FilesToRead, ReadFiles>({
  script: new URL('./move-process.ts', import.meta.url),
  memoryMb: 384,
  patienceMs: 20_000,
  spent: (what) => ({
    kind: 'refused',
    why: what === 'time' ? 'unavailable' : 'import_too_large',
  }),
})

type Read = Extract<ReadFiles, { kind: 'read' }>

interface ReadingMove {
  readonly requester: Requester
  readonly options: MoveOptions
  readonly zone: string
  readonly now: Date
}

/** Reads the files of a move; calendars first, in their own process. */
export async function readBundle(
  files: readonly MovedFile[],
  { requester, options, zone, now }: ReadingMove,
): Promise<Read> {
  const calendars: CalendarOfMove[] = []
  for (const file of files.filter(isCalendar))
    calendars.push(await calendarIn(file, { requester, zone, now }))
  const asked = { files: files.filter((file) => !isCalendar(file)), calendars, options }
  const bytes = asked.files.reduce((sum, file) => sum + file.bytes.byteLength, 0)
  const isShort = bytes <= shortBytes && !asked.files.some((file) => isWorkbook(file.bytes))
  const read = isShort ? await readFiles(asked) : await inSubprocess(requester, asked)
  if (read.kind === 'refused') throw new AppError(read.why)
  return read
}

function isCalendar({ bytes }: MovedFile): boolean {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /BEGIN:VCALENDAR/i.test(start)
}

const day = 86_400_000

/** Three years back, because a move brings the past. */
async function calendarIn(
  { name: file, bytes }: MovedFile,
  { requester, zone, now }: Pick<ReadingMove, 'requester' | 'zone' | 'now'>,
): Promise<CalendarOfMove> {
  const window = {
    from: new Date(now.getTime() - 3 * 366 * day),
    to: new Date(now.getTime() + 731 * day),
  }
  const read = await readCalendarInSubprocess(requester, { bytes, window })
  if (read.kind === 'refused') return { file, events: [], unreadable: 0 }
  const calendar = { name: read.name ?? file, eventType: null }
  const events = read.entries.map((entry, at): MovedEvent => {
    const facts = readEntryFacts(entry, { calendar, zone, was: undefined })
    const [startDay = '', time = ''] = wallClockOf(facts.startsAt, zone).split('T')
    const [endDay = '', endTime = ''] = wallClockOf(facts.endsAt, zone).split('T')
    return {
      line: at + 1,
      day: startDay,
      time: facts.isAllDay ? null : time,
      endDay: facts.isAllDay ? addDays(endDay, -1) : endDay,
      endTime: facts.isAllDay ? null : endTime,
      title: facts.title,
      typeWords: '',
      location: facts.location ?? '',
      opponent: '',
      homeAway: null,
      isCancelled: entry.isCancelled,
      isAllDay: facts.isAllDay,
      team: '',
    }
  })
  return { file, events, unreadable: read.unreadable }
}
