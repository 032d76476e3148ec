import type { InterpretedRow } from './interpreted-rows.ts'
import type { ImportAnswers, ImportQuestion } from './questions.ts'
import { rowsOfChosenTeams } from './teams-in-file.ts'

/** What to do with former members in the list; one answer for all. */
export const leaverAnswers = ['archive', 'leave_out', 'keep'] as const

export type LeaverAnswer = (typeof leaverAnswers)[number]

const maxNames = 3

interface Leavers {
  readonly rows: readonly InterpretedRow[]
  readonly questions: readonly ImportQuestion[]
}

/** The rows of the chosen teams without skipped former members. */
export function rowsInUse(rows: readonly InterpretedRow[], answers: ImportAnswers): Leavers {
  const chosen = rowsOfChosenTeams(rows, answers)
  const leavers = applyLeaverAnswer(chosen.rows, answers)
  return { rows: leavers.rows, questions: [...chosen.questions, ...leavers.questions] }
}

/** Applies the answer about former members, or asks for it. */
export function applyLeaverAnswer(
  rows: readonly InterpretedRow[],
  { leavers }: ImportAnswers,
): Leavers {
  const gone = rows.filter(({ hasLeft }) => hasLeft === true)
  if (gone.length === 0) return { rows, questions: [] }
  if (leavers === 'keep') return { rows: rows.map(staying), questions: [] }
  if (leavers === 'leave_out')
    return { rows: rows.filter(({ hasLeft }) => hasLeft !== true), questions: [] }
  if (leavers === 'archive')
    return {
      rows: rows.map((row) => (row.hasLeft === true ? { ...row, isArchived: true } : row)),
      questions: [],
    }
  const names = gone
    .slice(0, maxNames)
    .map(({ member: { firstName, lastName } }) => `${firstName} ${lastName}`.trim())
  return { rows, questions: [{ kind: 'leavers', count: gone.length, names }] }
}

/** Someone imported as a member has no day on which they left. */
function staying(row: InterpretedRow): InterpretedRow {
  if (row.hasLeft !== true || row.record === undefined) return row
  const { exitedOn: _left, ...record } = row.record
  return { ...row, record }
}
