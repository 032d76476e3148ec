import type { PlanRow } from '@touchline/contract/events/shapes/season-planner'
import type { PlanCells, PlanKind } from '@touchline/domain/events/season/read-row'

/** A row on screen; `edits` differs from `savedEdits` until the server has it. */
export interface PlanLine {
  readonly id: string
  readonly cells: PlanCells
  readonly version: number
  readonly publishedAt: string | null
  readonly eventId: string | null
  readonly edits: number
  readonly savedEdits: number
  /** The row as another planner saved it meanwhile. */
  readonly theirs: PlanRow | undefined
  /** Removed here while another planner changed it. */
  readonly isReturned: boolean
}

export interface PlanLines {
  readonly lines: readonly PlanLine[]
  /** Removed here, not yet on the server. */
  readonly removed: readonly Saved[]
  readonly isReordered: boolean
}

export type CellChange = Partial<PlanCells>

export type PlanAction =
  | { readonly type: 'change'; readonly id: string; readonly cells: CellChange }
  | { readonly type: 'fill'; readonly lines: readonly PlanLine[] }
  | { readonly type: 'add'; readonly line: PlanLine; readonly after?: string }
  | { readonly type: 'remove'; readonly id: string }
  | {
      readonly type: 'saved'
      readonly sent: SentBatch
      readonly saved: readonly Saved[]
      readonly conflicts: readonly PlanRow[]
    }
  | { readonly type: 'settle'; readonly id: string; readonly keep: 'mine' | 'theirs' }
  | { readonly type: 'read'; readonly rows: readonly PlanRow[] }

type Saved = Pick<PlanRow, 'id' | 'version'>

/** Rows as they were sent, with the number of edits that they hold. */
export interface SentBatch {
  readonly lines: readonly PlanLine[]
  readonly removed: readonly Saved[]
  readonly order: readonly string[]
}

const emptyCells: PlanCells = {
  team: '',
  kind: 'training',
  days: '',
  from: '',
  to: '',
  venue: '',
  first: '',
  last: '',
  opponent: '',
  side: '',
  runsInHolidays: false,
}

/** A new row; it is saved once something is in it. */
export function newLine(id: string, kind: PlanKind, cells: CellChange = {}): PlanLine {
  const side = kind === 'friendly' ? 'home' : ''
  const edits = Object.keys(cells).length > 0 ? 1 : 0
  return {
    id,
    cells: { ...emptyCells, kind, side, ...cells },
    version: 0,
    publishedAt: null,
    eventId: null,
    edits,
    savedEdits: 0,
    theirs: undefined,
    isReturned: false,
  }
}

export function linesOf(rows: readonly PlanRow[]): PlanLines {
  return { lines: rows.map(lineOf), removed: [], isReordered: false }
}

function lineOf(row: PlanRow): PlanLine {
  return { ...row, edits: 0, savedEdits: 0, theirs: undefined, isReturned: false }
}

/** Whether a row has nothing but what its kind sets. */
export function isEmpty({ cells }: PlanLine): boolean {
  const { team, days, from, to, venue, first, last, opponent } = cells
  return [team, days, from, to, venue, first, last, opponent].every((cell) => cell === '')
}

function isUnsaved({ edits, savedEdits, theirs }: PlanLine): boolean {
  return edits !== savedEdits && theirs === undefined
}

/** As many as the server takes at once. */
const maxSent = 100

/** What the server doesn't have yet; undefined if it has everything. */
export function batchOf({ lines, removed, isReordered }: PlanLines): SentBatch | undefined {
  const unsaved = lines.filter(isUnsaved).slice(0, maxSent)
  if (unsaved.length === 0 && removed.length === 0 && !isReordered) return undefined
  const order = lines
    .filter((line) => line.version > 0 || unsaved.includes(line))
    .map(({ id }) => id)
  return { lines: unsaved, removed, order }
}

export function planReducer(state: PlanLines, action: PlanAction): PlanLines {
  const { lines } = state
  switch (action.type) {
    case 'change':
      return { ...state, lines: changed(lines, action.id, action.cells) }
    case 'fill':
      return { ...state, lines: action.lines, isReordered: true }
    case 'add':
      return { ...state, lines: inserted(lines, action.line, action.after), isReordered: true }
    case 'remove':
      return removedFrom(state, action.id)
    case 'saved':
      return withSaved(state, action)
    case 'settle':
      return {
        ...state,
        lines: lines.map((line) => (line.id === action.id ? settled(line, action.keep) : line)),
      }
    case 'read':
      return { ...state, lines: merged(state, action.rows) }
  }
}

function changed(lines: readonly PlanLine[], id: string, cells: CellChange): readonly PlanLine[] {
  return lines.map((line) =>
    line.id === id ? { ...line, cells: { ...line.cells, ...cells }, edits: line.edits + 1 } : line,
  )
}

function inserted(
  lines: readonly PlanLine[],
  line: PlanLine,
  after: string | undefined,
): readonly PlanLine[] {
  const at = lines.findIndex(({ id }) => id === after)
  return at === -1 ? [...lines, line] : lines.toSpliced(at + 1, 0, line)
}

function removedFrom(state: PlanLines, id: string): PlanLines {
  const line = state.lines.find((one) => one.id === id)
  const isStored = line !== undefined && (line.version > 0 || line.edits > 0)
  return {
    ...state,
    lines: state.lines.filter((one) => one.id !== id),
    removed: isStored ? [...state.removed, { id, version: line.version }] : state.removed,
  }
}

function withSaved(
  state: PlanLines,
  { sent, saved, conflicts }: Extract<PlanAction, { type: 'saved' }>,
): PlanLines {
  const versions = new Map(saved.map(({ id, version }) => [id, version]))
  const theirs = new Map(conflicts.map((row) => [row.id, row]))
  const edits = new Map(sent.lines.map((line) => [line.id, line.edits]))
  const returned = conflicts.filter(({ id }) => sent.removed.some((one) => one.id === id))
  const lines = state.lines.map((line) => ({
    ...line,
    version: versions.get(line.id) ?? line.version,
    savedEdits: versions.has(line.id) ? (edits.get(line.id) ?? 0) : line.savedEdits,
    theirs: theirs.get(line.id) ?? line.theirs,
  }))
  return {
    lines: [...lines, ...returned.map((row) => ({ ...lineOf(row), isReturned: true }))],
    removed: state.removed
      .filter((one) => !sent.removed.includes(one))
      // A row that was removed while it was saved.
      .map((one) => ({ ...one, version: versions.get(one.id) ?? one.version })),
    isReordered: false,
  }
}

function settled(line: PlanLine, keep: 'mine' | 'theirs'): PlanLine {
  const { theirs } = line
  if (theirs === undefined) return line
  return keep === 'theirs'
    ? lineOf(theirs)
    : { ...line, version: theirs.version, theirs: undefined }
}

/** Rows that aren't edited here follow the server; typed ones stay. */
function merged({ lines, removed }: PlanLines, rows: readonly PlanRow[]): readonly PlanLine[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  const kept = lines.flatMap((line) => {
    const row = known.get(line.id)
    if (line.edits !== line.savedEdits || line.version === 0) return [line]
    if (row === undefined) return []
    return [row.version === line.version ? line : lineOf(row)]
  })
  const shown = new Set([...kept, ...removed].map(({ id }) => id))
  return [...kept, ...rows.filter(({ id }) => !shown.has(id)).map(lineOf)]
}
