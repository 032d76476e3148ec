import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Milliseconds between checks whether the server is back. */
const nextLook = 3000
const longestLook = 4000

let away = false
let looking: Promise<boolean> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** True from a failed request until the next response. */
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
 * Called after each request with whether the server responded, which releases queued requests. If
 * the browser is offline, the response may be an old one, so only a new one counts.
 */
export function setReachable(answered: boolean): void {
  if (away === !answered) return
  if (answered && navigator.onLine === false) void isReachable()
  else setAway(!answered)
}

function setAway(isNow: boolean): void {
  if (away === isNow) return
  away = isNow
  for (const listener of listeners) listener()
  onlineManager.setOnline(!away)
  lookLater()
}

/**
 * Whether the server can be reached. While it is away, one short request checks for all callers.
 */
export async function isReachable(): Promise<boolean> {
  return away ? lookOnce() : true
}

function lookOnce(): Promise<boolean> {
  looking ??= look().finally(() => {
    looking = undefined
  })
  return looking
}

async function look(): Promise<boolean> {
  const answered = await isReady()
  setAway(!answered)
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

/**
 * The browser's online state only triggers a check, because a server on the same machine or network
 * works without internet.
 */
onlineManager.setEventListener(() => {
  if (typeof document === 'undefined') return undefined
  const hear = new AbortController()
  const { signal } = hear
  globalThis.addEventListener('offline', () => void lookOnce(), { signal })
  globalThis.addEventListener('online', () => void isReachable(), { signal })
  if (!navigator.onLine) void lookOnce()
  return () => hear.abort()
})
