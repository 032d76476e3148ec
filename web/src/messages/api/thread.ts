import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { client } from '#web/platform/client/client.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

import {
  type Edge,
  edgeOf,
  endOf,
  type LoadedRange,
  widenStretch,
  mergeFresh,
} from '../thread-window.ts'
import { pageQuery } from './conversations.ts'
import { messageKeys, type Place } from './keys.ts'

const pageSize = 50
const maxAtOnce = 100
/** With more unread messages, a conversation opens at the first unread one instead of the end. */
const fewUnread = 40
const keptMessages = 60

/** Which messages to load next. */
export type Direction = Edge | 'newest' | { readonly around: number }

/**
 * The displayed part of a conversation. Events add to it; it is only refetched after a gap in the
 * event stream.
 */
export function useThread(place: Place) {
  const cache = useQueryClient()
  const queryKey = messageKeys.thread(place)
  const thread = useQuery({
    queryKey,
    queryFn: () => readThread(cache, place),
    ...keepOffline([], (data) => (isStretch(data) ? endOf(data, keptMessages) : data)),
  })
  const { conversationId } = place
  const going = useMutation({
    mutationKey: wayKey(conversationId),
    mutationFn: async (way: Direction) => {
      if (isJump(way)) jumps += 1
      const begun = jumps
      const beyond = isJump(way) ? 0 : edgeOf(cache.getQueryData(queryKey), way)
      const read = await readWay(place, way, beyond)
      if (isJump(way) && begun !== jumps) return
      await cache.cancelQueries({ queryKey })
      cache.setQueryData<LoadedRange>(queryKey, (now) =>
        now === undefined || isJump(way) ? read : widenStretch(now, way, { beyond, read }),
      )
    },
  })
  const { mutate } = going
  const go = useCallback(
    (way: Direction): void => {
      const isFree = cache.isMutating({ mutationKey: wayKey(conversationId) }) === 0
      if (isFree || isJump(way)) mutate(way)
    },
    [cache, mutate, conversationId],
  )
  return {
    thread,
    /** The direction being loaded. */
    way: going.isPending ? going.variables : undefined,
    hasFailed: going.isError,
    go,
  }
}

/** Counts jumps in all threads on screen, because only the last one counts. */
let jumps = 0

/** True if someone jumped to another part of the conversation. */
function isJump(way: Direction): way is Exclude<Direction, Edge> {
  return way !== 'older' && way !== 'newer'
}

function wayKey(conversationId: string) {
  return ['messages', 'going', conversationId]
}

function readWay(place: Place, way: Direction, beyond: number): Promise<LoadedRange> {
  const limit = pageSize
  if (way === 'older') return client.messages.history({ ...place, before: beyond, limit })
  if (way === 'newer') return client.messages.history({ ...place, after: beyond, limit })
  if (way === 'newest') return client.messages.history({ ...place, limit })
  return client.messages.history({ ...place, around: way.around, limit })
}

async function readThread(cache: QueryClient, place: Place): Promise<LoadedRange> {
  const queryKey = messageKeys.thread(place)
  const { conversation } = await cache.query({ ...pageQuery(place), staleTime: 'static' })
  const held = cache.getQueryData<LoadedRange>(queryKey)
  const [first, last] = [held?.messages[0], held?.messages.at(-1)]
  if (held === undefined || first === undefined || last === undefined)
    return begin(place, conversation)
  if (!held.hasNewer && last.seq < conversation.readSeq) return begin(place, conversation)
  const fresh = await readAgain(place, {
    from: first.seq,
    to: held.hasNewer ? last.seq : undefined,
  })
  return mergeFresh(cache.getQueryData<LoadedRange>(queryKey) ?? fresh, fresh)
}

function begin(
  place: Place,
  { unread, readSeq }: { readonly unread: number; readonly readSeq: number },
): Promise<LoadedRange> {
  const where = unread > fewUnread ? { around: readSeq } : {}
  return client.messages.history({ ...place, ...where, limit: pageSize })
}

/** Refetches the loaded messages, which may have changed, and newer ones if the end is loaded. */
async function readAgain(
  place: Place,
  { from, to }: { readonly from: number; readonly to: number | undefined },
): Promise<LoadedRange> {
  const fresh: LoadedRange['messages'][number][] = []
  let after = from - 1
  for (let asked = 0; asked < maxPages; asked += 1) {
    const page = await client.messages.history({ ...place, after, limit: maxAtOnce })
    fresh.push(...page.messages)
    after = page.messages.at(-1)?.seq ?? after
    if (!page.hasNewer) return { messages: fresh, hasOlder: from > 1, hasNewer: false }
    if (to !== undefined && after >= to) break
  }
  return { messages: fresh, hasOlder: from > 1, hasNewer: true }
}

const maxPages = 4

function isStretch(data: unknown): data is LoadedRange {
  return typeof data === 'object' && data !== null && 'messages' in data && 'hasNewer' in data
}
