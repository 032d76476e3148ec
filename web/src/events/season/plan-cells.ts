import { addDays, isDay, weekdays, type Weekday } from '@touchline/domain/events/days'
import { readSide } from '@touchline/domain/events/season/plan-headings'
import { type DateOrder, readDate } from '@touchline/domain/events/season/read-date'
import { readDays } from '@touchline/domain/events/season/read-days'
import type { PlanCells, PlanColumn } from '@touchline/domain/events/season/read-row'
import { readSpan, readTime } from '@touchline/domain/events/season/read-times'
import { foldText } from '@touchline/domain/values/folding'
import { type Language, locales } from '@touchline/domain/values/language'

import type { CellChange } from './plan-lines.ts'

export interface CellContext {
  readonly language: Language
  readonly teams: readonly { readonly id: string; readonly name: string }[]
  /** Of the club's country. */
  readonly dateOrder: DateOrder
  /** Set in the plan of one team, which has no column for it. */
  readonly ownTeam?: string | undefined
}

/** What a typed cell means, stored the same in every language; other text is kept as typed. */
export function typedCell(column: PlanColumn, typed: string, context: CellContext): CellChange {
  const text = typed.trim()
  return readers[column]?.(text, context) ?? { [column]: text }
}

const readers: Readonly<
  Partial<Record<PlanColumn, (text: string, context: CellContext) => CellChange>>
> = {
  team: (text, context) => ({ team: context.ownTeam ?? teamNamed(text, context) ?? text }),
  days: typedDays,
  from: (text) => typedTime('from', text),
  to: (text) => typedTime('to', text),
  first: (text, { dateOrder }) => ({ first: dateIn(text, dateOrder) ?? text }),
  last: (text, { dateOrder }) => ({ last: dateIn(text, dateOrder) ?? text }),
  side: (text) => ({ side: readSide(text) ?? text }),
}

function teamNamed(text: string, { teams }: CellContext): string | undefined {
  const name = foldText(text)
  return teams.find((team) => foldText(team.name) === name)?.id
}

/** "Di 17:30–19:00" also fills the times, and a date makes it a match. */
function typedDays(text: string, { language, dateOrder }: CellContext): CellChange {
  const span = readSpan(text)
  const words = span?.before ?? text
  const date = dateIn(words, dateOrder)
  if (date !== undefined) return { kind: 'friendly', first: date, days: '', ...timesOf(span) }
  const days = readDays(words, language)
  return days === undefined ? { days: text } : { days: days.join(', '), ...timesOf(span) }
}

/** A date, also after a weekday: "Sat 27 Mar 2027". */
export function dateIn(text: string, order: DateOrder): string | undefined {
  return readDate(text, order) ?? readDate(text.replace(/^\D+/, ''), order)
}

function timesOf(span: ReturnType<typeof readSpan>): CellChange {
  if (span === undefined) return {}
  return { from: span.from, ...(span.to !== '' && { to: span.to }) }
}

/** "17:30–19:00" fills both. */
function typedTime(column: 'from' | 'to', text: string): CellChange {
  const span = column === 'from' ? readSpan(text) : undefined
  if (span?.before === '' && span.to !== '') return { from: span.from, to: span.to }
  return { [column]: readTime(text) ?? text }
}

/** 4 January 2027 is a Monday. */
const monday = '2027-01-04'

/** "Tue" in the reader's language. */
export function dayName(
  day: Weekday,
  language: Language,
  weekday: 'short' | 'long' = 'short',
): string {
  const date = new Date(`${addDays(monday, weekdays.indexOf(day))}T12:00:00Z`)
  const name = new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'UTC' }).format(date)
  return name.replace(/\.$/, '')
}

/** A stored cell as people of the language write it. */
export function shownCell(column: PlanColumn, cells: PlanCells, context: CellContext): string {
  const cell = cells[column]
  if (column === 'team') return context.teams.find(({ id }) => id === cell)?.name ?? cell
  if (column === 'days') return shownDays(cell, context.language)
  return isDay(cell) && (column === 'first' || column === 'last')
    ? shownDay(cell, context.language)
    : cell
}

function shownDays(cell: string, language: Language): string {
  const days = cell.split(', ').map((code) => weekdays.find((day) => day === code))
  const known = days.filter((day) => day !== undefined)
  return known.length === days.length ? known.map((day) => dayName(day, language)).join(', ') : cell
}

/** "1 Feb 2027": the same day in every country, and it can be typed. */
export function shownDay(day: string, language: Language): string {
  const date = new Date(`${day}T12:00:00Z`)
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], parts).format(date)
}
