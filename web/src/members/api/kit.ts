import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { KitOrder } from '@touchline/contract/members/shapes/kit'

import { client } from '#web/platform/client/client.ts'

/** The players of a team with their sizes. */
export function useKitSizes(teamId: string) {
  return useQuery(
    queryOptions({
      queryKey: ['members', teamId, 'kit'],
      queryFn: () => client.members.kitSizes({ teamId }),
      select: ({ players }) => players,
    }),
  )
}

export function useExportKitOrder() {
  return useMutation({
    mutationFn: async (order: KitOrder): Promise<Blob> => {
      const file = await client.members.exportKitOrder(order)
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
  })
}

export function useAskForSizes(teamId: string) {
  return useMutation({
    mutationFn: (memberIds: string[]) => client.members.askForSizes({ teamId, memberIds }),
  })
}
