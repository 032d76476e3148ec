import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { type LeagueEdit, useChangeLeague } from '../api/leagues.ts'
import { useLeagueProblem } from '../use-league-problem.ts'
import type { useLeagueDraft } from './use-league-draft.ts'

interface SaveDraftProps {
  readonly league: LeagueDetails['league']
  readonly draft: Pick<ReturnType<typeof useLeagueDraft>, 'edit' | 'drop'>
  /** The message after saving. */
  readonly saved: string
  /** A field has an error. */
  readonly isWrong?: boolean
  /** Shows that field when saving is attempted. */
  readonly onWrong?: () => void
}

/** Saves the changes, or discards them for the current version. */
export function SaveDraft(props: SaveDraftProps) {
  const { league, draft, saved, isWrong = false, onWrong } = props
  const toast = useToast()
  const change = useChangeLeague(league)
  const { edit } = draft
  if (!edit) return null

  function save(wanted: LeagueEdit) {
    change.mutate(wanted, {
      onSuccess: () => {
        draft.drop()
        toast({ title: saved })
      },
    })
  }

  return (
    <SaveOrDiscard
      change={change}
      isWrong={isWrong}
      onWrong={onWrong}
      onSave={() => save(edit)}
      onDrop={draft.drop}
    />
  )
}

interface SaveOrDropProps {
  readonly change: {
    readonly error: Error | null
    readonly isPending: boolean
    readonly reset: () => void
  }
  readonly isWrong: boolean
  /** Whether fields show their own errors. */
  readonly isMarked?: boolean
  readonly onWrong?: (() => void) | undefined
  readonly onSave: () => void
  readonly onDrop: () => void
}

/** Save and discard, with the reason of a failure. */
export function SaveOrDiscard(props: SaveOrDropProps) {
  const { change, isWrong, isMarked = false, onWrong, onSave, onDrop } = props
  const wire = useText('wire')
  const { discard } = useText('leagueRules')
  const { reload } = useText('leagueParts')
  const refused = useLeagueProblem(change.error)
  const [isAsked, setAsked] = useState(false)
  function save() {
    setAsked(isWrong)
    if (isWrong) onWrong?.()
    else onSave()
  }

  const problem = isMarked || (isWrong && isAsked) ? wire.errors.invalid_input : refused
  return (
    <div className="grid gap-3">
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={change.isPending} busyLabel={wire.saving} onClick={save}>
          {wire.save}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setAsked(false)
            change.reset()
            onDrop()
          }}
        >
          {codeOf(change.error) === 'changed_meanwhile' ? reload : discard}
        </Button>
      </div>
    </div>
  )
}
