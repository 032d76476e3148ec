import { useSyncExternalStore } from 'react'

import { forgetWaiting, unsentCount } from './waiting.ts'

let asked: (() => void) | undefined
const listeners = new Set<() => void>()

/** Signs out, but asks first if writes are waiting to be sent. */
export function signOutWithWarning(leave: () => void): void {
  if (unsentCount() === 0) leave()
  else ask(leave)
}

/** The open question; `answer` closes it. */
export function useSignOutWarning() {
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
