import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import type { ImportList } from '../api/imports.ts'
import { ImportAssumptions } from './import-assumptions.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportProblems, NotImported } from './import-problems.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportQuestions } from './import-questions.tsx'
import { ImportRows } from './import-rows.tsx'
import { Part } from './part.tsx'
import { RolesLost } from './roles-lost.tsx'
import type { Import } from './use-import.ts'

interface CheckListProps {
  readonly wizard: Import
  readonly list: ImportList
  readonly preview: ImportPreview
}

/** What was understood, what is asked, what is refused and who is new: before anything changes. */
export function CheckList({ wizard, list, preview }: CheckListProps) {
  return (
    <div className="grid gap-8" aria-busy={wizard.isReading}>
      {/* What is being imported is what was seen: nothing of it changes any more. */}
      <div className="grid gap-8" inert={wizard.importingId !== undefined}>
        <Checked wizard={wizard} list={list} preview={preview} />
      </div>
      <Ending wizard={wizard} preview={preview} />
    </div>
  )
}

function Checked({ wizard, list, preview }: CheckListProps) {
  const text = useText('members').import
  const { errors } = useText('wire')
  const { questions, problems } = preview
  const notices = problems.filter(({ severity }) => severity === 'notice')
  return (
    <>
      {wizard.isStale && <Banner tone="warning">{text.changedMeanwhile}</Banner>}
      {wizard.refusal && <Banner tone="danger">{errors[wizard.refusal]}</Banner>}
      <Understood list={list} preview={preview} />
      <RolesLost rows={preview.rows} />
      {preview.assumptions.length > 0 && (
        <Part title={text.assumptionsTitle}>
          <ImportAssumptions assumptions={preview.assumptions} onAnswer={wizard.answer} />
        </Part>
      )}
      {questions.length > 0 && (
        <Part title={text.questionsTitle}>
          <ImportQuestions preview={preview} answers={wizard.answers} onAnswer={wizard.answer} />
        </Part>
      )}
      <NotImported preview={preview} />
      {notices.length > 0 && (
        <Part title={text.noticesTitle} count={notices.length}>
          <ImportProblems title={text.noticesTitle} preview={preview} problems={notices} />
        </Part>
      )}
      <Columns preview={preview} onCorrect={wizard.correctColumn} />
      {preview.rows.length > 0 && (
        <Part title={text.rowsTitle} count={preview.rows.length}>
          <ImportRows preview={preview} onAnswer={wizard.answer} />
        </Part>
      )}
    </>
  )
}

interface ColumnsProps {
  readonly preview: ImportPreview
  readonly onCorrect: Import['correctColumn']
}

/** Open by itself while nobody knows where the names are. */
function Columns({ preview, onCorrect }: ColumnsProps) {
  const text = useText('members').import
  const { columns, questions } = preview
  if (columns.length === 0) return null
  return (
    <details open={questions.some(({ kind }) => kind === 'name_column') || undefined}>
      <summary className="font-head text-l font-semibold">{text.columnsTitle}</summary>
      <p className="mt-1 mb-2 text-muted">{text.columnsHint}</p>
      <ImportColumns columns={columns} onCorrect={onCorrect} />
    </details>
  )
}

function Understood({ list, preview }: Omit<CheckListProps, 'wizard'>) {
  const { counts: say } = useText('members').import
  const { counts } = preview
  if (preview.columns.length === 0) return null
  const about = [
    say.members(counts.members),
    counts.staff > 0 && say.staff(counts.staff),
    counts.guardians > 0 && say.parents(counts.guardians),
    counts.blankRows > 0 && say.blank(counts.blankRows),
  ]
  return (
    <section aria-live="polite">
      <p className="text-s wrap-anywhere text-muted">{list.fileName}</p>
      <p className="figures font-head text-l font-semibold">{about.filter(Boolean).join(' · ')}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge tone="good">{say.new(counts.new)}</Badge>
        {counts.changed > 0 && <Badge tone="warning">{say.changed(counts.changed)}</Badge>}
        {counts.same > 0 && <Badge>{say.same(counts.same)}</Badge>}
      </p>
    </section>
  )
}

function Ending({ wizard, preview }: Omit<CheckListProps, 'list'>) {
  const text = useText('members').import
  const { counts, questions } = preview
  const toDo = counts.new + counts.changed
  const nothing = toDo === 0 && preview.rows.every((row) => row.guardians.every(isSame))
  const refusal = questions.length > 0 ? text.answerFirst : nothing ? text.nothingNew : undefined
  const isImporting = wizard.importingId !== undefined
  return (
    <div
      data-ending="tall"
      className="sticky bottom-(--bottom-bar) short:static z-1 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-ground px-4 py-2 max-sm:*:grow md:mx-0 md:px-0 md:py-3"
    >
      {wizard.importingId && (
        <ImportProgress importSessionId={wizard.importingId} rows={preview.rows.length} />
      )}
      <Button refusal={isImporting ? text.confirming : undefined} onClick={wizard.startAgain}>
        {text.otherFile}
      </Button>
      <Button
        variant="primary"
        refusal={refusal}
        busy={isImporting || wizard.isReading}
        busyLabel={wizard.isReading ? text.reading : text.confirming}
        onClick={wizard.confirm}
      >
        {text.confirm(toDo)}
      </Button>
    </div>
  )
}

function isSame({ kind }: { readonly kind: string }): boolean {
  return kind === 'same'
}
