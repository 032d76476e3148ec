import type { DuesPlanShape } from '@touchline/contract/collections/shapes/dues'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { useDecidePlan } from './api.ts'

interface PlannedRunsProps {
  readonly clubId: string
  readonly plans: readonly DuesPlanShape[]
  readonly onCheck: () => void
}

/** Automatic bills with their date, and a button to stop them. */
export function PlannedRuns({ clubId, plans, onCheck }: PlannedRunsProps) {
  return plans.map((plan) => (
    <PlannedRun key={plan.id} clubId={clubId} plan={plan} onCheck={onCheck} />
  ))
}

interface PlannedRunProps extends Pick<PlannedRunsProps, 'clubId' | 'onCheck'> {
  readonly plan: DuesPlanShape
}

function PlannedRun({ clubId, plan, onCheck }: PlannedRunProps) {
  const text = useText('dues').planned
  const { day } = useFormat()
  const toast = useToast()
  const decide = useDecidePlan(clubId)
  const { id: planId, name, sendsOn, isStopped, whom } = plan
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium wrap-anywhere">
          {isStopped ? text.stopped(name) : text[whom](day(sendsOn), name)}
        </p>
        <div className="flex flex-wrap gap-2">
          {!isStopped && <Button onClick={onCheck}>{text.check}</Button>}
          <Button
            busy={decide.isPending}
            onClick={() =>
              decide.mutate(
                { planId, isStopped: !isStopped },
                { onError: () => toast({ title: text.failed, tone: 'error' }) },
              )
            }
          >
            {isStopped ? text.resume : text.stop}
          </Button>
        </div>
      </div>
    </Card>
  )
}
