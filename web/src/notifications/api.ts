import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type {
  LetterChange,
  Notification,
  NotificationsPage,
  UnreadCounts,
} from '@touchline/contract/notifications/shapes'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import { linesOf, withRead } from './lines.ts'

const all = ['notifications'] as const
const unreadKey = [...all, 'unread'] as const
const listKey = [...all, 'list'] as const

export const unreadQuery = queryOptions({
  queryKey: unreadKey,
  queryFn: () => client.notifications.unread(),
  meta: { alsoOn: ['teams', 'members'] },
})

/** The number on the bell, and the conversations among the unread notifications. */
export function useUnread(): UnreadCounts {
  const { data } = useQuery({ ...unreadQuery, refetchOnWindowFocus: 'always' })
  return data ?? nothingUnread
}

const nothingUnread: UnreadCounts = { unread: 0, conversations: [] }

/** My notifications, newest first. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) =>
      client.notifications.list(pageParam === undefined ? {} : { cursor: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }: NotificationsPage) => nextCursor ?? undefined,
    meta: { alsoOn: ['teams', 'members'] },
  })
}

/** Shows at once; read again when the server refuses. */
export function useMarkRead() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (notificationId: string) =>
      client.notifications.markRead({ notificationIds: [notificationId] }),
    onMutate: (notificationId) => showRead(cache, ({ id }) => id === notificationId),
    onSettled: () => cache.invalidateQueries({ queryKey: all }),
  })
}

export function useMarkAllRead() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.notifications.markRead({}),
    onMutate: () => {
      showRead(cache, () => true)
      cache.setQueryData(unreadKey, nothingUnread)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: all }),
  })
}

const lettersKey = [...all, 'letters'] as const

/** Which emails I get, and the daily summary. */
export function useLetterChoices() {
  return useQuery({ queryKey: lettersKey, queryFn: () => client.notifications.letters() })
}

export function useChangeLetters() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: LetterChange) => client.notifications.changeLetters(change),
    onSuccess: (choices) => takeAnswer(cache, lettersKey, choices),
  })
}

const letterKeyOf = (token: string) => [...all, 'letter-link', token]

/** Which emails an unsubscribe link is about; opening it changes nothing. */
export function useLetterLink(token: string) {
  return useQuery({
    queryKey: letterKeyOf(token),
    queryFn: () => client.notifications.letterLink({ token }),
    retry: false,
  })
}

export function useChooseByLetterLink(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (isWanted: boolean) => client.notifications.letterLink({ token, isWanted }),
    onSuccess: (choice) => takeAnswer(cache, letterKeyOf(token), choice),
  })
}

const firstPage: string | undefined = undefined

function showRead(cache: QueryClient, isIt: (line: Notification) => boolean): void {
  void cache.cancelQueries({ queryKey: all })
  const data = cache.getQueryData<InfiniteData<NotificationsPage>>(listKey)
  const read = linesOf(data).filter((line) => !line.isRead && isIt(line)).length
  cache.setQueryData<UnreadCounts>(
    unreadKey,
    (before) => before && { ...before, unread: Math.max(0, before.unread - read) },
  )
  cache.setQueryData<InfiniteData<NotificationsPage>>(
    listKey,
    (before) => before && { ...before, pages: before.pages.map((page) => withRead(page, isIt)) },
  )
}
