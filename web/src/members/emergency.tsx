import { createContext, use } from 'react'

/** Shows whom to call for somebody of the roster; undefined where nobody can. */
export type ShowEmergency = (person: { readonly id: string; readonly name: string }) => void

/** The capability that knows whom to call comes after this one and hangs its dialog here. */
export const EmergencyContext = createContext<ShowEmergency | undefined>(undefined)

export function useEmergency(): ShowEmergency | undefined {
  return use(EmergencyContext)
}
