import { useSyncExternalStore } from 'react'

let lost = 0
const listeners = new Set<() => void>()

/** Writes lost because the session ended before they were sent. */
export function useLostWrites(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => lost,
    () => 0,
  )
}

export function reportLost(count: number): void {
  show(lost + count)
}

export function dismissLost(): void {
  show(0)
}

function show(count: number): void {
  lost = count
  for (const listener of listeners) listener()
}
