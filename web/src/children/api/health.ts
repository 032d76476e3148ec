import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HealthFields } from '@touchline/contract/children/shapes/health'

import { client } from '#web/platform/client/client.ts'

export interface MemberKey {
  readonly teamId: string
  readonly memberId: string
}

/** For the family: read as often as anything else. */
export function useOwnHealth(key: MemberKey) {
  return useQuery({ queryKey: ownKey(key), queryFn: () => client.children.health(key) })
}

/** A look of the staff is written down: nothing is read that nobody has asked for, and nothing kept. */
const deliberate = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { deliberate: true },
} as const

export function useLookAtHealth({ teamId, memberId }: MemberKey) {
  return useQuery({
    queryKey: ['looking', teamId, memberId, 'health'],
    queryFn: () => client.children.health({ teamId, memberId }),
    ...deliberate,
  })
}

export function useLookInEmergency({ teamId, memberId }: MemberKey) {
  return useQuery({
    queryKey: ['looking', teamId, memberId, 'emergency'],
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

/** A look like any: each opening is written down. */
export function useOpenCertificate({ teamId, memberId }: MemberKey) {
  return useMutation({
    mutationFn: (fileId: string) => client.children.certificate({ teamId, memberId, fileId }),
  })
}

export function useSaveHealth(key: MemberKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wanted: { health: HealthFields; version: number | null }) =>
      client.children.saveHealth({ ...key, ...wanted }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ownKey(key) }),
  })
}

export function useEraseHealth(key: MemberKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.children.eraseHealth(key),
    onSuccess: () => cache.invalidateQueries({ queryKey: ownKey(key) }),
  })
}

export function useSeers({ teamId, memberId }: MemberKey) {
  return useQuery({
    queryKey: ['children', teamId, memberId, 'seers'],
    queryFn: () => client.children.seers({ teamId, memberId }),
    meta: { alsoOn: ['members', 'clubs'] },
  })
}

export function useLooks({ teamId, memberId }: MemberKey) {
  return useInfiniteQuery({
    queryKey: ['children', teamId, memberId, 'looks'],
    queryFn: ({ pageParam }) =>
      client.children.looks({ teamId, memberId, ...(pageParam !== '' && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
}

function ownKey({ teamId, memberId }: MemberKey) {
  return ['children', teamId, memberId, 'health'] as const
}
