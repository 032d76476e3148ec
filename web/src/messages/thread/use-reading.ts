import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'
import { useEffect, useSyncExternalStore } from 'react'

import { useMarkRead } from '../api/conversations.ts'
import type { Place } from '../api/keys.ts'
import type { LoadedRange } from '../thread-window.ts'

interface Reading {
  readonly place: Place
  readonly page: ConversationPage
  readonly stretch: LoadedRange
  readonly isAtEnd: boolean
}

/** Marks messages as read when the conversation's end is visible in the active tab. */
export function useReading({ place, page, stretch, isAtEnd }: Reading): void {
  const { mutate } = useMarkRead(place)
  const isVisible = useIsVisible()
  const { readSeq } = page.conversation
  const lastSeq = stretch.messages.at(-1)?.seq ?? 0
  useEffect(() => {
    if (isAtEnd && isVisible && lastSeq > readSeq) mutate(lastSeq)
  }, [isAtEnd, isVisible, lastSeq, readSeq, mutate])
}

function useIsVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.visibilityState === 'visible',
    () => true,
  )
}
