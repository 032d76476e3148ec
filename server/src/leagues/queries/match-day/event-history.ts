import type {
  MatchHappening,
  MatchEventHistory,
} from '@touchline/contract/leagues/shapes/match-day/live'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

/** Records the earlier version before a correction or removal. */
export async function insertEventChange(
  tx: Transaction,
  { teamId, eventId, matchEventId }: EventKey & { readonly matchEventId: string },
  trace: {
    readonly what: 'corrected' | 'taken_back'
    readonly before: MatchHappening
    readonly by: string
    readonly now: Date
  },
): Promise<void> {
  const { kind, side, member, partner, period, second } = trace.before
  await tx
    .insertInto('match_event_changes')
    .values({
      id: newId(),
      team_id: teamId,
      event_id: eventId,
      match_event_id: matchEventId,
      what: trace.what,
      before: JSON.stringify({ kind, side, member, partner, period, second }),
      changed_by: trace.by,
      changed_at: trace.now,
    })
    .execute()
}

type Change = MatchEventHistory[number]

export async function findEventHistory(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<Change[]> {
  const found = await sql<Omit<Change, 'at'> & { readonly at: Date }>`
    select c.match_event_id as "matchEventId", c.what, c.before, c.changed_at as at,
      ${nameOfAccount(sql`c.team_id`, sql`c.changed_by`)} as by
    from match_event_changes c
    where c.team_id = ${teamId} and c.event_id = ${eventId}
    order by c.changed_at desc, c.id desc limit 500`.execute(db)
  return found.rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
