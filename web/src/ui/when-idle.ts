interface Patience {
  /** The latest time to run. */
  readonly timeout: number
  /** The delay without requestIdleCallback, as in Safari. */
  readonly otherwise: number
}

/** Runs `act` when the page is idle; returns a function that cancels it. */
export function whenIdle(act: () => void, { timeout, otherwise }: Patience): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, otherwise)
    return () => clearTimeout(timer)
  }
  const input = requestIdleCallback(act, { timeout })
  return () => cancelIdleCallback(input)
}
