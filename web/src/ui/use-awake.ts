import { useEffect } from 'react'

/** Keeps the screen lit while something is shown to others, where the browser can. */
export function useAwake(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !('wakeLock' in navigator)) return undefined
    const ending = new AbortController()
    let held: WakeLockSentinel | undefined

    async function hold() {
      if (document.visibilityState !== 'visible') return
      // A phone low on battery may refuse: the screen then goes dark as usual.
      held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (ending.signal.aborted) await held?.release()
    }

    void hold()
    // The lock ends when the page is hidden.
    document.addEventListener('visibilitychange', () => void hold(), { signal: ending.signal })
    return () => {
      ending.abort()
      void held?.release()
    }
  }, [isShown])
}
