import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Stage } from '@touchline/contract/leagues/shapes/parts'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { useSaveStages } from '../../api/parts.ts'
import { withoutStage } from './stage-draft.ts'

interface StageRowProps {
  readonly whole: LeagueDetails
  readonly stage: Stage
  readonly onEdit: () => void
}

export function StageRow({ whole, stage, onEdit }: StageRowProps) {
  const text = useText('leagueParts').stages
  const complain = useErrorToast()
  const save = useSaveStages(whole.league)
  const [isAsked, setAsked] = useState(false)
  const { stages } = whole
  const { name } = stage

  function remove() {
    setAsked(false)
    save.mutate(
      { version: whole.league.version, stages: withoutStage(stages, stage.id) },
      { onError: complain },
    )
  }

  return (
    <li className="flex items-center gap-3 py-2">
      <p className="min-w-0 grow wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="block text-s text-muted">
          <StageFacts stage={stage} stages={stages} />
        </span>
      </p>
      <IconButton label={text.edit(name)} icon={<Pencil aria-hidden />} onClick={onEdit} />
      <IconButton
        label={text.remove(name)}
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        tone="danger"
        title={text.removeTitle(name)}
        confirmLabel={text.remove(name)}
        onConfirm={remove}
      >
        {stages.length === 1 ? text.removeLast : text.removeText}
      </ConfirmDialog>
    </li>
  )
}

/** The stage's teams, and what it carries over. */
function StageFacts({ stage, stages }: { stage: Stage; stages: readonly Stage[] }) {
  const colon = useColon()
  const text = useText('leagueParts').stages
  if (stage.kind === 'knock_out') return text.kinds.knock_out
  const who = stage.teams === null ? text.everybody : text.teamCount(stage.teams.length)
  const { carry, rules } = stage
  const before = stages.find(({ id }) => id === carry?.stage)
  return [
    who,
    ...(carry && before
      ? [`${text.from(before.name)} (${text.points}${colon} ${text.pointsWords[carry.points]})`]
      : []),
    ...(rules ? [text.ownRules] : []),
  ].join(' · ')
}
