import { foldText } from '../../values/folding.ts'
import { isDay } from '../days.ts'
import { columnOf, type FixtureColumn } from './headings.ts'

/** A match in an association's list, also without one of our teams. */
export interface Fixture {
  /** Line number as spreadsheet programs count. */
  readonly line: number
  /** Equal in every list: the match number, or teams and competition. */
  readonly key: string
  readonly date: string
  /** Null while the kick-off isn't known. */
  readonly time: string | null
  readonly home: string
  readonly away: string
  readonly venue: string | null
  /** Age group, division or competition, if given. */
  readonly group: string
  readonly isCancelled: boolean
}

export const unreadReasons = ['no_date', 'no_teams'] as const

/** A line without a complete match; shown, never dropped. */
export interface UnreadLine {
  readonly line: number
  readonly text: string
  readonly why: (typeof unreadReasons)[number]
}

export interface FixtureList {
  readonly fixtures: readonly Fixture[]
  readonly unread: readonly UnreadLine[]
}

export interface ListLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** Headings may follow this many lines of titles and notes. */
const maxHeadLines = 20

/** The matches of a table; undefined without the headings of a fixture list. */
export function readFixtures(lines: readonly ListLine[]): FixtureList | undefined {
  const head = lines.slice(0, maxHeadLines).findIndex(isHeading)
  if (head === -1) return undefined
  const columns = (lines[head]?.cells ?? []).map(columnOf)
  const rows = lines
    .slice(head + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map((line) => fixtureOf(line, columns))
  return {
    fixtures: rows.filter((row) => 'key' in row),
    unread: rows.filter((row) => 'why' in row),
  }
}

function isHeading({ cells }: ListLine): boolean {
  const found = new Set(cells.map(columnOf))
  return (['date', 'home', 'away'] as const).every((column) => found.has(column))
}

function fixtureOf(
  { line, cells }: ListLine,
  columns: readonly (FixtureColumn | undefined)[],
): Fixture | UnreadLine {
  const all = (column: FixtureColumn) =>
    cells.filter((cell, at) => columns[at] === column && cell.trim() !== '').map(tidy)
  const one = (column: FixtureColumn) => all(column)[0] ?? ''
  const [home, away, group] = [one('home'), one('away'), all('group').join(' · ')]
  const text = cells.map(tidy).filter(Boolean).join(' · ').slice(0, 300)
  if (home === '' || away === '') return { line, text, why: 'no_teams' }
  const date = readFixtureDay(one('date'))
  if (date === undefined) return { line, text, why: 'no_date' }
  const number = one('number')
  return {
    line,
    key: fixtureKey({ number, home, away, group }),
    date,
    time: readFixtureTime(one('time')) ?? readFixtureTime(one('date').replace(/^\S+/, '')) ?? null,
    home,
    away,
    venue: one('venue') || null,
    group,
    isCancelled: cancelled.test(foldText(one('status'))),
  }
}

const cancelled = /abgesetzt|abgesagt|ausgefallen|cancel|annul|postpon|report|aplaz|suspend/

/** Without numbers: teams and competition, as a pair meets once at each ground. */
export function fixtureKey({
  number,
  home,
  away,
  group,
}: Pick<Fixture, 'home' | 'away' | 'group'> & { readonly number: string }): string {
  if (number !== '') return `#${foldText(number)}`.slice(0, 300)
  return [home, away, group].map(foldText).join(' | ').slice(0, 300)
}

function tidy(cell: string): string {
  return cell.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
}

/** "Sa., 14.03.2026", "14/03/26 10:30", "2026-03-14": day first, unless the year is. */
export function readFixtureDay(cell: string): string | undefined {
  const iso = /(\d{4})-(\d{1,2})-(\d{1,2})/.exec(cell)
  if (iso !== null) return existing(iso[1], iso[2], iso[3])
  const [, day, month, year] =
    /(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4}|\d{2})(?!\d)/.exec(cell) ?? []
  return existing(year?.length === 2 ? `20${year}` : year, month, day)
}

function existing(...parts: readonly (string | undefined)[]): string | undefined {
  const [year = '', month = '', day = ''] = parts
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) ? found : undefined
}

/** "15:00", "15.00 Uhr", "15h30", "3:00 PM", and a spreadsheet's fraction of a day. */
export function readFixtureTime(cell: string): string | undefined {
  if (/^0?[.,]\d{3,}$/.test(cell)) {
    const minutes = Math.round(Number(cell.replace(',', '.')) * 1440)
    return clock(Math.floor(minutes / 60), minutes % 60)
  }
  const [, hours, minutes = '0', half] =
    /(?:^|[^\d.])(\d{1,2})(?:[:.]|\s?[hH]\s?|(?=\s?[ap]\.?m))(\d{2})?(?!\d|\.\d)\s*([ap]\.?m)?/i.exec(
      ` ${cell}`,
    ) ?? []
  if (hours === undefined) return undefined
  return clock(hourOf(Number(hours), half), Number(minutes))
}

/** 12 AM is midnight. */
function hourOf(hours: number, half = ''): number {
  if (/^p/i.test(half)) return hours < 12 ? hours + 12 : hours
  return /^a/i.test(half) && hours === 12 ? 0 : hours
}

function clock(hours: number, minutes: number): string | undefined {
  if (hours > 23 || minutes > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
