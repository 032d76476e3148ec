import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { EventKey } from './page.ts'

/** Saves when an account last saw a changed or cancelled event; nothing for other events. */
export async function saveSeen(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into event_views as s (team_id, event_id, account_id, seen_at)
    select team_id, id, ${accountId}, ${now} from events
    where team_id = ${teamId} and id = ${eventId} and (cancelled_at is not null or timed_at is not null)
    on conflict (team_id, event_id, account_id) do update set
      seen_at = greatest(s.seen_at, excluded.seen_at)`.execute(tx)
}

/** When member `m` or a guardian saw the latest change or cancellation of event `e`. */
export const seenAt = sql`(
  select max(seen.seen_at) from event_views seen
  where seen.team_id = e.team_id and seen.event_id = e.id
    and (e.cancelled_at is not null or e.announced_change_at is not null) and (
    seen.account_id = m.account_id
    or seen.account_id in (select g.account_id from guardianships care
      join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
      where care.team_id = m.team_id and care.member_id = m.id and ${isActiveGuardianship('care', 'g')})))`
