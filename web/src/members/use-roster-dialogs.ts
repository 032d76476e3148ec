import type { RosterMember } from '@touchline/contract/members/shapes'
import { useState } from 'react'

/** The open dialog and the members it is about. */
export function useRosterDialogs() {
  const [parentOf, setParentOf] = useState<RosterMember>()
  const [promoted, setPromoted] = useState<readonly RosterMember[]>([])
  const [archiving, setArchiving] = useState<readonly RosterMember[]>([])

  function close() {
    setParentOf(undefined)
    setPromoted([])
    setArchiving([])
  }

  const isAny = parentOf !== undefined || promoted.length > 0 || archiving.length > 0
  return { isAny, parentOf, promoted, archiving, setParentOf, setPromoted, setArchiving, close }
}
