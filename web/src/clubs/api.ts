import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewClub } from '@touchline/contract/clubs/shapes'

import { client } from '#web/platform/client/client.ts'

/** A club I manage, with its managers. */
export function useClub(clubId: string) {
  return useQuery({
    queryKey: ['clubs', clubId],
    queryFn: () => client.clubs.get({ clubId }),
    meta: { alsoOn: ['teams'] },
  })
}

export function useCreateClub() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (club: NewClub) => client.clubs.create(club),
    // The clubs stand in the list of what is mine, which the teams keep.
    onSuccess: () => cache.invalidateQueries({ queryKey: ['teams', 'mine'] }),
  })
}
