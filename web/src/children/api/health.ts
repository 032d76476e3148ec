import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HealthFields } from '@touchline/contract/children/shapes/health'

import { client } from '#web/platform/client/client.ts'

export interface MemberKey {
  readonly teamId: string
  readonly memberId: string
}

/** For the family; cached as usual. */
export function useOwnHealth(key: MemberKey) {
  return useQuery({ queryKey: ownKey(key), queryFn: () => client.children.health(key) })
}

/** Access by staff is logged, so nothing is prefetched or cached. */
const deliberate = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { deliberate: true },
} as const

export function useStaffHealth({ teamId, memberId }: MemberKey) {
  return useQuery({
    queryKey: ['logged', teamId, memberId, 'health'],
    queryFn: () => client.children.health({ teamId, memberId }),
    ...deliberate,
  })
}

export function useEmergencyFacts({ teamId, memberId }: MemberKey) {
  return useQuery({
    queryKey: ['logged', teamId, memberId, 'emergency'],
    queryFn: () => client.children.emergency({ teamId, memberId }),
    ...deliberate,
  })
}

/** Everyone's numbers, without medical notes. */
export function useEmergencyNumbers(teamId: string) {
  return useQuery({
    queryKey: ['members', teamId, 'emergency-numbers'],
    queryFn: () => client.children.emergencyNumbers({ teamId }),
  })
}

/** Each opening is logged. */
export function useOpenCertificate({ teamId, memberId }: MemberKey) {
  return useMutation({
    mutationFn: (fileId: string) => client.children.certificate({ teamId, memberId, fileId }),
  })
}

/** Saves health data; null erases it. */
export function useSaveHealth(key: MemberKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: { health: HealthFields | null; version: number | null }) =>
      client.children.saveHealth({ ...key, ...change }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ownKey(key) }),
  })
}

/** Who can see the data now, and the log page by page. */
export function useAccess({ teamId, memberId }: MemberKey) {
  return useInfiniteQuery({
    queryKey: ['children', teamId, memberId, 'access'],
    queryFn: ({ pageParam }) =>
      client.children.access({ teamId, memberId, ...(pageParam !== '' && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { alsoOn: ['members', 'clubs'] },
  })
}

function ownKey({ teamId, memberId }: MemberKey) {
  return ['children', teamId, memberId, 'health'] as const
}
