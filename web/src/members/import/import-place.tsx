import type { CustomFieldOnWire } from '@touchline/contract/members/shapes/fields'
import { createContext, type ReactNode, use } from 'react'

/** Where a list is imported: into a team, or into the teams of a club. */
export interface ImportPlace {
  /** Offered first for phone numbers. */
  readonly country: string
  /** The team's own fields; empty for a club. */
  readonly fields: readonly CustomFieldOnWire[]
  /** Imported coaches get coach access. */
  readonly mayGiveAccess: boolean
  /** The list may say what a club keeps about memberships. */
  readonly isOfClub?: boolean
}

const PlaceContext = createContext<ImportPlace | undefined>(undefined)

export function ImportPlaceProvider({
  place,
  children,
}: {
  place: ImportPlace
  children: ReactNode
}) {
  return <PlaceContext value={place}>{children}</PlaceContext>
}

export function useImportPlace(): ImportPlace {
  const place = use(PlaceContext)
  if (!place) throw new Error('A part of an import was used outside of one')
  return place
}
