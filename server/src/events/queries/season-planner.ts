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

export type StoredSeason = SeasonDraft['season']

const breaks = z.array(seasonBreak)

/** A club plans all its teams, and a team itself. */
export interface PlanOwner {
  readonly kind: 'club' | 'team'
  readonly id: string
}

/** The owner's plan; undefined before it is saved for the first time. */
export async function findSeasonPlan(
  db: Queryable,
  { id }: PlanOwner,
): Promise<StoredSeason | undefined> {
  const found = await sql<Omit<StoredSeason, 'breaks'> & { readonly breaks: unknown }>`
    select starts_on::text as from, ends_on::text as to, region, breaks, version
    from season_plans where owner_id = ${id}`.execute(db)
  const [row] = found.rows
  return row && { ...row, breaks: breaks.parse(row.breaks) }
}

export interface Planner {
  readonly owner: PlanOwner
  readonly accountId: string
  readonly now: Date
}

/** False if another planner has saved it meanwhile. */
export async function saveSeasonPlan(
  tx: Transaction,
  { owner: { kind, id }, accountId, now }: Planner,
  { from, to, region, breaks: off, version }: SeasonChange,
): Promise<boolean> {
  const saved = await sql`
    insert into season_plans as plan
      (club_id, team_id, starts_on, ends_on, region, breaks, version, updated_by, updated_at)
    values (${kind === 'club' ? id : null}, ${kind === 'team' ? id : null}, ${from}, ${to}, ${region === '' ? null : region}, ${JSON.stringify(off)}::jsonb, 1,
      ${accountId}, ${now})
    on conflict (owner_id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on,
      region = excluded.region, breaks = excluded.breaks, version = plan.version + 1,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at
    where plan.version = ${version}`.execute(tx)
  return saved.numAffectedRows === 1n
}

export interface StoredRow extends PlanRow {
  readonly placedIn: string | null
}

/** All rows of a plan in their order. */
export async function findPlanRows(
  db: Queryable,
  { id: ownerId }: PlanOwner,
): Promise<readonly StoredRow[]> {
  const rows = await db
    .selectFrom('season_plan_rows as r')
    .leftJoin('events as e', (on) =>
      on.onRef('e.team_id', '=', 'r.placed_in').onRef('e.id', '=', 'r.event_id'),
    )
    .select(['r.id', 'r.cells', 'r.version', 'r.published_at', 'e.id as event_id', 'r.placed_in'])
    .where('r.owner_id', '=', ownerId)
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
  readonly placedIn: string | null
  readonly position: number
}

/** Writes rows whose version was checked. */
export async function writePlanRows(
  tx: Transaction,
  { owner, accountId, now }: Planner,
  rows: readonly RowToSave[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('season_plan_rows')
    .values(
      rows.map((row) => ({
        owner_id: owner.id,
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
      conflict.columns(['owner_id', 'id']).doUpdateSet((row) => ({
        placed_in: row.ref('excluded.placed_in'),
        cells: row.ref('excluded.cells'),
        version: row.ref('excluded.version'),
        updated_by: row.ref('excluded.updated_by'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

export async function removePlanRows(
  tx: Transaction,
  { id: ownerId }: PlanOwner,
  ids: readonly string[],
): Promise<void> {
  await sql`
    delete from season_plan_rows
    where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Puts rows into this order; others keep their place behind. */
export async function orderPlanRows(
  tx: Transaction,
  { id: ownerId }: PlanOwner,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update season_plan_rows r set position = wanted.at
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, at)
    where r.owner_id = ${ownerId} and r.id = wanted.id and r.position <> wanted.at`.execute(tx)
}
