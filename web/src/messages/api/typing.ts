import { typingSeconds } from '@touchline/domain/messages/conversations'
import { useEffect, useRef, useState } from 'react'

import { client } from '#web/platform/client/client.ts'
import { useNews } from '#web/platform/live/subscribers.ts'

import type { Place } from './keys.ts'

const pauseMs = typingSeconds * 1000

/** Sends typing notices, at most one per interval. */
export function useSendTyping(place: Place): () => void {
  const notifiedAt = useRef(0)
  return () => {
    const now = performance.now()
    if (now - notifiedAt.current < pauseMs && notifiedAt.current > 0) return
    notifiedAt.current = now
    client.messages.type({ ...place }).catch(() => undefined)
  }
}

/** Accounts that are typing; ends after a timeout or when their message arrives. */
export function useTyping({ conversationId }: Place, me: string | undefined): readonly string[] {
  const [typing, setTyping] = useState<readonly string[]>([])
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  function end(accountId: string): void {
    clearTimeout(timers.current.get(accountId))
    timers.current.delete(accountId)
    setTyping((now) => now.filter((one) => one !== accountId))
  }

  useNews(({ name, payload }) => {
    const accountId = payload.get('actorId')
    if (payload.get('conversationId') !== conversationId || typeof accountId !== 'string') return
    if (name === 'messages.sent') end(accountId)
    if (name !== 'messages.typing' || accountId === me) return
    end(accountId)
    setTyping((now) => [...now, accountId])
    timers.current.set(
      accountId,
      setTimeout(() => end(accountId), pauseMs + graceMs),
    )
  })

  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])
  return typing
}

/** Tolerance (ms) for a late notice. */
const graceMs = 1000
