import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import type { EventKey } from './page.ts'

/** Keeps when an account last saw an event that changed or is cancelled; of others nothing is kept. */
export async function saveSighting(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into event_sightings as s (team_id, event_id, account_id, seen_at)
    select team_id, id, ${accountId}, ${now} from events
    where team_id = ${teamId} and id = ${eventId} and (cancelled_at is not null or timed_at is not null)
    on conflict (team_id, event_id, account_id) do update set
      seen_at = greatest(s.seen_at, excluded.seen_at)`.execute(tx)
}
