interface Patience {
  /** Done by then at the latest. */
  readonly timeout: number
  /** Where the browser has no word for idle, as Safari: after so long. */
  readonly otherwise: number
}

/** Does something once the page has nothing else to do; what comes back calls it off. */
export function whenIdle(act: () => void, { timeout, otherwise }: Patience): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, otherwise)
    return () => clearTimeout(timer)
  }
  const input = requestIdleCallback(act, { timeout })
  return () => cancelIdleCallback(input)
}
