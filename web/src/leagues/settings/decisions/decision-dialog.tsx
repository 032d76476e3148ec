import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Adjustment } from '@touchline/contract/leagues/shapes/parts'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'

import { useSaveAdjustment } from '../../api/parts.ts'
import { useLeagueProblem } from '../../use-league-problem.ts'
import { type DecisionProblem, draftOf, fieldsOf, problemsOf } from './decision-fields.ts'
import { DecisionForm } from './decision-form.tsx'

interface DecisionDialogProps {
  readonly whole: LeagueDetails
  /** Undefined for a new one. */
  readonly before: Adjustment | undefined
  readonly onClose: () => void
}

const none: ReadonlySet<DecisionProblem> = new Set()

/** A decision on points: team, number, reason, period. */
export function DecisionDialog({ whole, before, onClose }: DecisionDialogProps) {
  const text = useText('leagueParts').decisions
  const save = useSaveAdjustment(whole.league, before)
  const refused = useLeagueProblem(save.error)
  const [draft, setDraft] = useState(() => draftOf(before))
  const [isChecked, setChecked] = useState(false)

  function keep() {
    setChecked(true)
    const fields = fieldsOf(draft)
    if (!fields || problemsOf(draft).size > 0) return
    save.mutate(fields, {
      onSuccess: () => {
        onClose()
      },
    })
  }

  return (
    <EntryDialog
      title={text.title}
      save={save}
      problem={refused}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <DecisionForm
        whole={whole}
        draft={draft}
        problems={isChecked ? problemsOf(draft) : none}
        onChange={(parts) => setDraft((now) => ({ ...now, ...parts }))}
      />
    </EntryDialog>
  )
}
