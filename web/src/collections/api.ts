import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  CollectionSettings,
  CollectionShape,
  Invitees,
} from '@touchline/contract/collections/shapes/collection'
import type { CollectionKind } from '@touchline/domain/collections/readiness'

import { client } from '#web/platform/client/client.ts'
import { removeFromCache } from '#web/platform/client/removing.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'
import { forgetGone, keepOffline } from '#web/platform/offline/queries.ts'

const listKey = (teamId: string) => ['collections', teamId, 'list'] as const
const keyOf = (teamId: string, collectionId: string) =>
  ['collections', teamId, collectionId] as const

/** All collections of a team for its admins; their own for others. */
export function useCollections(teamId: string) {
  return useQuery({
    queryKey: listKey(teamId),
    queryFn: () => client.collections.list({ teamId }),
    ...keepOffline(['members', 'children']),
  })
}

/** One collection with its parts; for admins. */
export function useCollection(teamId: string, collectionId: string, enabled = true) {
  return useQuery({
    enabled,
    queryKey: keyOf(teamId, collectionId),
    queryFn: () => client.collections.get({ teamId, collectionId }),
    ...keepOffline(),
  })
}

interface NewDraft {
  readonly kind: CollectionKind
  /** Chosen by the browser, so that a repeated request makes one draft. */
  readonly draftId: string
}

export function useBeginCollection(teamId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (draft: NewDraft) => client.collections.create({ teamId, ...draft }),
    onSuccess: (begun) => take(cache, teamId, begun),
  })
}

interface CollectionEdit {
  readonly settings: CollectionSettings
  /** The version that was edited. */
  readonly version: number
}

export function useSaveCollection(teamId: string, collectionId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ settings, version }: CollectionEdit) =>
      client.collections.save({ teamId, collectionId, ...settings, version }),
    onSuccess: (saved) => take(cache, teamId, saved),
  })
}

interface Publishing {
  readonly invite: Invitees
  readonly version: number
}

export function usePublishCollection(teamId: string, collectionId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (publishing: Publishing) =>
      client.collections.setState({ teamId, collectionId, state: 'open', ...publishing }),
    onSuccess: (published) => take(cache, teamId, published),
  })
}

export function useRemoveCollection(teamId: string, collectionId: string) {
  const cache = useQueryClient()
  return useMutation({
    ...removeFromCache(cache, collectionId),
    mutationFn: () => client.collections.remove({ teamId, collectionId }),
    onSuccess: () => forgetGone(cache, keyOf(teamId, collectionId)),
    onSettled: () => cache.invalidateQueries({ queryKey: listKey(teamId) }),
  })
}

/** Where the team is paid, and whether the provider has verified it. */
export function usePayout(teamId: string) {
  return useQuery({
    queryKey: ['collections', teamId, 'payout'],
    queryFn: () => client.collections.payout({ teamId }),
  })
}

interface Onboarding {
  readonly country: string
  /** Where the provider redirects back to. */
  readonly returnPath: string
  readonly password?: string
}

/** The provider's page on which a club identifies itself. */
export function useOnboard(teamId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: Onboarding) => client.collections.onboard({ teamId, ...input }),
    onError: () => cache.invalidateQueries({ queryKey: ['collections', teamId, 'payout'] }),
  })
}

/** Puts the response into the cache and refetches the list. */
function take(cache: QueryClient, teamId: string, collection: CollectionShape) {
  takeAnswer(cache, keyOf(teamId, collection.id), collection)
  return cache.invalidateQueries({ queryKey: listKey(teamId) })
}
