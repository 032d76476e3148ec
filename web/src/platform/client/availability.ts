import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Milliseconds between two questions whether the server is back. */
const nextLook = 3000
const longestLook = 4000

let away = false
let looking: Promise<boolean> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** True while the server could not be asked, until something was answered again. */
export function useIsAway(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isAway,
    () => false,
  )
}

export function isAway(): boolean {
  return away
}

/**
 * Told after each call: whether an answer of the server came. What waits goes out once one did. An
 * answer that was on its way when the network went does not bring it back.
 */
export function tellAnswered(answered: boolean): void {
  if (away === !answered || (answered && navigator.onLine === false)) return
  away = !answered
  for (const listener of listeners) listener()
  onlineManager.setOnline(answered)
  lookLater()
}

/**
 * Whether it makes sense to ask the server something. While it is away one short question finds that
 * out for all who want to know: nobody waits for a request that cannot arrive.
 */
export async function isReachable(): Promise<boolean> {
  if (!away) return true
  looking ??= look().finally(() => {
    looking = undefined
  })
  return looking
}

async function look(): Promise<boolean> {
  const answered = navigator.onLine && (await isReady())
  if (answered) tellAnswered(true)
  return answered
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { signal: AbortSignal.timeout(longestLook) })).ok
  } catch {
    return false
  }
}

function lookLater(): void {
  clearTimeout(timer)
  if (!away) return
  timer = setTimeout(() => {
    if (document.visibilityState === 'visible') void isReachable().then(lookLater)
    else lookLater()
  }, nextLook)
}

/** The browser's own word for it: gone at once, and back when the server has answered. */
onlineManager.setEventListener(() => {
  if (typeof document === 'undefined') return undefined
  const hear = new AbortController()
  const { signal } = hear
  globalThis.addEventListener('offline', () => tellAnswered(false), { signal })
  globalThis.addEventListener('online', () => void isReachable(), { signal })
  if (!navigator.onLine) tellAnswered(false)
  return () => hear.abort()
})
