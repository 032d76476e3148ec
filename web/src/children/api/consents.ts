import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ConsentKind } from '@touchline/domain/children/consents'

import { client } from '#web/platform/client/client.ts'

import type { MemberKey } from './health.ts'

export function useConsents({ teamId, memberId }: MemberKey) {
  return useQuery({
    queryKey: ['children', teamId, memberId, 'consents'],
    queryFn: () => client.children.consents({ teamId, memberId }),
  })
}

export interface ConsentWish {
  readonly kind: ConsentKind
  readonly state: 'yes' | 'no'
  readonly textVersion: string
  readonly childAgrees?: boolean
}

/** What was allowed decides what is shown of a person: everything about them is read anew. */
export function useAnswerConsent(key: MemberKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wish: ConsentWish) => client.children.answerConsent({ ...key, ...wish }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['children', key.teamId, key.memberId] }),
        cache.invalidateQueries({ queryKey: ['members', key.teamId] }),
      ]),
  })
}

export function useNeverShown({ teamId, memberId }: MemberKey) {
  return useQuery({
    queryKey: ['children', teamId, memberId, 'never-shown'],
    queryFn: () => client.children.neverShown({ teamId, memberId }),
  })
}

export function useChangeNeverShown(key: MemberKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (isNeverShown: boolean) =>
      client.children.changeNeverShown({ ...key, isNeverShown }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['children', key.teamId, key.memberId] }),
  })
}

/** Gives somebody a stored picture, or takes it away with null. */
export function useChangePhoto(key: MemberKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (fileId: string | null) => client.children.changePhoto({ ...key, fileId }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['members', key.teamId] }),
  })
}
