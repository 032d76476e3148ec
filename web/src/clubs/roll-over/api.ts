import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { RollOverMove } from '@touchline/contract/clubs/shapes/roll-over'

import { client } from '#web/platform/client/client.ts'

const planQuery = (clubId: string, cutOff?: string) =>
  queryOptions({
    queryKey: ['clubs', 'roll-over', clubId, cutOff],
    queryFn: () => client.clubs.planRollOver({ clubId, cutOff }),
    meta: { alsoOn: ['members', 'teams'] },
  })

/** The proposed moves; keeps the previous plan on screen while another day loads. */
export function useRollOverPlan(clubId: string, cutOff: string | undefined) {
  return useQuery({
    ...planQuery(clubId, cutOff),
    placeholderData: keepPreviousData,
  })
}

export function useRollOvers(clubId: string) {
  return useQuery({
    ...planQuery(clubId),
    select: ({ rollOvers }) => rollOvers,
  })
}

export function useRollOver(clubId: string) {
  return useRosterMutation((wanted: { cutOff: string; moves: RollOverMove[] }) =>
    client.clubs.rollOver({ clubId, ...wanted }),
  )
}

export function useUndoRollOver(clubId: string) {
  return useRosterMutation((rollOverId: string) =>
    client.clubs.undoRollOver({ clubId, rollOverId }),
  )
}

/** The rosters of all teams have changed. */
function useRosterMutation<Input, Output>(act: (input: Input) => Promise<Output>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: async () => {
      await Promise.all(
        ['clubs', 'members', 'teams'].map((name) => cache.invalidateQueries({ queryKey: [name] })),
      )
    },
  })
}
