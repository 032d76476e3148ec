import { playedOutcome } from '@touchline/domain/leagues/match'
import type { PlannedGoal } from '@touchline/domain/moves/match-events'
import type { PlannedEvent } from '@touchline/domain/moves/team-history'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

export interface MovedMatch {
  readonly id: string
  readonly score: PlannedEvent['score']
  readonly events: readonly PlannedGoal[]
}

interface Writer {
  readonly teamId: string
  readonly accountId: string
  readonly now: Date
}

export async function sportOfTeam(tx: Transaction, teamId: string): Promise<string> {
  const team = await tx
    .selectFrom('teams')
    .select('sport')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow()
  return team.sport
}

/**
 * Adds results, scorers and cards to events without any. Those of a league get theirs from the
 * league. Returns the events that got some.
 */
export async function insertMovedMatches(
  tx: Transaction,
  { teamId, accountId, now }: Writer,
  matches: readonly MovedMatch[],
): Promise<readonly string[]> {
  if (matches.length === 0) return []
  const days = matches.map(({ id, score }) => ({
    id,
    outcome: score && playedOutcome(score.home, score.away),
  }))
  const made = await sql<{ id: string }>`
    insert into match_days (team_id, event_id, outcome, ended_at)
    select e.team_id, e.id, nullif(d.outcome, 'null'::jsonb), e.ends_at
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d(id uuid, outcome jsonb)
    join events e on e.team_id = ${teamId} and e.id = d.id
    where e.cancelled_at is null
      and not exists (select from league_matches m where m.team_id = e.team_id and m.event_id = e.id)
    on conflict do nothing
    returning event_id as id`.execute(tx)
  const ids = made.rows.map(({ id }) => id)
  const isMade = new Set(ids)
  const rows = matches
    .filter(({ id }) => isMade.has(id))
    .flatMap(({ id, events }) =>
      events.map(({ kind, member, partner }) => ({
        id: newId(),
        event_id: id,
        kind,
        member_id: member,
        member_team_id: member && teamId,
        partner_id: partner,
        partner_team_id: partner && teamId,
      })),
    )
  await sql`
    insert into match_events (team_id, event_id, id, kind, side, member_id, member_team_id,
      partner_id, partner_team_id, noted_by, noted_at)
    select ${teamId}, r.event_id, r.id, r.kind, 'own', r.member_id, r.member_team_id,
      r.partner_id, r.partner_team_id, ${accountId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(event_id uuid, id uuid, kind text,
      member_id uuid, member_team_id uuid, partner_id uuid, partner_team_id uuid)`.execute(tx)
  return ids
}
