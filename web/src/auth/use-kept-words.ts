import { useEffect } from 'react'

/** Names and address survive that the page is loaded again; fetched beside the page, which is up first. */
export function useKeptWords(): void {
  useEffect(() => {
    const leave = new AbortController()
    import('#web/platform/offline/typed.ts').then(({ keepTyped }) => {
      if (!leave.signal.aborted) leave.signal.addEventListener('abort', keepTyped(undefined))
    }, notThere)
    return () => leave.abort()
  }, [])
}

/** Not reached: the form works all the same. */
function notThere(): void {}
