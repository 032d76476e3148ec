import type {
  ImportPreview,
  ImportProblem,
} from '@touchline/contract/members/shapes/import-preview'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Facts } from '#web/ui/facts.tsx'

import { Part } from './part.tsx'
import { isErrorKind, isRowProblem } from './problem-kinds.ts'
import { rowInFile } from './row-in-file.ts'

/** Rows, values and columns of the list that stay outside: before it is brought in and after. */
export function NotImported({ preview }: { preview: Omit<ImportPreview, 'rows'> }) {
  const { problemsTitle } = useText('members').import
  const problems = preview.problems.filter(({ severity }) => severity === 'error')
  const columns = preview.columns.filter(
    ({ field, samples }) => (field === null || field === 'division') && samples.length > 0,
  )
  if (problems.length === 0 && columns.length === 0) return null
  return (
    <Part title={problemsTitle} count={<LeftOut problems={problems} columns={columns.length} />}>
      <UnreadColumns columns={columns} />
      {problems.length > 0 && (
        <ImportProblems title={problemsTitle} preview={preview} problems={problems} />
      )}
    </Part>
  )
}

/** What nothing is kept for, with its first values. */
function UnreadColumns({ columns }: Pick<ImportPreview, 'columns'>) {
  const text = useText('members').import
  if (columns.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {columns.map(({ index, heading, samples }) => (
        <li key={index} className="grid gap-x-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <span className="font-medium wrap-anywhere">
            {heading.trim() === '' ? text.columnNamed(index + 1) : heading}
          </span>
          <span className="line-clamp-2 wrap-anywhere text-muted">{samples.join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** A list of five thousand can have a hundred rows with the same shirt number. */
const namedRows = 5

interface ImportProblemsProps {
  readonly title: string
  readonly preview: Pick<ImportPreview, 'headingLine'>
  readonly problems: readonly ImportProblem[]
}

/** Cells that were not taken over, or are worth a look, with the row in the file. */
export function ImportProblems({ title, preview, problems }: ImportProblemsProps) {
  const text = useText('members').import
  const { list } = useFormat()
  const rows = (all: readonly number[]) => {
    const named = all.slice(0, namedRows).map((row) => String(rowInFile(preview, row)))
    return list(all.length > namedRows ? [...named, text.moreRows(all.length - namedRows)] : named)
  }
  const sentence = ({ kind, value, otherRows }: ImportProblem) =>
    isErrorKind(kind) ? text.errors[kind](value) : text.notices[kind](value, rows(otherRows))
  return (
    // It scrolls, and so takes the keyboard.
    <div
      role="region"
      aria-label={title}
      tabIndex={0}
      className="max-h-96 overflow-y-auto overscroll-contain"
    >
      <ul className="divide-y divide-line">
        {problems.map((problem) => (
          <li
            key={`${problem.row} ${problem.column} ${problem.kind} ${problem.value}`}
            className="grid gap-x-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <span className="figures text-s text-muted">
              {text.cell(rowInFile(preview, problem.row), problem.column)}
            </span>
            <span className="wrap-anywhere">{sentence(problem)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface LeftOutProps extends Pick<ImportPreview, 'problems'> {
  readonly columns: number
}

/** Rows and values apart: a row that was left out is more than one value of somebody who comes in. */
function LeftOut({ problems, columns }: LeftOutProps) {
  const { counts: say } = useText('members').import
  const rows = problems.filter(({ kind }) => isRowProblem(kind)).length
  const values = problems.length - rows
  return (
    <Facts
      of={[
        rows > 0 && say.rows(rows),
        values > 0 && say.values(values),
        columns > 0 && say.columns(columns),
      ]}
    />
  )
}
