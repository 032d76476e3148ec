import { useSyncExternalStore } from 'react'

let away = false
const listeners = new Set<() => void>()

/** True while the server could not be asked, until something was answered again. */
export function useIsAway(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => away,
    () => false,
  )
}

/** Told after each call: whether an answer of the server came. */
export function tellAnswered(answered: boolean): void {
  if (away === !answered) return
  away = !answered
  for (const listener of listeners) listener()
}
