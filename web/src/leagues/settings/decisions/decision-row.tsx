import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Adjustment } from '@touchline/contract/leagues/shapes/parts'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { useRemoveAdjustment } from '../../api/parts.ts'
import { useDecisionWords } from '../../table/use-decision-words.ts'

interface DecisionRowProps {
  readonly league: LeagueDetails['league']
  readonly decision: Adjustment
  readonly team: string
  readonly onEdit: () => void
}

/** Team, points, reason and period. */
export function DecisionRow({ league, decision, team, onEdit }: DecisionRowProps) {
  const text = useText('leagueParts').decisions
  const { signed, validity } = useDecisionWords()
  const complain = useErrorToast()
  const remove = useRemoveAdjustment(league)
  const [isAsked, setAsked] = useState(false)
  const when = validity(decision)

  function takeBack() {
    setAsked(false)
    remove.mutate(decision.id, { onError: complain })
  }

  return (
    <li className="flex items-center gap-3 py-2">
      <strong className="figures w-10 shrink-0 text-right">{signed(decision.points)}</strong>
      <p className="min-w-0 grow wrap-anywhere">
        <span className="font-medium">{team}</span>
        <span className="block text-s text-muted">
          {decision.reason}
          {when !== undefined && ` · ${when}`}
        </span>
      </p>
      <IconButton label={text.edit(team)} icon={<Pencil aria-hidden />} onClick={onEdit} />
      <IconButton
        label={text.remove(team)}
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={text.removeTitle}
        confirmLabel={text.removeConfirm}
        onConfirm={takeBack}
      >
        {text.removeText}
      </ConfirmDialog>
    </li>
  )
}
