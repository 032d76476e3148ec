import type { BroughtTeam } from '@touchline/contract/home/shapes/browser-import'
import { newLeague } from '@touchline/contract/leagues/shapes/league'

import { createLeague } from '#server/leagues/commands/create.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

interface Leagues extends Pick<BroughtTeam, 'leagues'> {
  readonly accountId: string
  readonly teamId: string
  readonly now: Date
}

/** Makes the leagues of a brought team; their matches become events that ask nobody by themselves. */
export async function bringLeagues(
  tx: Transaction,
  { accountId, teamId, now, leagues }: Leagues,
): Promise<void> {
  if (leagues.length === 0) return
  const actor = await requireActor(tx, { accountId, teamId })
  for (const league of leagues) {
    const invitations = { ...league.invitations, type: 'manual' }
    const wish = newLeague.parse({ ...league, invitations, teamId })
    await createLeague(tx, { actor, now }, wish)
  }
}
