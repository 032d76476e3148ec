import { readFileSync } from 'node:fs'

/** A time in Berlin or UTC ("20261205T140000Z"), and further lines. */
export function entry(uid: string, start: string, ...lines: readonly string[]): readonly string[] {
  const hour = String(Number(start.slice(9, 11)) + 1).padStart(2, '0')
  const end = `${start.slice(0, 9)}${hour}${start.slice(11)}`
  const zone = start.endsWith('Z') ? '' : ';TZID=Europe/Berlin'
  const hasTitle = lines.some((line) => line.startsWith('SUMMARY'))
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART${zone}:${start}`,
    `DTEND${zone}:${end}`,
    ...(hasTitle ? [] : ['SUMMARY:Practice']),
    ...lines,
    'END:VEVENT',
  ]
}

export function calendarOf(...entries: readonly (readonly string[])[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:League']
  return [...head, ...entries.flat(), 'END:VCALENDAR', ''].join('\r\n')
}

/** A test case by name. */
export function caseOf(name: string): string {
  const path = `../../events/fixtures/followed/${name}.ics`
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
