import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'

import { messageKeys, type Place } from './keys.ts'

/** Shorter searches would find nearly everything. */
export const fewestLetters = 2

/** Messages of the reader's conversations that contain the words, newest first. */
export function useFoundMessages(teamId: string, words: string) {
  return useInfiniteQuery({
    queryKey: [...messageKeys.team(teamId), 'search', words],
    queryFn: ({ pageParam: cursor }) =>
      client.messages.search({ teamId, words, ...(cursor !== null && { cursor }) }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ found }) => found),
    placeholderData: keepPreviousData,
    enabled: words.length >= fewestLetters,
  })
}

const firstPage: string | null = null

/** Links expire after ten minutes, so they are refetched earlier. */
const freshAddresses = 8 * 60_000

/** Files of a conversation, newest first. */
export function useSharedFiles(place: Place) {
  return useInfiniteQuery({
    queryKey: messageKeys.files(place),
    queryFn: ({ pageParam: before }) =>
      client.messages.files({ ...place, ...(before !== null && { before }) }),
    initialPageParam: newest,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    select: ({ pages }) => pages.flatMap(({ files }) => files),
    staleTime: freshAddresses,
    gcTime: freshAddresses,
  })
}

const newest: number | null = null
