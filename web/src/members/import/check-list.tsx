import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'

import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { askTeamProgress, type ImportList } from '../api/imports.ts'
import { ImportEnding } from './import-ending.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportedColumns } from './imported-columns.tsx'
import { ListFindings } from './list-findings.tsx'
import { LostRolesNotice } from './lost-roles-notice.tsx'
import { Part } from './part.tsx'
import type { Import } from './use-import.ts'

interface CheckListProps {
  readonly wizard: Import
  readonly list: ImportList
  readonly preview: ImportPreview
}

/** Findings, questions, problems and people of a list, before anything changes. */
export function CheckList({ wizard, list, preview }: CheckListProps) {
  return (
    <div className="grid gap-8" aria-busy={wizard.isReading}>
      {/* A running import uses what was shown, so nothing can be changed any more. */}
      <div className="grid gap-8" inert={wizard.importingId !== undefined}>
        <Checked wizard={wizard} list={list} preview={preview} />
      </div>
      <Ending wizard={wizard} preview={preview} />
    </div>
  )
}

function Checked({ wizard, list, preview }: CheckListProps) {
  const text = useText('memberImport')
  const { errors } = useText('wire')
  return (
    <>
      {wizard.isStale && <Banner tone="warning">{text.changedMeanwhile}</Banner>}
      {wizard.refusal && <Banner tone="danger">{errors[wizard.refusal]}</Banner>}
      <ImportedColumns fileName={list.fileName} preview={preview} />
      <LostRolesNotice rows={preview.rows} />
      <ListFindings
        preview={preview}
        answers={wizard.answers}
        onAnswer={wizard.answer}
        onCorrect={wizard.correctColumn}
      />
      {preview.rows.length > 0 && (
        <Part title={text.rowsTitle} count={preview.rows.length}>
          <ImportRows preview={preview} onAnswer={wizard.answer} />
        </Part>
      )}
    </>
  )
}

function Ending({ wizard, preview }: Omit<CheckListProps, 'list'>) {
  const text = useText('memberImport')
  const { team } = useTeam()
  const { importingId } = wizard
  const { counts, questions, rows } = preview
  const toDo = counts.new + counts.changed
  const nothing = toDo === 0 && rows.every((row) => row.guardians.every(isSame))
  const running = importingId === undefined ? undefined : { importSessionId: importingId }
  return (
    <ImportEnding
      running={
        running && {
          ...running,
          ownerId: team.id,
          rows: rows.length,
          ask: askTeamProgress(team.id, running.importSessionId),
        }
      }
      isReading={wizard.isReading}
      refusal={questions.length > 0 ? text.answerFirst : nothing ? text.nothingNew : undefined}
      label={text.confirm(toDo)}
      onConfirm={wizard.confirm}
      onStartAgain={wizard.startAgain}
    />
  )
}

function isSame({ kind }: { readonly kind: string }): boolean {
  return kind === 'same'
}
