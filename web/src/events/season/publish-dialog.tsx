import { planRowDates } from '@touchline/domain/events/season/read-row'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'

import { usePublishSeason } from './api.ts'
import { isEmpty } from './plan-lines.ts'
import type { SeasonPlan } from './use-season-plan.ts'

interface PublishDialogProps {
  readonly plan: SeasonPlan
  readonly onClose: () => void
}

/** What publishing creates, and that it sends one message. */
export function PublishDialog({ plan, onClose }: PublishDialogProps) {
  const text = useText('clubSeason')
  const publish = usePublishSeason(plan.owner)
  const isTwice = publish.error !== null && codeOf(publish.error) === 'already_used'
  const isSaving = ['saving', 'unsaved'].includes(plan.saving.state)
  const toast = useToast()
  const { lines, readings, clashes, draft } = plan
  const open = lines.filter((line) => line.publishedAt === null && !isEmpty(line))
  const rows = open.flatMap(({ id }) => readings.get(id)?.row ?? [])
  const teams = new Set(rows.map(({ teamId }) => teamId)).size
  const events = rows.reduce((sum, row) => sum + planRowDates(row, draft.season).length, 0)
  return (
    <EntryDialog
      title={text.publishTitle}
      submitLabel={text.publish}
      save={{ ...publish, isPending: publish.isPending || isSaving }}
      busyLabel={isSaving ? text.saving : text.publishing}
      problem={isTwice ? text.already : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        publish.mutate(
          {
            rows: open.map(({ id, version }) => ({ id, version })),
            titles: { training: text.training, friendly: text.friendly },
          },
          {
            onSuccess: (done) => {
              toast({ title: text.done(done.events), tone: 'good' })
              onClose()
            },
          },
        )
      }}
    >
      <p className="figures text-l font-semibold">
        {plan.context.ownTeam === undefined && `${text.teams(teams)} · `}
        {text.events(events)}
      </p>
      <p>{plan.context.ownTeam === undefined ? text.publishText : text.publishTextOfTeam}</p>
      {clashes.length > 0 && <p className="text-warning">{text.withClashes(clashes.length)}</p>}
    </EntryDialog>
  )
}
