import { timePattern, timeOfMinutes } from '../days.ts'
import { readFixtureTime } from '../fixture-list/read-fixtures.ts'

/** A time as people type it: "17:30", "17.30 Uhr", "17h30", "5:30pm", "1730", "17". */
export function readTime(cell: string): string | undefined {
  const typed = cell
    .trim()
    .toLowerCase()
    .replace(/\s*uhr$/, '')
    .replace(/^(um|ab|at|à|a las)\s+/, '')
  if (timePattern.test(typed)) return typed
  const [, hour = '', half] = /^(\d{1,2})\s*([ap])?\.?m?\.?$/.exec(typed) ?? []
  if (hour !== '') return hourOf(Number(hour), half)
  const [, hours = '', minutes = ''] = /^(\d{1,2})(\d{2})$/.exec(typed) ?? []
  if (hours !== '')
    return timePattern.test(padded(hours, minutes)) ? padded(hours, minutes) : undefined
  return readFixtureTime(typed)
}

function hourOf(hour: number, half: string | undefined): string | undefined {
  if (half === undefined) return hour < 24 ? timeOfMinutes(hour * 60) : undefined
  if (hour < 1 || hour > 12) return undefined
  return timeOfMinutes(((hour % 12) + (half === 'p' ? 12 : 0)) * 60)
}

function padded(hours: string, minutes: string): string {
  return `${hours.padStart(2, '0')}:${minutes}`
}

export interface ReadSpan {
  readonly from: string
  /** Empty if only a start is given. */
  readonly to: string
  /** What is before the times: "Di", "Tue & Thu". */
  readonly before: string
}

const clock = String.raw`\d{1,2}(?:\s?(?:[:.h]\s?\d{2}|h))?(?:\s?[ap]\.?m\.?)?`
const span = new RegExp(
  String.raw`^(.*?)\s*(${clock})\s*(?:uhr)?\s*(?:-|–|—|bis|to|until|à|a|hasta)\s*(${clock})\s*(?:uhr)?$`,
  'i',
)
const start = new RegExp(
  String.raw`^(.*?\D)?(\d{1,2}(?:[:.h]\d{2})(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?[ap]\.?m\.?)\s*(?:uhr)?$`,
  'i',
)

/** "Di 17:30–19:00", "Tue 5:30pm", "17h30 à 19h": days and times of one cell. */
export function readSpan(cell: string): ReadSpan | undefined {
  const typed = cell.trim()
  const [, before = '', first = '', last = ''] = span.exec(typed) ?? []
  return first === '' ? startOf(typed) : bothOf(before, first, last)
}

function startOf(typed: string): ReadSpan | undefined {
  const [, before = '', only = ''] = start.exec(typed) ?? []
  const from = only === '' ? undefined : readTime(only)
  return from === undefined ? undefined : { before: before.trim(), from, to: '' }
}

function bothOf(before: string, first: string, last: string): ReadSpan | undefined {
  // "5:30–7pm": the first time is in the same half of the day.
  const half = /[ap]\.?m\.?$/i.exec(last)?.[0] ?? ''
  const isBare = half !== '' && !/[ap]\.?m\.?$/i.test(first)
  const from = readTime(isBare ? `${first}${half}` : first)
  const to = readTime(last)
  return from === undefined || to === undefined ? undefined : { before: before.trim(), from, to }
}
