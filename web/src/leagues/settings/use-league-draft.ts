import type { League, LeagueFields } from '@touchline/contract/leagues/shapes/league'
import { useState } from 'react'

import type { LeagueEdit } from '../api/leagues.ts'
import { extended } from './league-draft.ts'

/**
 * What somebody is changing of a league. It outlives what others change meanwhile: what they touched
 * too is refused when it is saved, and `drop` shows what stands now.
 */
export function useLeagueDraft(league: League) {
  const [edit, setEdit] = useState<LeagueEdit>()
  return {
    edit,
    fields: { ...league, ...edit?.changes },
    change: (changes: Partial<LeagueFields>) =>
      setEdit((before) => extended(before, { league, changes })),
    drop: () => setEdit(undefined),
  }
}
