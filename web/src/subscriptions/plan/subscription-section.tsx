import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'

import { PremiumCard } from '../premium-card.tsx'
import { FreePlan } from './free-plan.tsx'
import { TeamPlan } from './team-plan.tsx'

/** What the team may use, for how long, and what Premium would add. */
export function SubscriptionSection() {
  const { title } = useText('subscriptions')
  const { team, entitlement } = useTeam()
  const { isAdmin } = useActor()
  const plan = <TeamPlan teamId={team.id} timeZone={team.timeZone} />
  // What was bought before Premium came with every team still runs at the provider.
  if (entitlement.kind === 'included') return plan
  return (
    <section className="grid gap-6">
      <h2 className="text-l">{title}</h2>
      <FreePlan entitlement={entitlement} timeZone={team.timeZone} />
      {entitlement.kind !== 'premium' && <PremiumCard teamId={team.id} isAdmin={isAdmin} />}
      {plan}
    </section>
  )
}
