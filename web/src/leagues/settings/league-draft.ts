import type { League, LeagueFields } from '@touchline/contract/leagues/shapes/league'

import type { LeagueEdit } from '../api/leagues.ts'

interface Change {
  readonly league: Pick<League, 'version' | 'name' | 'seasonId' | 'rules'>
  readonly changes: Partial<LeagueFields>
}

/** An edit with more changes: what a field was, is what it was at its first change. */
export function extended(before: LeagueEdit | undefined, { league, changes }: Change): LeagueEdit {
  const { name, seasonId, rules } = league
  const was: Partial<LeagueFields> = {
    ...('name' in changes && { name }),
    ...('seasonId' in changes && { seasonId }),
    ...('rules' in changes && { rules }),
  }
  return {
    version: before?.version ?? league.version,
    was: { ...was, ...before?.was },
    changes: { ...before?.changes, ...changes },
  }
}
