import { useQuery } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

/** How many of the marked presences were real: of the team for staff, else of those I speak for. */
export function usePresence(teamId: string) {
  return useQuery({
    queryKey: ['attendance', teamId, 'presence'],
    queryFn: () => client.attendance.summary({ teamId, limit: 500 }),
    select: ({ members }) => {
      const came = members.reduce((sum, { present, late }) => sum + present + late, 0)
      const missed = members.reduce((sum, { absent }) => sum + absent, 0)
      return came + missed === 0 ? undefined : came / (came + missed)
    },
    meta: { alsoOn: ['events'] },
  })
}
