import type { TableLine } from '../members/import/table.ts'
import type { Head } from './event-rows.ts'
import { readPresence, type WrittenPresence } from './presence.ts'

/** True if a list has a column of answers, or columns such as "Present" with yes and no. */
export function hasStatus(lines: readonly TableLine[], head: Head): boolean {
  if (head.columns.includes('status')) return true
  const ticked = head.cells.flatMap((cell, index) => (meaningOf(cell) ? [index] : []))
  const cells = lines
    .slice(head.at + 1)
    .flatMap(({ cells: of }) => ticked.map((index) => (of[index] ?? '').trim()))
    .filter((cell) => cell !== '')
  return cells.length > 0 && cells.every((cell) => readPresence(cell)?.open !== undefined)
}

interface Status {
  /** Undefined if a cell isn't understood. */
  readonly said: WrittenPresence | undefined
  readonly column: string
  readonly value: string
}

/** What all columns of answers and marks of a row say together. */
export function statusIn({ cells }: TableLine, head: Head): Status {
  let all: WrittenPresence = {}
  for (const [index, column] of head.cells.entries()) {
    const meaning = meaningOf(column)
    if (head.columns[index] !== 'status' && meaning === undefined) continue
    const value = (cells[index] ?? '').trim()
    const said = readPresence(value)
    if (said === undefined) return { said, column, value }
    const { open, ...rest } = said
    if (open === undefined) all = { ...all, ...rest }
    else if (meaning === undefined) all = { open, ...all }
    else all = { ...all, ...ticked(meaning, open === 'yes') }
  }
  return { said: all, column: '', value: '' }
}

/** A heading such as "Present" or "Anwesend" gives its ticks a meaning. */
function meaningOf(heading: string): WrittenPresence | undefined {
  const meaning = heading.trim().length > 3 ? readPresence(heading) : undefined
  return meaning?.mark !== undefined || meaning?.answer !== undefined ? meaning : undefined
}

function ticked(meaning: WrittenPresence, isYes: boolean): WrittenPresence {
  if (isYes) return meaning
  if (meaning.mark === 'present') return { mark: 'absent' }
  return meaning.answer === 'going' ? { answer: 'not_going' } : {}
}
