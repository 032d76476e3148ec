import type { League, LeagueFields } from '@touchline/contract/leagues/shapes/league'
import { useState } from 'react'

import type { LeagueEdit } from '../api/leagues.ts'
import { extendEdit } from './league-draft.ts'

/**
 * The edit in progress. It survives other people's edits: a field they changed too is refused on
 * saving, and `drop` shows the current league.
 */
export function useLeagueDraft(league: League) {
  const [edit, setEdit] = useState<LeagueEdit>()
  return {
    edit,
    fields: { ...league, ...edit?.changes },
    change: (changes: Partial<LeagueFields>) =>
      setEdit((before) => extendEdit(before, { league, changes })),
    drop: () => setEdit(undefined),
  }
}
