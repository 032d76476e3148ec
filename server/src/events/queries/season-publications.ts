import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { z } from 'zod'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { Planner } from './season-planner.ts'

interface PublishedRow {
  readonly id: string
  /** Its first event. */
  readonly eventId: string
}

export async function markPublished(
  tx: Transaction,
  { owner, now }: Planner,
  rows: readonly PublishedRow[],
): Promise<void> {
  const [ids, eventIds] = [rows.map(({ id }) => id), rows.map(({ eventId }) => eventId)]
  await sql`
    update season_plan_rows r
    set published_at = ${now}, version = r.version + 1, event_id = made.event_id
    from unnest(${ids}::uuid[], ${eventIds}::uuid[]) as made (id, event_id)
    where r.owner_id = ${owner.id} and r.id = made.id`.execute(tx)
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

export async function addPublication(
  tx: Transaction,
  { owner, accountId, now }: Planner,
  teams: readonly PublishedTeam[],
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('season_publications')
    .values({
      owner_id: owner.id,
      id,
      teams: JSON.stringify(teams),
      created_by: accountId,
      created_at: now,
    })
    .execute()
  return id
}

/** The teams of a publication; empty once it is gone. */
export async function findPublishedTeams(
  db: Queryable,
  { ownerId, publicationId }: { readonly ownerId: string; readonly publicationId: string },
): Promise<readonly PublishedTeam[]> {
  const row = await db
    .selectFrom('season_publications')
    .select('teams')
    .where('owner_id', '=', ownerId)
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
    select p.teams from teams team join season_publications p on p.owner_id in (team.id, team.club_id)
    where team.id = ${teamId} and p.teams @> ${JSON.stringify([{ teamId, eventId }])}::jsonb
    order by p.created_at desc limit 1`.execute(db)
  return publishedTeams.parse(found.rows[0]?.teams ?? [])
}
