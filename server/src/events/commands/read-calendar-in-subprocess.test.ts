import { expect, test } from 'vitest'

import { entriesIn } from './calendar-text.ts'
import { readCalendarInSubprocess } from './read-calendar-in-subprocess.ts'

const window = { from: new Date('2026-03-01'), to: new Date('2026-05-01') }

/** More than is read in the main process: a note of a hundred thousand letters. */
const long = Buffer.from(
  [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Región',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART;TZID=Europe/Madrid:20260320T180000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    `DESCRIPTION:${'x'.repeat(100_000)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n'),
)

test('reads a long calendar like a short one', async () => {
  const read = await readCalendarInSubprocess({ accountId: null }, { bytes: long, window })
  expect(read).toEqual(entriesIn(long, window))
  expect(read).toMatchObject({ kind: 'read', name: 'Región', entries: [{}, {}, {}] })
})

test('serves other requests while a long calendar is read', async () => {
  const done: string[] = []
  const reading = readCalendarInSubprocess({ accountId: null }, { bytes: long, window }).then(() =>
    done.push('read'),
  )
  setImmediate(() => done.push('served'))
  await reading
  expect(done).toEqual(['served', 'read'])
})

test('serves other requests while a short calendar with many rules is read', async () => {
  const endless = ['DTSTART:20260320T180000Z', 'RRULE:FREQ=DAILY', 'END:VEVENT']
  const events = Array.from({ length: 100 }, (_, at) => ['BEGIN:VEVENT', `UID:${at}`, ...endless])
  const bytes = Buffer.from(['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR'].join('\r\n'))
  const done: string[] = []
  const reading = readCalendarInSubprocess({ accountId: null }, { bytes, window }).then((read) => {
    done.push('read')
    return read
  })
  setImmediate(() => done.push('served'))
  expect(await reading).toMatchObject({ kind: 'read', entries: { length: 4200 } })
  expect(done).toEqual(['served', 'read'])
})

test('rejects what is not a calendar', async () => {
  const bytes = Buffer.from('x'.repeat(100_000))
  expect(await readCalendarInSubprocess({ accountId: null }, { bytes, window })).toEqual({
    kind: 'refused',
    why: 'not_a_calendar',
  })
})
