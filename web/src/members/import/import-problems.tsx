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

/** Rows, values and columns that aren't imported; shown before and after the import. */
export function NotImported({ preview }: { preview: Omit<ImportPreview, 'rows'> }) {
  const { problemsTitle } = useText('memberImport')
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

/** Columns that can't be stored, with their first values. */
function UnreadColumns({ columns }: Pick<ImportPreview, 'columns'>) {
  const text = useText('memberImport')
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

/** More rows are counted, as 5,000 rows can share a shirt number a hundred times. */
const namedRows = 5

interface ImportProblemsProps {
  readonly title: string
  readonly preview: Pick<ImportPreview, 'headingLine'>
  readonly problems: readonly ImportProblem[]
}

/** Values that were left out or should be checked, with the row in the file. */
export function ImportProblems({ title, preview, problems }: ImportProblemsProps) {
  const text = useText('memberImport')
  const { list } = useFormat()
  const rows = (all: readonly number[]) => {
    const named = all.slice(0, namedRows).map((row) => String(rowInFile(preview, row)))
    return list(all.length > namedRows ? [...named, text.moreRows(all.length - namedRows)] : named)
  }
  const sentence = ({ kind, value, otherRows }: ImportProblem) =>
    isErrorKind(kind) ? text.errors[kind](value) : text.notices[kind](value, rows(otherRows))
  return (
    // A scrolling area must be reachable by keyboard.
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

/** Counts rows and values separately, because a missing row is more serious. */
function LeftOut({ problems, columns }: LeftOutProps) {
  const { counts: say } = useText('memberImport')
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
