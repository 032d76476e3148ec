import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { type LeagueEdit, useChangeLeague } from '../api/leagues.ts'
import { useLeagueProblem } from '../use-league-problem.ts'
import type { useLeagueDraft } from './use-league-draft.ts'

interface SaveDraftProps {
  readonly league: WholeLeague['league']
  readonly draft: Pick<ReturnType<typeof useLeagueDraft>, 'edit' | 'drop'>
  /** What is told once it is saved. */
  readonly saved: string
}

/** Saves what was changed, or drops it: also for what somebody else wrote meanwhile. */
export function SaveDraft({ league, draft, saved }: SaveDraftProps) {
  const wire = useText('wire')
  const { discard } = useText('leagueRules')
  const { reload } = useText('leagueParts')
  const toast = useToast()
  const change = useChangeLeague(league)
  const problem = useLeagueProblem(change.error)
  const { edit } = draft
  if (!edit) return null

  function drop() {
    change.reset()
    draft.drop()
  }

  function save(wanted: LeagueEdit) {
    change.mutate(wanted, {
      onSuccess: () => {
        draft.drop()
        toast({ title: saved })
      },
    })
  }

  return (
    <div className="grid gap-3">
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={change.isPending}
          busyLabel={wire.saving}
          onClick={() => save(edit)}
        >
          {wire.save}
        </Button>
        <Button variant="quiet" onClick={drop}>
          {codeOf(change.error) === 'changed_meanwhile' ? reload : discard}
        </Button>
      </div>
    </div>
  )
}
