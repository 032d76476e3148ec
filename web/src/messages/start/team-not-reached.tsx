import { useRoster } from '#web/members/api/roster.ts'
import { NotReached } from '#web/members/not-reached.tsx'

/** Whom a message to the whole team does not reach: the count of its readers does not tell. */
export function TeamNotReached({ teamId }: { teamId: string }) {
  const roster = useRoster(teamId)
  return <NotReached people={roster.data ?? []} />
}
