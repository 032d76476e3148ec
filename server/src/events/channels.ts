import type { Queryable } from '#server/platform/database/database.ts'
import { topicsOf as topicsOfTeams } from '#server/teams/channels.ts'

import { findSubscribedEvents } from './queries/guests.ts'

/** The live topics of an account: its teams, and the events it is a guest of (`event:`). */
export async function topicsOf(db: Queryable, accountId: string): Promise<readonly string[]> {
  const eventIds = await findSubscribedEvents(db, accountId)
  return [...(await topicsOfTeams(db, accountId)), ...eventIds.map((id) => `event:${id}`)]
}
