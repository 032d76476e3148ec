import type { League } from '@touchline/domain/leagues/league'
import { standings } from '@touchline/domain/leagues/standings'

import { sharedPlaces } from '../../table/shared-places.ts'

/** Groups of teams that share a position on a day, in every table. */
export function levelTeams(league: League, day: string): readonly (readonly string[])[] {
  const tables = league.stages.filter(({ kind }) => kind === 'table').map(({ id }) => id)
  const shown = tables.length === 0 ? [null] : tables
  return shown.flatMap((stage) =>
    sharedPlaces(standings(league, { stage, asOf: { kind: 'day', day } })),
  )
}
