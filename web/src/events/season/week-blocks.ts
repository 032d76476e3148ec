import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import {
  minutesOf,
  timeOfMinutes,
  weekdayOf,
  weekdays,
  type Weekday,
} from '@touchline/domain/events/days'
import type { PlanBlock } from '@touchline/domain/events/season/plan-clashes'
import type { ReadPlanRow } from '@touchline/domain/events/season/read-row'
import { foldText } from '@touchline/domain/values/folding'

import { newLine, type PlanAction, type PlanLine } from './plan-lines.ts'

/** A row on one weekday, or a match of the calendar. */
export interface WeekBlock extends PlanBlock {
  readonly key: string
  /** Undefined for what is in the calendar already. */
  readonly line: PlanLine | undefined
  readonly row: ReadPlanRow | undefined
  /** The match's title in the calendar. */
  readonly title: string
}

export interface VenueLane {
  /** Null for blocks without a venue. */
  readonly key: string | null
  readonly name: string
}

interface ReadLine {
  readonly line: PlanLine
  readonly row: ReadPlanRow
}

/** Everything that takes place in some week: planned rows and matches of the calendar. */
export function weekBlocks(
  read: readonly ReadLine[],
  matches: SeasonDraft['matches'],
): readonly WeekBlock[] {
  const planned = read
    // A published match is in the calendar.
    .filter(({ line, row }) => line.publishedAt === null || row.kind === 'training')
    .flatMap((one) => one.row.weekdays.map((weekday) => rowBlock(one, weekday)))
  return [...planned, ...matches.map(matchBlock)]
}

function rowBlock({ line, row }: ReadLine, weekday: Weekday): WeekBlock {
  const { teamId, from, to, first, last, venue } = row
  const venueKey = venue === '' ? null : foldText(venue)
  const key = `${line.id} ${weekday}`
  return {
    id: line.id,
    key,
    line,
    row,
    teamId,
    weekday,
    from,
    to,
    first,
    last,
    venueKey,
    pauses: row.kind === 'training' && !row.runsInHolidays,
    isFixed: false,
    title: row.opponent,
  }
}

function matchBlock(match: SeasonDraft['matches'][number]): WeekBlock {
  const { id, teamId, title, startsLocal, endsLocal, venueKey } = match
  const day = startsLocal.slice(0, 10)
  const isLate = endsLocal.slice(0, 10) > day
  return {
    id,
    key: id,
    line: undefined,
    row: undefined,
    teamId,
    weekday: weekdayOf(day),
    from: startsLocal.slice(11),
    to: isLate ? '23:59' : endsLocal.slice(11),
    venueKey,
    first: day,
    last: day,
    pauses: false,
    isFixed: true,
    title,
  }
}

/** The club's venues and those that rows name, then blocks without one. */
export function lanesOf(
  blocks: readonly WeekBlock[],
  venues: SeasonDraft['venues'],
  noVenue: string,
): readonly VenueLane[] {
  const lanes = new Map(venues.map(({ key, name }) => [key, name]))
  for (const { venueKey, row } of blocks)
    if (venueKey !== null && !lanes.has(venueKey)) lanes.set(venueKey, row?.venue ?? venueKey)
  const named = [...lanes].map(([key, name]) => ({ key, name }))
  return [...named, { key: null, name: noVenue }]
}

export interface BlockMove {
  readonly weekday: Weekday
  readonly from: string
  readonly venue: string
}

const lastMinute = 23 * 60 + 45

/** Another start at the same length, within the day. */
export function startLater({ from, to }: Pick<WeekBlock, 'from' | 'to'>, minutes: number): string {
  const length = minutesOf(to) - minutesOf(from)
  const latest = Math.max(0, lastMinute - length)
  return timeOfMinutes(Math.min(latest, Math.max(0, minutesOf(from) + minutes)))
}

/** The next or previous day of the week, round the end. */
export function dayAfter(day: Weekday, step: number): Weekday {
  return weekdays[(weekdays.indexOf(day) + step + 7) % 7] ?? day
}

/**
 * Moves a row; of a row with several days only the one that is moved, which gets a row of its own.
 * Returns the key of the moved block.
 */
export function moveOf(
  { line, row, weekday }: WeekBlock,
  move: BlockMove,
  newId: () => string,
): { readonly actions: readonly PlanAction[]; readonly key: string } {
  if (line === undefined || row === undefined) return { actions: [], key: '' }
  const length = minutesOf(row.to) - minutesOf(row.from)
  const to = timeOfMinutes(Math.min(24 * 60 - 1, minutesOf(move.from) + length))
  const cells = { days: move.weekday, from: move.from, to, venue: move.venue }
  const others = row.weekdays.filter((day) => day !== weekday)
  if (others.length === 0)
    return {
      actions: [{ type: 'change', id: line.id, cells }],
      key: `${line.id} ${move.weekday}`,
    }
  const id = newId()
  const added = newLine(id, row.kind, { ...line.cells, ...cells })
  return {
    actions: [
      { type: 'change', id: line.id, cells: { days: others.join(', ') } },
      { type: 'add', line: added, after: line.id },
    ],
    key: `${id} ${move.weekday}`,
  }
}
