import { useQuery } from '@tanstack/react-query'

import type { ClubWatch } from '#web/clubs/api/club.ts'
import { client } from '#web/platform/client/client.ts'

/** How many of the marked presences were real: of the team for staff, else of those I speak for. */
export function usePresence(teamId: string, seasonId: string | undefined) {
  return useQuery({
    queryKey: ['attendance', teamId, 'presence', seasonId ?? 'all'],
    queryFn: () => client.attendance.presence({ teamId, ...(seasonId && { seasonId }) }),
    select: ({ presence }) => presence ?? undefined,
    meta: { alsoOn: ['events'] },
  })
}

/** What goes on in each team of a club, by the id of the team. */
export function useClubFigures({ clubId, enabled }: ClubWatch) {
  return useQuery({
    enabled,
    queryKey: ['statistics', 'club', clubId],
    queryFn: () => client.statistics.club({ clubId }),
    select: ({ teams }) => new Map(teams.map((team) => [team.teamId, team])),
    meta: { alsoOn: ['attendance', 'events', 'members', 'teams'] },
  })
}
