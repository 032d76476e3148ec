import { useSyncExternalStore } from 'react'

/** The maintenance notice from the server. */
export interface Closure {
  readonly message: string
  readonly until: string | undefined
}

let closure: Closure | undefined
const listeners = new Set<() => void>()

/** Undefined while the site is open, as far as known. */
export function useClosure(): Closure | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => closure,
    () => undefined,
  )
}

export function setClosure(next: Closure | undefined): void {
  const isSame = closure?.message === next?.message && closure?.until === next?.until
  if (isSame) return
  closure = next
  for (const listener of listeners) listener()
}

/** The data of the error `maintenance`. */
export function closureFrom(data: unknown): Closure {
  const message = wordIn(data, 'message') ?? ''
  return { message, until: wordIn(data, 'until') }
}

function wordIn(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const value: unknown = Object.entries(data).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
