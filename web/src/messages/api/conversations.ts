import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type {
  Conversation,
  ConversationPage,
} from '@touchline/contract/messages/shapes/conversation'

import { client } from '#web/platform/client/client.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

import { messageKeys, type Place } from './keys.ts'

/** The reader's conversations in a team, pinned first, then newest. */
export function useConversations(teamId: string, enabled = true) {
  return useInfiniteQuery({
    enabled,
    queryKey: messageKeys.list(teamId),
    queryFn: ({ pageParam: cursor }) =>
      client.messages.list({ teamId, ...(cursor !== null && { cursor }) }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ conversations }) => conversations),
    ...keepOffline(['members', 'children']),
  })
}

/** The reader's conversations in all teams; filtered by words if given. */
export function useInbox(words: string) {
  return useInfiniteQuery({
    queryKey: messageKeys.inbox(words),
    queryFn: ({ pageParam: cursor }) =>
      client.messages.inbox({
        ...(words !== '' && { words }),
        ...(cursor !== null && { cursor }),
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ conversations }) => conversations),
    ...(words === ''
      ? keepOffline(['members', 'children', 'clubs'])
      : { placeholderData: keepPreviousData }),
  })
}

const firstPage: string | null = null

/**
 * Unread messages in a team except in muted conversations; 0 if the reader has no messages there.
 */
export function useUnreadMessages(teamId: string, hasMessages: boolean): number {
  const { data } = useConversations(teamId, hasMessages)
  return (data ?? []).reduce((sum, { unread, isMuted }) => sum + (isMuted ? 0 : unread), 0)
}

export function useConversation(place: Place) {
  return useQuery(pageQuery(place))
}

export function pageQuery(place: Place) {
  return queryOptions({
    queryKey: messageKeys.page(place),
    queryFn: () => client.messages.get({ ...place }),
    ...keepOffline(['members', 'children']),
  })
}

/** Marks messages as read; takes effect at once. */
export function useMarkRead(place: Place) {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: ['messages', 'read', place.conversationId],
    mutationFn: (readSeq: number) => client.messages.changeMine({ ...place, readSeq }),
    onMutate: async (readSeq) => {
      await cache.cancelQueries({ queryKey: messageKeys.page(place) })
      showInPage(cache, place, { readSeq, unread: 0, mentions: 0 })
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: messageKeys.list(place.teamId) }),
        cache.invalidateQueries({ queryKey: messageKeys.inbox() }),
        cache.invalidateQueries({ queryKey: messageKeys.page(place) }),
      ]),
  })
}

/** Mutes or pins a conversation for the reader. */
export function useChoose(place: Place) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (choice: { readonly isMuted?: boolean; readonly isPinned?: boolean }) =>
      client.messages.changeMine({ ...place, ...choice }),
    onSuccess: ({ isMuted, isPinned }) => {
      showInPage(cache, place, { isMuted, isPinned })
      return cache.invalidateQueries({ queryKey: messageKeys.list(place.teamId) })
    },
  })
}

function showInPage(
  cache: ReturnType<typeof useQueryClient>,
  place: Place,
  change: Partial<Conversation>,
): void {
  cache.setQueryData<ConversationPage>(
    messageKeys.page(place),
    (page) => page && { ...page, conversation: { ...page.conversation, ...change } },
  )
}
