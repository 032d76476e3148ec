import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'

import { useSaveStages } from '../../api/parts.ts'
import { useLeagueProblem } from '../../use-league-problem.ts'
import {
  problemsOf,
  type StageDraft,
  stageOf,
  type StageProblem,
  withStage,
} from './stage-draft.ts'
import { StageForm } from './stage-form.tsx'

/** The edit in progress; refused if the league has changed since it began. */
export interface EditedStage {
  readonly version: number
  readonly draft: StageDraft
}

interface StageDialogProps {
  readonly whole: LeagueDetails
  readonly edited: EditedStage
  readonly onClose: () => void
}

const none: ReadonlySet<StageProblem> = new Set()

/** A stage: its teams, and what it carries over. */
export function StageDialog({ whole, edited, onClose }: StageDialogProps) {
  const text = useText('leagueParts').stages
  const save = useSaveStages(whole.league)
  const refused = useLeagueProblem(save.error)
  const [draft, setDraft] = useState(edited.draft)
  const [isChecked, setChecked] = useState(false)

  function keep() {
    setChecked(true)
    if (problemsOf(draft).size > 0) return
    const stages = withStage(whole.stages, stageOf(draft))
    save.mutate(
      { version: edited.version, stages },
      {
        onSuccess: onClose,
      },
    )
  }

  return (
    <EntryDialog
      title={text.editTitle}
      description={whole.stages.length === 0 ? text.first : undefined}
      save={save}
      problem={refused}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <StageForm
        whole={whole}
        draft={draft}
        problems={isChecked ? problemsOf(draft) : none}
        onChange={(parts) => setDraft((now) => ({ ...now, ...parts }))}
      />
    </EntryDialog>
  )
}
