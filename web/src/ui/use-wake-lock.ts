import { useEffect } from 'react'

/** Keeps the screen on while something is shown to others, if the browser can. */
export function useWakeLock(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !('wakeLock' in navigator)) return undefined
    const ending = new AbortController()
    let held: WakeLockSentinel | undefined

    async function hold() {
      if (document.visibilityState !== 'visible') return
      // A phone with low battery may refuse; the screen then turns off as usual.
      held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (ending.signal.aborted) await held?.release()
    }

    void hold()
    // The lock ends when the page is hidden, so it is requested again.
    document.addEventListener('visibilitychange', () => void hold(), { signal: ending.signal })
    return () => {
      ending.abort()
      void held?.release()
    }
  }, [isShown])
}
