import type { FixtureImport } from '@touchline/contract/events/shapes/fixture-list'
import {
  fixtureUndoDays,
  type SameDayEvent,
  type KnownFixture,
} from '@touchline/domain/events/fixture-list/plan-fixtures'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

/** The team behind each name that the association uses; null for none. */
export async function findFixtureNames(
  db: Queryable,
  clubId: string,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('club_fixture_names')
    .select(['name_key', 'placed_in'])
    .where('club_id', '=', clubId)
    .execute()
  return new Map(rows.map(({ name_key: key, placed_in: teamId }) => [key, teamId]))
}

interface Named {
  readonly key: string
  readonly teamId: string | null
}

export async function saveFixtureNames(
  tx: Transaction,
  clubId: string,
  names: readonly Named[],
): Promise<void> {
  if (names.length === 0) return
  await tx
    .insertInto('club_fixture_names')
    .values(names.map(({ key, teamId }) => ({ club_id: clubId, name_key: key, placed_in: teamId })))
    .onConflict((conflict) =>
      conflict
        .columns(['club_id', 'name_key'])
        .doUpdateSet((row) => ({ placed_in: row.ref('excluded.placed_in') })),
    )
    .execute()
}

/** Matches of a club's teams that the list has named before. */
export async function findKnownFixtures(
  db: Queryable,
  clubId: string,
): Promise<readonly KnownFixture[]> {
  const found = await sql<KnownFixture>`
    select f.team_id as "teamId", f.fixture_key as key, f.event_id as "eventId", f.said
    from teams team join team_fixtures f on f.team_id = team.id
    where team.club_id = ${clubId} and team.deleted_at is null`.execute(db)
  return found.rows
}

export async function saveFixtures(
  tx: Transaction,
  fixtures: readonly (KnownFixture & { readonly eventId: string })[],
): Promise<void> {
  for (const { teamId, key, eventId, said } of fixtures)
    await sql`
      insert into team_fixtures (team_id, fixture_key, event_id, said)
      values (${teamId}, ${key}, ${eventId}, ${JSON.stringify(said)}::jsonb)
      on conflict (team_id, fixture_key) do update
      set event_id = excluded.event_id, said = excluded.said`.execute(tx)
}

export async function forgetFixture(
  tx: Transaction,
  { teamId, key }: { readonly teamId: string; readonly key: string },
): Promise<void> {
  await sql`
    delete from team_fixtures where team_id = ${teamId} and fixture_key = ${key}`.execute(tx)
}

/** Matches of a club's teams on these days, with their opponents. */
export async function findMatchesOfDays(
  db: Queryable,
  { clubId, from, to }: { readonly clubId: string; readonly from: string; readonly to: string },
): Promise<readonly SameDayEvent[]> {
  const found = await sql<SameDayEvent>`
    select e.id, e.team_id as "teamId",
      to_char(e.starts_at at time zone e.time_zone, 'YYYY-MM-DD') as date,
      coalesce(o.name, e.opponent) as opponent
    from teams team join events e on e.team_id = team.id
      and e.starts_at >= ${from}::date - 1 and e.starts_at < ${to}::date + 2
    left join opponents o on o.team_id = e.team_id and o.id = e.opponent_id
    where team.club_id = ${clubId} and team.deleted_at is null
      and (e.opponent is not null or e.opponent_id is not null)
    order by e.starts_at, e.id`.execute(db)
  return found.rows
}

export interface FixtureEvent {
  readonly version: number
  readonly isCancelled: boolean
}

/** The current state of an event; undefined if it is gone. */
export async function findFixtureEvent(
  db: Queryable,
  { teamId, eventId }: { readonly teamId: string; readonly eventId: string },
): Promise<FixtureEvent | undefined> {
  const found = await sql<FixtureEvent>`
    select version, cancelled_at is not null as "isCancelled" from events
    where team_id = ${teamId} and id = ${eventId}`.execute(db)
  return found.rows[0]
}

const changesShape = z.array(
  z.object({
    teamId: z.string(),
    eventId: z.string(),
    key: z.string(),
    kind: z.enum(['created', 'changed']),
    /** What the list said before. */
    before: z
      .object({
        date: z.string(),
        time: z.string().nullable(),
        venue: z.string().nullable(),
        isCancelled: z.boolean(),
      })
      .nullable(),
    /** The event's version after the import: a higher one means it was edited since. */
    version: z.int(),
  }),
)

export type FixtureChange = z.infer<typeof changesShape>[number]

interface NewImport {
  readonly id: string
  readonly clubId: string
  readonly accountId: string
  readonly fileName: string
  readonly changes: readonly FixtureChange[]
  readonly now: Date
}

export async function addFixtureImport(tx: Transaction, made: NewImport): Promise<void> {
  const count = (kind: FixtureChange['kind']) =>
    made.changes.filter((change) => change.kind === kind).length
  await tx
    .insertInto('club_fixture_imports')
    .values({
      club_id: made.clubId,
      id: made.id,
      file_name: made.fileName,
      created_count: count('created'),
      changed_count: count('changed'),
      changes: JSON.stringify(made.changes),
      created_by: made.accountId,
      created_at: made.now,
    })
    .execute()
}

/** The latest imports, newest first. */
export async function findFixtureImports(
  db: Queryable,
  clubId: string,
  now: Date,
): Promise<FixtureImport[]> {
  const rows = await db
    .selectFrom('club_fixture_imports')
    .select(['id', 'file_name', 'created_count', 'changed_count', 'created_at', 'undone_at'])
    .where('club_id', '=', clubId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  // Newest first: an event that moved twice goes back step by step.
  const newest = rows.find(({ undone_at: undone }) => undone === null)?.id
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    created: row.created_count,
    changed: row.changed_count,
    createdAt: row.created_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    mayUndo: row.id === newest && isRecent(row.created_at, now),
  }))
}

/** Marks an import as undone and returns its changes. */
export async function endFixtureImport(
  tx: Transaction,
  { clubId, fixtureImportId }: { readonly clubId: string; readonly fixtureImportId: string },
  now: Date,
): Promise<readonly FixtureChange[]> {
  const row = await tx
    .selectFrom('club_fixture_imports')
    .select(['changes', 'created_at', 'undone_at'])
    .where('club_id', '=', clubId)
    .where('id', '=', fixtureImportId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  if (row.undone_at !== null) throw new AppError('already_used')
  if (!isRecent(row.created_at, now)) throw new AppError('expired')
  await tx
    .updateTable('club_fixture_imports')
    .set({ undone_at: now })
    .where('club_id', '=', clubId)
    .where('id', '=', fixtureImportId)
    .execute()
  return changesShape.parse(row.changes)
}

function isRecent(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < fixtureUndoDays * 86_400_000
}
