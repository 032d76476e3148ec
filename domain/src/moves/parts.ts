import type { Figures } from '../members/earlier-figures.ts'
import type { TableLine } from '../members/import/table.ts'
import type { WrittenPresence } from './presence.ts'
import type { FileKind } from './sources.ts'

/** One sheet of a file; a text file is one sheet without a name. */
export interface SheetOfMove {
  readonly file: string
  readonly sheet: string
  readonly lines: readonly TableLine[]
}

/** An event as one file has it. The day's numbers wait for the order of all dates. */
export interface WrittenEvent {
  readonly line: number
  readonly day: string
  readonly time: string | null
  readonly endTime: string | null
  readonly endDay?: string | undefined
  readonly title: string
  readonly typeWords: string
  readonly location: string
  readonly opponent: string
  readonly homeAway: 'home' | 'away' | null
  readonly isCancelled: boolean
  /** Named in a column of the file. */
  readonly team: string
  /** A whole day by the calendar's own word. */
  readonly isAllDay?: boolean
  /** The final score, if the file has it. */
  readonly score?: { readonly home: number; readonly away: number } | undefined
}

export interface WrittenPerson {
  readonly line: number
  readonly firstName: string
  readonly lastName: string
  /** First and last name in unknown order, if they are in one cell. */
  readonly fullName: string
  readonly team: string
}

/** What one person said or did at one event. */
export interface WrittenRecord {
  readonly line: number
  readonly person: number
  readonly event: number
  readonly said: WrittenPresence
  readonly figures?: Figures | undefined
}

/** A player's figures without their matches. */
export interface WrittenTotals {
  readonly person: number
  readonly figures: Figures
}

/** Why something in a file isn't taken. */
export const moveProblems = ['no_date', 'cell_unknown', 'name_missing', 'person_unknown'] as const

export type MoveProblemKind = (typeof moveProblems)[number]

export interface MoveProblem {
  readonly line: number
  readonly column: string
  readonly value: string
  readonly why: MoveProblemKind
}

/** What one sheet holds. */
export interface ReadPart {
  readonly kind: FileKind
  /** Rows below the headings. */
  readonly rows: number
  /** Headings whose columns aren't used. */
  readonly ignored: readonly string[]
  /** Headings of figures that Touchline has no place for. */
  readonly noPlace: readonly string[]
  readonly people: readonly WrittenPerson[]
  readonly events: readonly WrittenEvent[]
  readonly records: readonly WrittenRecord[]
  readonly totals: readonly WrittenTotals[]
  readonly problems: readonly MoveProblem[]
}

export const nothingRead: Omit<ReadPart, 'kind'> = {
  rows: 0,
  ignored: [],
  noPlace: [],
  people: [],
  events: [],
  records: [],
  totals: [],
  problems: [],
}
