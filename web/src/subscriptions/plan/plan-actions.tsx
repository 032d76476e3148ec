import type { TeamPlan } from '@touchline/contract/subscriptions/shapes/plan'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import { useResumeSubscription } from '../api/plan.ts'
import { CancelPlan } from './cancel-plan.tsx'
import { ChangePlan } from './change-plan.tsx'

interface PlanActionsProps {
  readonly teamId: string
  readonly plan: TeamPlan
  readonly timeZone: string
}

/** Resumes a subscription that ends; changes or ends one that renews. */
export function PlanActions(props: PlanActionsProps) {
  return props.plan.endsAt === null ? <Running {...props} /> : <Resume teamId={props.teamId} />
}

function Running({ teamId, plan, timeZone }: PlanActionsProps) {
  const text = useText('premium').plan
  const [isCanceling, setCanceling] = useState(false)
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <ChangePlan teamId={teamId} current={plan.price?.priceId} />
      <Button variant="quiet" onClick={() => setCanceling(true)}>
        {text.cancel}
      </Button>
      <CancelPlan
        teamId={teamId}
        paidUntil={plan.renewsAt}
        timeZone={timeZone}
        open={isCanceling}
        onOpenChange={setCanceling}
      />
    </div>
  )
}

function Resume({ teamId }: { teamId: string }) {
  const text = useText('premium').plan
  const { errors } = useText('wire')
  const toast = useToast()
  const resume = useResumeSubscription(teamId)
  const onError = (error: unknown) => toast({ title: errors[codeOf(error)], tone: 'error' })
  return (
    <Button
      variant="primary"
      className="mt-5"
      busy={resume.isPending}
      busyLabel={text.resuming}
      onClick={() => resume.mutate(undefined, { onError })}
    >
      {text.resume}
    </Button>
  )
}
