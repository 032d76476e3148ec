import { useEffect } from 'react'

/** Keeps names and address across a reload; loaded after the page. */
export function useKeepTyped(): void {
  useEffect(() => {
    const leave = new AbortController()
    import('#web/platform/offline/typed-values.ts').then(({ keepTyped }) => {
      if (!leave.signal.aborted) leave.signal.addEventListener('abort', keepTyped(undefined))
    }, notThere)
    return () => leave.abort()
  }, [])
}

/** On failure the form works anyway. */
function notThere(): void {}
