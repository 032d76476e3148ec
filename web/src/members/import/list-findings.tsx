import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'

import { useText } from '#web/platform/language/language.tsx'

import { ImportAssumptions } from './import-assumptions.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportProblems, NotImported } from './import-problems.tsx'
import { ImportQuestions } from './import-questions.tsx'
import { Part } from './part.tsx'
import type { Answers, ColumnMeaning } from './use-import.ts'

/** A preview without its people. */
export type ReadPreview = Omit<ImportPreview, 'rows'>

interface ListFindingsProps {
  readonly preview: ReadPreview
  readonly answers: Answers
  readonly onAnswer: (answers: Answers) => void
  readonly onCorrect: (index: number, meaning: ColumnMeaning) => void
}

/** Assumptions, questions, problems and columns of a list. */
export function ListFindings({ preview, answers, onAnswer, onCorrect }: ListFindingsProps) {
  const text = useText('memberImport')
  const { assumptions, questions, problems } = preview
  const notices = problems.filter(({ severity }) => severity === 'notice')
  return (
    <>
      {assumptions.length > 0 && (
        <Part title={text.assumptionsTitle}>
          <ImportAssumptions assumptions={assumptions} onAnswer={onAnswer} />
        </Part>
      )}
      {questions.length > 0 && (
        <Part title={text.questionsTitle}>
          <ImportQuestions preview={preview} answers={answers} onAnswer={onAnswer} />
        </Part>
      )}
      <NotImported preview={preview} />
      {notices.length > 0 && (
        <Part title={text.noticesTitle} count={notices.length}>
          <ImportProblems title={text.noticesTitle} preview={preview} problems={notices} />
        </Part>
      )}
      <Columns preview={preview} onCorrect={onCorrect} />
    </>
  )
}

/** Open while the name columns are unknown. */
function Columns({ preview, onCorrect }: Pick<ListFindingsProps, 'preview' | 'onCorrect'>) {
  const text = useText('memberImport')
  const { columns, questions } = preview
  if (columns.length === 0) return null
  return (
    <details open={questions.some(({ kind }) => kind === 'name_column') || undefined}>
      <summary className="font-head text-l font-semibold">{text.columnsTitle}</summary>

      <ImportColumns columns={columns} onCorrect={onCorrect} />
    </details>
  )
}
