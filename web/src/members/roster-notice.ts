import { createContext, type ReactNode, use } from 'react'

/**
 * A notice from another capability above the roster; undefined while loading. The list waits for
 * it, otherwise it would push the rows down.
 */
export const RosterNotice = createContext<ReactNode>(null)

export function useRosterNotice(): ReactNode {
  return use(RosterNotice)
}
