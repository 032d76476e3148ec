import type { LineUp } from '@touchline/contract/leagues/shapes/match-day/line-up'
import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import { sql } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

interface LineUpRow {
  readonly formation: string | null
  readonly published_at: Date | null
  readonly version: number
  readonly captain: string | null
  readonly players: LineUp['players'] | null
}

const players = sql`
  left join lateral (
    select json_agg(json_build_object('memberId', p.member_id, 'place', p.place,
        'shirtNumber', p.shirt_number) order by p.place nulls last, p.member_id) as players,
      (array_agg(p.member_id) filter (where p.is_captain))[1] as captain
    from line_up_players p where p.team_id = l.team_id and p.event_id = l.event_id
  ) p on true`

export async function findLineUp(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<LineUp | undefined> {
  const found = await sql<LineUpRow>`
    select l.formation, l.published_at, l.version, p.captain, p.players
    from line_ups l ${players}
    where l.team_id = ${teamId} and l.event_id = ${eventId}`.execute(db)
  const [row] = found.rows
  return row && lineUpOf(row)
}

/** The line-up of the latest earlier match that has one. */
export async function findLastLineUp(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<LineUp | undefined> {
  const found = await sql<LineUpRow>`
    select l.formation, l.published_at, l.version, p.captain, p.players
    from events this
    join events e on e.team_id = this.team_id and e.starts_at < this.starts_at
    join line_ups l on l.team_id = e.team_id and l.event_id = e.id
    ${players}
    where this.team_id = ${teamId} and this.id = ${eventId} and p.players is not null
    order by e.starts_at desc, e.id desc limit 1`.execute(db)
  const [row] = found.rows
  return row && lineUpOf(row)
}

function lineUpOf(row: LineUpRow): LineUp {
  return {
    formation: row.formation,
    captain: row.captain,
    players: row.players ?? [],
    version: row.version,
    publishedAt: row.published_at?.toISOString() ?? null,
  }
}

interface Saving {
  readonly lineUp: LineUpDraft
  /** The teams whose rosters the players are on. */
  readonly rosterTeamIds: ReadonlyMap<string, string>
  readonly by: string
  readonly now: Date
}

/** Replaces the line-up with the next version. */
export async function saveLineUp(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { lineUp, rosterTeamIds, by, now }: Saving,
): Promise<void> {
  const { formation, captain } = lineUp
  await sql`
    insert into line_ups (team_id, event_id, formation, version, saved_by, saved_at)
    values (${teamId}, ${eventId}, ${formation || null}, 1, ${by}, ${now})
    on conflict (team_id, event_id) do update set formation = excluded.formation,
      version = line_ups.version + 1, saved_by = excluded.saved_by, saved_at = excluded.saved_at
  `.execute(tx)
  await tx
    .deleteFrom('line_up_players')
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .execute()
  if (lineUp.players.length === 0) return
  await tx
    .insertInto('line_up_players')
    .values(
      lineUp.players.map(({ memberId, place, shirtNumber }) => ({
        team_id: teamId,
        event_id: eventId,
        member_id: memberId,
        roster_team_id: rosterTeamIds.get(memberId) ?? teamId,
        place,
        shirt_number: shirtNumber,
        is_captain: memberId === captain,
      })),
    )
    .execute()
}

export async function savePublication(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  publishedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('line_ups')
    .set({ published_at: publishedAt })
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .execute()
}
