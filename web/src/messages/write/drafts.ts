import { useSyncExternalStore } from 'react'

import { storedSession } from '#web/platform/session/session.ts'

const drafts = new Map<string, string>()
const listeners = new Set<() => void>()

/** Unsent text per account and conversation, kept only in this tab. */
export function draftOf(conversationId: string) {
  const key = `${storedSession()?.user.id} ${conversationId}`
  return {
    words: drafts.get(key) ?? '',
    put(words: string): void {
      if (words === '') drafts.delete(key)
      else drafts.set(key, words)
      for (const listener of listeners) listener()
    },
  }
}

export function useDraft(conversationId: string): readonly [string, (words: string) => void] {
  const words = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => draftOf(conversationId).words,
    () => '',
  )
  return [words, (now) => draftOf(conversationId).put(now)]
}
