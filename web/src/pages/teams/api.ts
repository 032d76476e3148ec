import { useQuery } from '@tanstack/react-query'

import type { ClubWatch } from '#web/clubs/api/club.ts'
import { client } from '#web/platform/client/client.ts'

/** The attendance rate: the team's for staff, otherwise mine and my children's. */
export function usePresence(teamId: string, seasonId: string | undefined) {
  return useQuery({
    queryKey: ['attendance', teamId, 'presence', seasonId ?? 'all'],
    queryFn: () => client.attendance.presence({ teamId, ...(seasonId && { seasonId }) }),
    select: ({ presence }) => presence ?? undefined,
    meta: { alsoOn: ['events'] },
  })
}

/** Figures for each of a club's teams, by team id. */
export function useClubFigures({ clubId, enabled }: ClubWatch) {
  return useQuery({
    enabled,
    queryKey: ['statistics', 'club', clubId],
    queryFn: () => client.statistics.club({ clubId }),
    select: ({ teams }) => new Map(teams.map((team) => [team.teamId, team])),
    meta: { alsoOn: ['attendance', 'events', 'members', 'teams'] },
  })
}
