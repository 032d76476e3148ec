import { useSyncExternalStore } from 'react'

import { forgetWaiting, unsentCount } from './waiting.ts'

let asked: (() => void) | undefined
const listeners = new Set<() => void>()

/** Leaves, but not without a question while something waits to be sent. */
export function leaveWithCare(leave: () => void): void {
  if (unsentCount() === 0) leave()
  else ask(leave)
}

/** The question that is open; `answer` ends it. */
export function useLeaving() {
  const leave = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
    () => undefined,
  )
  return {
    isAsked: leave !== undefined,
    stay: () => ask(undefined),
    leave: () => {
      ask(undefined)
      forgetWaiting()
      leave?.()
    },
  }
}

function ask(leave: (() => void) | undefined): void {
  asked = leave
  for (const listener of listeners) listener()
}
