import {
  planCells,
  seasonBreak,
  type PlanRow,
  type SeasonChange,
  type SeasonDraft,
} from '@touchline/contract/events/shapes/season-planner'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { ClosureRow } from './club-calendar.ts'

export type StoredSeason = SeasonDraft['season']

const breaks = z.array(seasonBreak)

/** The club's plan; undefined before it is saved for the first time. */
export async function findSeasonPlan(
  db: Queryable,
  clubId: string,
): Promise<StoredSeason | undefined> {
  const found = await sql<Omit<StoredSeason, 'breaks'> & { readonly breaks: unknown }>`
    select starts_on::text as from, ends_on::text as to, region, breaks, version
    from season_plans where club_id = ${clubId}`.execute(db)
  const [row] = found.rows
  return row && { ...row, breaks: breaks.parse(row.breaks) }
}

interface Saving {
  readonly accountId: string
  readonly now: Date
}

/** False if another planner has saved it meanwhile. */
export async function saveSeasonPlan(
  tx: Transaction,
  { clubId, from, to, region, breaks: off, version }: SeasonChange,
  { accountId, now }: Saving,
): Promise<boolean> {
  const saved = await sql`
    insert into season_plans as plan
      (club_id, starts_on, ends_on, region, breaks, version, updated_by, updated_at)
    values (${clubId}, ${from}, ${to}, ${region === '' ? null : region}, ${JSON.stringify(off)}::jsonb, 1,
      ${accountId}, ${now})
    on conflict (club_id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on,
      region = excluded.region, breaks = excluded.breaks, version = plan.version + 1,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at
    where plan.version = ${version}`.execute(tx)
  return saved.numAffectedRows === 1n
}

export interface StoredRow extends PlanRow {
  readonly placedIn: string | null
}

/** All rows of a plan in their order. */
export async function findPlanRows(db: Queryable, clubId: string): Promise<readonly StoredRow[]> {
  const rows = await db
    .selectFrom('season_plan_rows as r')
    .leftJoin('events as e', (on) =>
      on.onRef('e.team_id', '=', 'r.placed_in').onRef('e.id', '=', 'r.event_id'),
    )
    .select(['r.id', 'r.cells', 'r.version', 'r.published_at', 'e.id as event_id', 'r.placed_in'])
    .where('r.club_id', '=', clubId)
    .orderBy('r.position')
    .orderBy('r.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    cells: planCells.parse(row.cells),
    version: row.version,
    publishedAt: row.published_at?.toISOString() ?? null,
    eventId: row.event_id,
    placedIn: row.placed_in,
  }))
}

interface RowToSave extends Pick<PlanRow, 'id' | 'cells' | 'version'> {
  readonly clubId: string
  readonly placedIn: string | null
  readonly position: number
}

