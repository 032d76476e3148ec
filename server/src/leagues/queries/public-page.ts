import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

import type { LeagueKey, LeagueRow } from './leagues.ts'

export interface PublicFacts {
  readonly kind: LeagueRow['publicKind']
  readonly number: number
  readonly season: string | null
  readonly teamName: string
  readonly color: string
}

/** Undefined for a deleted team. */
export async function findPublicFacts(
  db: Queryable,
  { teamId, leagueId }: LeagueKey,
): Promise<PublicFacts | undefined> {
  const found = await sql<PublicFacts>`
    select l.public_page as kind, l.public_number as number, s.name as season,
      t.name as "teamName", t.color
    from leagues l join teams t on t.id = l.team_id and ${isTeamActive('t', 'leagues')}
    left join seasons s on s.team_id = l.team_id and s.id = l.season_id
    where l.team_id = ${teamId} and l.id = ${leagueId} and l.public_page <> 'closed'`.execute(db)
  return found.rows[0]
}

/** The league published under a name, which identifies it without a team. */
export async function findSlug(db: Queryable, slug: string): Promise<LeagueKey | undefined> {
  return db
    .selectFrom('leagues')
    .select(['team_id as teamId', 'id as leagueId'])
    .where('public_slug', '=', slug)
    .executeTakeFirst()
}

/** A name is unique across teams; the advisory lock serialises concurrent requests. */
export async function isSlugTaken(
  tx: Transaction,
  { leagueId }: LeagueKey,
  slug: string,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`league ${slug}`}))`.execute(tx)
  const row = await findSlug(tx, slug)
  return row !== undefined && row.leagueId !== leagueId
}

export async function savePublicPage(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  page: {
    readonly kind: LeagueRow['publicKind']
    readonly slug: string | null
    readonly renews: boolean
  },
): Promise<void> {
  await tx
    .updateTable('leagues')
    .set((row) => ({
      public_page: page.kind,
      public_slug: page.slug,
      public_number: row('public_number', '+', Number(page.renews)),
    }))
    .where('team_id', '=', teamId)
    .where('id', '=', leagueId)
    .execute()
}

/** The public profile of a team. */
export async function findPublicName(
  db: Queryable,
  teamId: string,
): Promise<{ readonly name: string; readonly color: string }> {
  return db
    .selectFrom('teams')
    .select(['name', 'color'])
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow()
}
