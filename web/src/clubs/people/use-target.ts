import { useState } from 'react'
import { useLocation } from 'react-router'

import { useChosenPeople } from './use-chosen-people.ts'

/** People ticked in the members table, which hands them over with the link. */
export function useSelectedPeople(): readonly string[] {
  const location = useLocation()
  const [selected] = useState(() => personIdsIn(location.state))
  return selected
}

function personIdsIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('personIds' in state)) return []
  const { personIds } = state
  return Array.isArray(personIds) ? personIds.filter((id) => typeof id === 'string') : []
}

/** `teams`, `selected` for people ticked in the members table, or the id of a saved filter. */
export function useTarget(clubId: string) {
  const selected = useSelectedPeople()
  const [target, setTarget] = useState(selected.length > 0 ? 'selected' : 'teams')
  /** People are undefined for teams, or while members are loading. */
  const { filters, people } = useChosenPeople(clubId, target, selected)
  return { target, setTarget, selected, filters, people }
}

export type ClubTarget = ReturnType<typeof useTarget>
