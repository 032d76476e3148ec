import { useRoster } from '#web/members/api/roster.ts'
import { ReachabilityNotice } from '#web/members/reachability-notice.tsx'

/**
 * Names members whom a message to the team doesn't reach, as the count of readers doesn't show
 * them.
 */
export function TeamNotReached({ teamId }: { teamId: string }) {
  const roster = useRoster(teamId)
  return <ReachabilityNotice people={roster.data ?? []} />
}
