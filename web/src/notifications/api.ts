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
  LetterChoiceOnWire,
  Notification,
  NotificationsPage,
  SummaryWish,
  Unread,
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

/** How many lines I have not read, the number on the bell, and the conversations among them. */
export function useUnread(): Unread {
  const { data } = useQuery({ ...unreadQuery, refetchOnWindowFocus: 'always' })
  return data ?? nothingUnread
}

const nothingUnread: Unread = { unread: 0, conversations: [] }

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

/** Shows at once; should the server refuse, it is read anew. */
export function useMarkRead() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (notificationId: string) => client.notifications.markRead({ notificationId }),
    onMutate: (notificationId) => showRead(cache, ({ id }) => id === notificationId),
    onSettled: () => cache.invalidateQueries({ queryKey: all }),
  })
}

export function useMarkAllRead() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.notifications.markAllRead(),
    onMutate: () => {
      showRead(cache, () => true)
      cache.setQueryData(unreadKey, nothingUnread)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: all }),
  })
}

const lettersKey = [...all, 'letters'] as const

/** Which letters I want, kind by kind, and whether my day comes in one. */
export function useLetterChoices() {
  return useQuery({ queryKey: lettersKey, queryFn: () => client.notifications.letters() })
}

export function useChooseLetter() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (choice: LetterChoiceOnWire) => client.notifications.chooseLetter(choice),
    onSuccess: (choices) => takeAnswer(cache, lettersKey, choices),
  })
}

/** One letter a day in the place of many. */
export function useChooseSummary() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wish: SummaryWish) => client.notifications.chooseSummary(wish),
    onSuccess: (choices) => takeAnswer(cache, lettersKey, choices),
  })
}

const letterKeyOf = (token: string) => [...all, 'letter-link', token]

/** Which letters the link in a letter stops; looking stops nothing. */
export function useLetterLink(token: string) {
  return useQuery({
    queryKey: letterKeyOf(token),
    queryFn: () => client.notifications.openLetterLink({ token }),
    retry: false,
  })
}

export function useChooseByLetterLink(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (isWanted: boolean) => client.notifications.chooseByLetterLink({ token, isWanted }),
    onSuccess: (choice) => takeAnswer(cache, letterKeyOf(token), choice),
  })
}

const firstPage: string | undefined = undefined

function showRead(cache: QueryClient, isIt: (line: Notification) => boolean): void {
  void cache.cancelQueries({ queryKey: all })
  const data = cache.getQueryData<InfiniteData<NotificationsPage>>(listKey)
  const read = linesOf(data).filter((line) => !line.isRead && isIt(line)).length
  cache.setQueryData<Unread>(
    unreadKey,
    (before) => before && { ...before, unread: Math.max(0, before.unread - read) },
  )
  cache.setQueryData<InfiniteData<NotificationsPage>>(
    listKey,
    (before) => before && { ...before, pages: before.pages.map((page) => withRead(page, isIt)) },
  )
}
