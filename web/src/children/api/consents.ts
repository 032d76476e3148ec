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

export interface ConsentAnswer {
  readonly kind: ConsentKind
  readonly state: 'yes' | 'no'
  readonly textVersion: string
  readonly childAgrees?: boolean
}

/** Consents change what is shown of a person, so everything about them is refetched. */
export function useAnswerConsent(key: MemberKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (answer: ConsentAnswer) => client.children.answerConsent({ ...key, ...answer }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['children', key.teamId, key.memberId] }),
        cache.invalidateQueries({ queryKey: ['members', key.teamId] }),
      ]),
  })
}

export function useChangePhotoOptOut(key: MemberKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (isOptedOut: boolean) => client.children.changePhotoOptOut({ ...key, isOptedOut }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['children', key.teamId, key.memberId] }),
  })
}

/** Sets an uploaded photo, or removes it with null. */
export function useChangePhoto(key: MemberKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (fileId: string | null) => client.children.changePhoto({ ...key, fileId }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['members', key.teamId] }),
  })
}
