import { useRoster } from '#web/members/api/roster.ts'
import { NotReached } from '#web/members/not-reached.tsx'

/**
 * Names members whom a message to the team doesn't reach, as the count of readers doesn't show
 * them.
 */
export function TeamNotReached({ teamId }: { teamId: string }) {
  const roster = useRoster(teamId)
  return <NotReached people={roster.data ?? []} />
}
