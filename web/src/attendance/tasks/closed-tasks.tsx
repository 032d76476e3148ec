import { PremiumRefusal } from '#web/subscriptions/premium-refusal.tsx'
import { usePremiumRefusal } from '#web/subscriptions/use-premium-refusal.ts'
import { useTeam } from '#web/teams/team-context.tsx'

/** Where the plan of the team gives no tasks anew, it says so before anybody tries. */
export function ClosedTasks({ teamId }: { teamId: string }) {
  const refusal = usePremiumRefusal(useTeam().entitlement, 'task_assignment')
  if (refusal === undefined) return null
  return (
    <div className="no-print mb-4 max-w-2xl">
      <PremiumRefusal refusal={refusal} teamId={teamId} />
    </div>
  )
}
