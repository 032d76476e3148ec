import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClubFilter } from '@touchline/contract/clubs/shapes/filters'
import type { ClubMembersAction, RecordChanges } from '@touchline/contract/clubs/shapes/memberships'
import { maxClubPeople } from '@touchline/domain/clubs/memberships/options'

import { client } from '#web/platform/client/client.ts'

type Named = Parameters<typeof client.clubs.addMember>[0]

/** All members of a club, current or former ones; searched and filtered in the browser. */
export function useClubMembers(clubId: string, state?: ClubFilter['state']) {
  return useQuery(clubMembersQuery(clubId, state))
}

export function clubMembersQuery(clubId: string, state: ClubFilter['state'] = 'current') {
  return queryOptions({
    queryKey: ['clubs', clubId, 'members', state],
    queryFn: () => client.clubs.members({ clubId, state, limit: maxClubPeople }),
    meta: { alsoOn: ['members', 'teams', 'children', 'collections'] },
  })
}

/** One member with the record and its history. */
export function useClubMember(clubId: string, personId: string) {
  return useQuery({
    queryKey: ['clubs', clubId, 'member', personId],
    queryFn: () => client.clubs.member({ clubId, personId }),
    meta: { alsoOn: ['members', 'teams'] },
  })
}

export function useAddClubMember(clubId: string) {
  return useMembersMutation((values: Omit<Named, 'clubId'>) =>
    client.clubs.addMember({ clubId, ...values }),
  )
}

interface RecordSaved {
  readonly changes: RecordChanges
  readonly version: number | undefined
}

export function useChangeClubMember(clubId: string, personId: string) {
  return useMembersMutation((saved: RecordSaved) =>
    client.clubs.changeMember({ clubId, personId, ...saved }),
  )
}

export function useRemoveClubRecord(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (personId: string) => client.clubs.removeRecord({ clubId, personId }),
    onSuccess: (_, personId) => {
      cache.removeQueries({ queryKey: ['clubs', clubId, 'member', personId] })
      return cache.invalidateQueries({ queryKey: ['clubs', clubId, 'members'] })
    },
  })
}

export function useChangeClubMembers(clubId: string) {
  return useMembersMutation((wanted: { personIds: readonly string[]; act: ClubMembersAction }) =>
    client.clubs.changeMembers({ clubId, personIds: [...wanted.personIds], act: wanted.act }),
  )
}

export function useClubFilters(clubId: string) {
  return useQuery({
    queryKey: ['clubs', clubId, 'filters'],
    queryFn: () => client.clubs.filters({ clubId }),
    select: ({ filters }) => filters,
  })
}

export function useSaveClubFilter(clubId: string) {
  return useMembersMutation((wanted: { name: string; filter: ClubFilter }) =>
    client.clubs.saveFilter({ clubId, ...wanted }),
  )
}

export function useRemoveClubFilter(clubId: string) {
  return useMembersMutation((filterId: string) => client.clubs.removeFilter({ clubId, filterId }))
}

/** Rosters and figures of the teams change with the members of the club. */
function useMembersMutation<Input, Output>(act: (input: Input) => Promise<Output>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['clubs'] })
      await cache.invalidateQueries({ queryKey: ['members'] })
      await cache.invalidateQueries({ queryKey: ['teams'] })
    },
  })
}
