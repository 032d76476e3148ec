import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { client } from '#web/platform/client/client.ts'
import { useNews } from '#web/platform/live/subscribers.ts'

import { type LoadedRange, withNewer } from '../thread-window.ts'
import { useReadMessage } from './changes.ts'
import { messageKeys, type Place } from './keys.ts'

/** Several read marks in this time (ms) lead to one refetch. */
const readsTogether = 400

/** Applies live events to the displayed part of a conversation. */
export function useThreadNews(place: Place): void {
  const cache = useQueryClient()
  const readMessage = useReadMessage(place)
  const readNewer = useReadNewer(place)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function readSeen(): void {
    const { messages = [] } = cache.getQueryData<LoadedRange>(messageKeys.thread(place)) ?? {}
    const mine = messages.findLast(({ author }) => author.isMe)
    if (mine !== undefined) void readMessage(mine.id)
  }

  useNews(({ name, payload }) => {
    if (payload.get('conversationId') !== place.conversationId) return
    if (name === 'messages.sent') void readNewer()
    if (name === 'messages.changed') void readMessage(String(payload.get('messageId')))
    if (name === 'messages.read') {
      clearTimeout(timer.current)
      timer.current = setTimeout(readSeen, readsTogether)
    }
  })
}

/** Loads newer messages; runs once more if another event came during the request. */
function useReadNewer(place: Place) {
  const cache = useQueryClient()
  const asking = useRef<'no' | 'yes' | 'again'>('no')
  const queryKey = messageKeys.thread(place)

  return async function read(): Promise<void> {
    const held = cache.getQueryData<LoadedRange>(queryKey)
    if (held === undefined || held.hasNewer) return
    if (asking.current !== 'no') {
      asking.current = 'again'
      return
    }
    asking.current = 'yes'
    const after = held.messages.at(-1)?.seq ?? 0
    const newer = await client.messages.history({ ...place, after }).catch(() => undefined)
    if (newer !== undefined)
      cache.setQueryData<LoadedRange>(queryKey, (now) => now && withNewer(now, newer))
    const isAskedAgain = String(asking.current) === 'again'
    asking.current = 'no'
    if (isAskedAgain) await read()
  }
}
