import { isStaff } from '@touchline/domain/teams/actor'

import { PremiumRefusal } from '#web/entitlements/premium-refusal.tsx'
import { usePremiumRefusal } from '#web/entitlements/use-premium-refusal.ts'
import { useActor, useTeam } from '#web/teams/team-context.tsx'

/** Tells staff in advance that tasks need Premium. */
export function ClosedTasks({ teamId }: { teamId: string }) {
  const refusal = usePremiumRefusal(useTeam().entitlement, 'task_assignment')
  const isTheirs = isStaff(useActor())
  if (refusal === undefined || !isTheirs) return null
  return (
    <div className="no-print mb-4 max-w-2xl">
      <PremiumRefusal refusal={refusal} teamId={teamId} />
    </div>
  )
}
