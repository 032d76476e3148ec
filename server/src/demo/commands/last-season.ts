import { addDays } from '@touchline/domain/events/days'
import { seasonOn } from '@touchline/domain/teams/season'

import type { Transaction } from '#server/platform/database/database.ts'
import { addSeason } from '#server/teams/queries/seasons.ts'

/** The season before the current one, which every team has. */
export async function addLastSeason(
  tx: Transaction,
  teamId: string,
  { now, country }: { readonly now: Date; readonly country: string },
): Promise<void> {
  const place = { sport: 'football', country }
  const current = seasonOn(now.toISOString().slice(0, 10), place)
  await addSeason(tx, teamId, seasonOn(addDays(current.startsOn, -1), place))
}
