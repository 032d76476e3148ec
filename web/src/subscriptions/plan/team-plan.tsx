import type {
  TeamPlan as PlanOnWire,
  TeamSubscription,
} from '@touchline/contract/subscriptions/shapes/plan'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useTeamSubscription } from '../api/plan.ts'
import { Price } from '../price.tsx'
import { Invoices } from './invoices.tsx'
import { PlanActions } from './plan-actions.tsx'

interface TeamPlanProps {
  readonly teamId: string
  /** Days are in the team's zone. */
  readonly timeZone: string
}

/** The team's paid plan with actions for admins. Hidden if it never paid. */
export function TeamPlan({ teamId, timeZone }: TeamPlanProps) {
  const text = useText('premium')
  const { data, ...query } = useTeamSubscription(teamId)
  if (query.isPending) return <SkeletonRows label={text.loading} count={1} />
  if (data === undefined) return <LoadFailure title={text.plan.loadFailed} query={query} />
  if (data.plan === null) return null
  return (
    <>
      <PlanCard {...data} plan={data.plan} teamId={teamId} timeZone={timeZone} />
      {data.mayManage && <Invoices teamId={teamId} timeZone={timeZone} />}
    </>
  )
}

interface PlanCardProps extends TeamPlanProps, Omit<TeamSubscription, 'plan' | 'entitlement'> {
  readonly plan: PlanOnWire
}

function PlanCard({ plan, isSubscribed, mayManage, isSandbox, ...team }: PlanCardProps) {
  const text = useText('premium')
  const { premiumTitle } = useText('subscriptions')
  const name = plan.productName ?? text.title
  return (
    <Card
      title={isSubscribed ? premiumTitle : name}
      action={isSandbox && <Badge>{text.plan.sandbox}</Badge>}
      className="wrap-anywhere"
    >
      {isSubscribed && <p className="text-muted">{name}</p>}
      {plan.price && <Price {...plan.price} />}
      <PlanState plan={plan} isSubscribed={isSubscribed} timeZone={team.timeZone} />
      {runsAtProvider(plan) && mayManage && <PlanActions {...team} plan={plan} />}
    </Card>
  )
}

/** Also without Premium, while a failed payment is tried again. */
function runsAtProvider({ status }: PlanOnWire): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due'
}

interface PlanStateProps {
  readonly plan: PlanOnWire
  readonly isSubscribed: boolean
  readonly timeZone: string
}

function PlanState({ plan, isSubscribed, timeZone }: PlanStateProps) {
  const text = useText('premium').plan
  const format = useFormat()
  const dayOf = (instant: string) => format.day(dayInZone(new Date(instant), timeZone))
  if (plan.graceUntil !== null && isSubscribed)
    return (
      <div className="mt-3">
        <Banner tone="warning" title={text.failedTitle}>
          {text.failedText(dayOf(plan.graceUntil))}
        </Banner>
      </div>
    )
  return <p className="mt-1 text-muted">{stateOf({ plan, isSubscribed }, { text, dayOf })}</p>
}

interface Words {
  readonly text: ReturnType<typeof useText<'premium'>>['plan']
  readonly dayOf: (instant: string) => string
}

function stateOf({ plan, isSubscribed }: Omit<PlanStateProps, 'timeZone'>, words: Words) {
  const { text, dayOf } = words
  if (plan.endsAt !== null)
    return isSubscribed ? text.ends(dayOf(plan.endsAt)) : text.ended(dayOf(plan.endsAt))
  if (!isSubscribed) return text.unpaid
  return plan.renewsAt === null ? undefined : text.renews(dayOf(plan.renewsAt))
}
