import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { EventChange } from '@touchline/contract/events/shapes/draft'
import type { Event } from '@touchline/contract/events/shapes/event'
import type { Scope } from '@touchline/domain/events/scopes'

import { client } from '#web/platform/client/client.ts'
import { removeFromCache } from '#web/platform/client/removing.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

import { useRefresh } from './event.ts'
import { eventKeys } from './keys.ts'

type Where = Pick<Event, 'id' | 'teamId'>

/** Only this team's event, or the same one in all its teams. */
export type Teams = 'this' | 'all'

export interface EventEdit {
  readonly scope: Scope
  /** For an event in several teams; undefined means only this one. */
  readonly teams?: Teams
  readonly version: number
  /** The changed fields as shown on screen, so that only a real conflict is refused. */
  readonly was: EventChange
  readonly changes: EventChange
  /** The organiser's choice; undefined lets the server decide. */
  readonly askAgain?: boolean
}

/** The effect of saving; reloads when events change meanwhile, but not after this edit. */
export function usePreview(
  { id: eventId, teamId }: Where,
  edit: EventEdit,
  { enabled }: { readonly enabled: boolean },
) {
  return useQuery({
    enabled,
    queryKey: [...eventKeys.page(teamId, eventId), 'preview', edit],
    queryFn: () => client.events.change({ teamId, eventId, ...edit, preview: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
}

export function useChangeEvent({ id: eventId, teamId }: Where) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (edit: EventEdit) => client.events.change({ teamId, eventId, ...edit }),
    onSuccess: refresh,
  })
}

export function useCancelEvent({ id: eventId, teamId }: Where) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (cancellation: { scope: Scope; teams?: Teams; reason: string | null }) =>
      client.events.setCancelled({ teamId, eventId, isCancelled: true, ...cancellation }),
    onSuccess: refresh,
  })
}

export function useRestoreEvent({ id: eventId, teamId }: Where) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (restored: { scope: Scope; teams?: Teams }) =>
      client.events.setCancelled({ teamId, eventId, isCancelled: false, ...restored }),
    onSuccess: refresh,
  })
}

export function useRemoveEvent({ id: eventId, teamId }: Where) {
  const cache = useQueryClient()
  return useMutation({
    ...removeFromCache(cache, eventId),
    mutationFn: () => client.events.remove({ teamId, eventId }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: eventKeys.lists(teamId) }),
        cache.invalidateQueries({ queryKey: eventKeys.around(teamId) }),
        cache.invalidateQueries({ queryKey: eventKeys.mine }),
      ]),
  })
}

/** Invites everyone now, whatever was planned. */
export function useInviteNow({ id: eventId, teamId }: Where) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: () => client.events.notify({ teamId, eventId, kind: 'invitation' }),
    onSuccess: refresh,
  })
}

export function useRemind({ id: eventId, teamId }: Where) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { reminded } = await client.events.notify({ teamId, eventId, kind: 'reminder' })
      return reminded
    },
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: eventKeys.page(teamId, eventId) }),
        cache.invalidateQueries({ queryKey: eventKeys.around(teamId) }),
      ]),
  })
}

/** Reports that I have seen a changed or cancelled event. */
export function useMarkSeen({ id: eventId, teamId }: Where) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.events.markSeen({ teamId, eventId }),
    onSuccess: () => cache.invalidateQueries({ queryKey: eventKeys.page(teamId, eventId) }),
  })
}

export function useComments({ id: eventId, teamId }: Where) {
  return useInfiniteQuery({
    queryKey: commentKeys({ id: eventId, teamId }),
    queryFn: ({ pageParam: cursor }) =>
      client.events.comments({ teamId, eventId, ...(cursor !== null && { cursor }) }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ comments }) => comments),
    ...keepOffline(),
  })
}

const firstPage: string | null = null

export function useAddComment({ id: eventId, teamId }: Where) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (words: string) => client.events.addComment({ teamId, eventId, words }),
    onSuccess: () => cache.invalidateQueries({ queryKey: commentKeys({ id: eventId, teamId }) }),
  })
}

export function useRemoveComment({ id: eventId, teamId }: Where) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (commentId: string) => client.events.removeComment({ teamId, eventId, commentId }),
    onSuccess: () => cache.invalidateQueries({ queryKey: commentKeys({ id: eventId, teamId }) }),
  })
}

function commentKeys({ id, teamId }: Where) {
  return [...eventKeys.page(teamId, id), 'comments']
}
