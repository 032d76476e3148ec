import type { RollOverPlan } from '@touchline/contract/clubs/shapes/roll-over'
import { useMemo } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { buildRollOverView, type RollOverView } from './roll-over-view.ts'
import { TeamSection } from './team-section.tsx'
import type { RollOverForm } from './use-roll-over-form.ts'

interface PlanFormProps {
  readonly plan: RollOverPlan
  readonly form: RollOverForm
}

/** The cut-off day, the resulting teams, and the button. */
export function PlanForm({ plan, form }: PlanFormProps) {
  const text = useText('rollOver')
  const { choices } = form
  const view = useMemo(() => buildRollOverView(plan, choices), [plan, choices])
  if (plan.people.length === 0)
    return <EmptyState title={text.noPeople}>{text.noPeopleHint}</EmptyState>
  return (
    <div aria-busy={form.plan.isFetching}>
      <Day plan={plan} form={form} />
      <Counts counts={view.counts} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
        {view.parts.map((part) => (
          <TeamSection key={part.id} part={part} teams={plan.teams} onChoose={form.choose} />
        ))}
      </div>
      <Ending plan={plan} view={view} form={form} />
    </div>
  )
}

function Day({ plan, form }: PlanFormProps) {
  const text = useText('rollOver')
  return (
    <section className="grid gap-5 md:grid-cols-2">
      <div>
        <h2 className="mb-3 text-l">{text.season(plan.season.name)}</h2>
        <DateField
          label={text.cutOff}
          description={text.cutOffHint}
          required
          value={form.cutOff ?? plan.cutOff}
          onChange={(event) => form.setCutOff(event.target.value)}
          error={form.cutOff === '' ? text.cutOffWrong : undefined}
        />
      </div>
      <Banner>{text.along}</Banner>
    </section>
  )
}

function Counts({ counts }: Pick<RollOverView, 'counts'>) {
  const { counts: say } = useText('rollOver')
  return (
    <p className="mt-6 flex flex-wrap gap-2" role="status">
      <Badge tone="good">{say.moves(counts.moves)}</Badge>
      <Badge>{say.stays(counts.stays)}</Badge>
      {counts.noTeam > 0 && <Badge tone="warning">{say.noTeam(counts.noTeam)}</Badge>}
      {counts.noBirthDate > 0 && (
        <Badge tone="warning">{say.noBirthDate(counts.noBirthDate)}</Badge>
      )}
    </p>
  )
}

interface EndingProps extends PlanFormProps {
  readonly view: RollOverView
}

function Ending({ plan, view, form }: EndingProps) {
  const text = useText('rollOver')
  const { moves: count } = view.counts
  const refusal = form.cutOff === '' ? text.cutOffWrong : count === 0 ? text.noChange : undefined
  return (
    <div
      data-ending
      className="sticky bottom-(--bottom-bar) short:static z-1 mt-8 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-ground py-3"
    >
      <Button
        variant="primary"
        refusal={refusal}
        busy={form.isSending || form.plan.isPlaceholderData}
        busyLabel={form.isSending ? text.moving(count) : text.loading}
        onClick={() => form.ask(true)}
      >
        {text.move(count)}
      </Button>
      <ConfirmDialog
        open={form.isAsking}
        onOpenChange={form.ask}
        tone="plain"
        title={text.moveTitle(count)}
        confirmLabel={text.move(count)}
        busy={form.isSending}
        busyLabel={text.moving(count)}
        onConfirm={() => form.confirm(plan.cutOff, view)}
      >
        {text.moveText(count)}
      </ConfirmDialog>
    </div>
  )
}