/** Writes rows whose version was checked. */
export async function writePlanRows(
  tx: Transaction,
  rows: readonly RowToSave[],
  { accountId, now }: Saving,
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('season_plan_rows')
    .values(
      rows.map((row) => ({
        club_id: row.clubId,
        id: row.id,
        placed_in: row.placedIn,
        position: row.position,
        cells: JSON.stringify(row.cells),
        version: row.version + 1,
        updated_by: accountId,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'id']).doUpdateSet((row) => ({
        placed_in: row.ref('excluded.placed_in'),
        cells: row.ref('excluded.cells'),
        version: row.ref('excluded.version'),
        updated_by: row.ref('excluded.updated_by'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

interface OfClub {
  readonly clubId: string
  readonly ids: readonly string[]
}

export async function removePlanRows(tx: Transaction, { clubId, ids }: OfClub): Promise<void> {
  await sql`
    delete from season_plan_rows
    where club_id = ${clubId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Puts rows into this order; others keep their place behind. */
export async function orderPlanRows(tx: Transaction, { clubId, ids }: OfClub): Promise<void> {
  await sql`
    update season_plan_rows r set position = wanted.at
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, at)
    where r.club_id = ${clubId} and r.id = wanted.id and r.position <> wanted.at`.execute(tx)
}

interface PublishedRow {
  readonly id: string
  /** Its first event. */
  readonly eventId: string
}

export async function markPublished(
  tx: Transaction,
  { clubId, rows }: { readonly clubId: string; readonly rows: readonly PublishedRow[] },
  now: Date,
): Promise<void> {
  const [ids, eventIds] = [rows.map(({ id }) => id), rows.map(({ eventId }) => eventId)]
  await sql`
    update season_plan_rows r
    set published_at = ${now}, version = r.version + 1, event_id = made.event_id
    from unnest(${ids}::uuid[], ${eventIds}::uuid[]) as made (id, event_id)
    where r.club_id = ${clubId} and r.id = made.id`.execute(tx)
}

const publishedTeams = z.array(
  z.object({
    teamId: z.string(),
    /** The first event, which the message is about. */
    eventId: z.string(),
    trainings: z.array(
      z.object({
        weekdays: z.array(z.enum(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])),
        from: z.string(),
        to: z.string(),
        venue: z.string(),
      }),
    ),
    matches: z.int(),
  }),
)

export type PublishedTeam = z.infer<typeof publishedTeams>[number]

interface Publication {
  readonly id: string
  readonly clubId: string
  readonly teams: readonly PublishedTeam[]
}

export async function addPublication(
  tx: Transaction,
  { id, clubId, teams }: Publication,
  { accountId, now }: Saving,
): Promise<void> {
  await tx
    .insertInto('season_publications')
    .values({
      club_id: clubId,
      id,
      teams: JSON.stringify(teams),
      created_by: accountId,
      created_at: now,
    })
    .execute()
}

/** The teams of a publication; empty once it is gone. */
export async function findPublishedTeams(
  db: Queryable,
  { clubId, publicationId }: { readonly clubId: string; readonly publicationId: string },
): Promise<readonly PublishedTeam[]> {
  const row = await db
    .selectFrom('season_publications')
    .select('teams')
    .where('club_id', '=', clubId)
    .where('id', '=', publicationId)
    .executeTakeFirst()
  return row === undefined ? [] : publishedTeams.parse(row.teams)
}

/** The publication that created a team's event. */
export async function findPublicationOf(
  db: Queryable,
  { teamId, eventId }: { readonly teamId: string; readonly eventId: string },
): Promise<readonly PublishedTeam[]> {
  const found = await sql<{ teams: unknown }>`
    select p.teams from teams team join season_publications p on p.club_id = team.club_id
    where team.id = ${teamId} and p.teams @> ${JSON.stringify([{ teamId, eventId }])}::jsonb
    order by p.created_at desc limit 1`.execute(db)
  return publishedTeams.parse(found.rows[0]?.teams ?? [])
}

/** Matches of some teams between two days, as the week of the plan shows them. */
export async function findPlannedMatches(
  db: Queryable,
  {
    teamIds,
    from,
    to,
  }: { readonly teamIds: readonly string[]; readonly from: string; readonly to: string },
) {
  const found = await sql<
    Omit<SeasonDraft['matches'][number], 'venueKey'> & { address: string | null }
  >`
    select e.id, e.team_id as "teamId", e.title,
      to_char(e.starts_at at time zone e.time_zone, 'YYYY-MM-DD"T"HH24:MI') as "startsLocal",
      to_char(e.ends_at at time zone e.time_zone, 'YYYY-MM-DD"T"HH24:MI') as "endsLocal",
      coalesce(v.name, e.location) as location, v.address
    from events e left join venues v on v.team_id = e.team_id and v.id = e.venue_id
    where e.team_id = any(${[...teamIds]}::uuid[])
      and e.starts_at >= ${from}::date - 1 and e.starts_at < ${to}::date + 2
      and (e.opponent is not null or e.opponent_id is not null)
      and e.cancelled_at is null and not e.is_all_day
    order by e.starts_at, e.id limit 3000`.execute(db)
  return found.rows
}

/** When the club's places can't be used in a season. */
export async function findClosuresDuring(
  db: Queryable,
  { clubId, from, to }: { readonly clubId: string; readonly from: string; readonly to: string },
): Promise<readonly ClosureRow[]> {
  const found = await sql<ClosureRow>`
    select c.id, c.venue_id as "venueId", c.reason, c.starts_at as "startsAt", c.ends_at as "endsAt",
      to_char(c.starts_at at time zone club.time_zone, 'YYYY-MM-DD"T"HH24:MI') as "startsLocal",
      to_char(c.ends_at at time zone club.time_zone, 'YYYY-MM-DD"T"HH24:MI') as "endsLocal"
    from venue_closures c join clubs club on club.id = c.club_id
    where c.club_id = ${clubId} and c.ends_at > ${from}::date - 1 and c.starts_at < ${to}::date + 2
    order by c.starts_at, c.id limit 1000`.execute(db)
  return found.rows
}

/** A team's matches from now until the end of a season, the association's included. */
export async function countMatches(
  db: Queryable,
  { teamId, from, to }: { readonly teamId: string; readonly from: Date; readonly to: string },
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from events
    where team_id = ${teamId} and starts_at > ${from} and starts_at < ${to}::date + 1
      and (opponent is not null or opponent_id is not null) and cancelled_at is null`.execute(db)
  return found.rows[0]?.count ?? 0
}

/** Names and colours of some teams of a club, by name. */
export async function findTeamsToPlan(
  db: Queryable,
  { clubId, teamIds }: { readonly clubId: string; readonly teamIds: readonly string[] },
): Promise<SeasonDraft['teams']> {
  const found = await sql<SeasonDraft['teams'][number]>`
    select id, name, color from teams
    where club_id = ${clubId} and id = any(${[...teamIds]}::uuid[]) and deleted_at is null
    order by name, id`.execute(db)
  return found.rows
}
