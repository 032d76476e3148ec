import { createContext, type ReactNode, use } from 'react'

/**
 * What a capability that comes after this one has to say above the roster; undefined while that is
 * on its way. The list waits for it: a notice that came later would push everybody down.
 */
export const RosterNotice = createContext<ReactNode>(null)

export function useRosterNotice(): ReactNode {
  return use(RosterNotice)
}
