import { typingSeconds } from '@touchline/domain/messages/conversations'
import { useEffect, useRef, useState } from 'react'

import { client } from '#web/platform/client/client.ts'
import { useNews } from '#web/platform/live/hearers.ts'

import type { Place } from './keys.ts'

const pauseMs = typingSeconds * 1000

/** Tells the others that I write, not with each letter. */
export function useSendTyping(place: Place): () => void {
  const notifiedAt = useRef(0)
  return () => {
    const now = performance.now()
    if (now - notifiedAt.current < pauseMs && notifiedAt.current > 0) return
    notifiedAt.current = now
    client.messages.type({ ...place }).catch(() => undefined)
  }
}

/** The accounts of those who write just now; over when nothing came for a while, or the message did. */
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

/** The next word of it may be late. */
const graceMs = 1000
