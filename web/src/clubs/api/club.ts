import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClubChange, NewClub } from '@touchline/contract/clubs/shapes'
import type { ClubRole } from '@touchline/domain/teams/club-roles'

import { client } from '#web/platform/client/client.ts'

/** A club's query; stops once it may be deleted. */
export interface ClubWatch {
  readonly clubId: string
  readonly enabled: boolean
}

/** A club I have a role in, with its staff. */
export function useClub({ clubId, enabled }: ClubWatch) {
  return useQuery({
    queryKey: ['clubs', clubId],
    enabled,
    queryFn: () => client.clubs.get({ clubId }),
    meta: { alsoOn: ['teams'] },
  })
}

export function useCreateClub() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (club: NewClub) => client.clubs.create(club),
    // Clubs are part of the teams' list.
    onSuccess: () => cache.invalidateQueries({ queryKey: ['teams', 'mine'] }),
  })
}

export function useChangeClub(clubId: string) {
  return useClubMutation((changes: ClubChange) => client.clubs.change({ clubId, changes }))
}

interface RolesOf {
  readonly accountId: string
  readonly roles: readonly ClubRole[]
}

/** Sets a person's roles in the club; an empty list removes them from its staff. */
export function useChangeRoles(clubId: string) {
  return useClubMutation(({ accountId, roles }: RolesOf) =>
    client.clubs.changeRoles({ clubId, accountId, roles: [...roles] }),
  )
}

/** Cards and pages of the teams show the club, too. */
function useClubMutation<Input, Output>(act: (input: Input) => Promise<Output>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['clubs'] })
      await cache.invalidateQueries({ queryKey: ['teams'] })
    },
  })
}
