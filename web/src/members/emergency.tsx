import { createContext, use } from 'react'

/** Opens the emergency contacts of a member; undefined if not available. */
export type ShowEmergency = (person: { readonly id: string; readonly name: string }) => void

/** Filled by another capability, which members can't import. */
export const EmergencyContext = createContext<ShowEmergency | undefined>(undefined)

export function useEmergency(): ShowEmergency | undefined {
  return use(EmergencyContext)
}
