import { isNameKnown } from '@touchline/domain/teams/known-name'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

type Named = { readonly teamId: string } | { readonly clubId: string }

/**
 * Whether the name of a team or club may be in the subject of emails to strangers. A team counts as
 * known if its club is.
 */
export async function isTeamNameTrusted(db: Queryable, named: Named, now: Date): Promise<boolean> {
  const teamId = 'teamId' in named ? named.teamId : null
  const clubId =
    'clubId' in named
      ? sql`${named.clubId}::uuid`
      : sql`(select club_id from teams where id = ${named.teamId})`
  const found = await sql<{ people: number; since: Date | null }>`
    with place as (
      select id, created_at from teams
      where (id = ${teamId}::uuid or club_id = ${clubId}) and deleted_at is null),
    people as (
      select m.account_id from members m join place on place.id = m.team_id
      where m.account_id is not null and m.left_at is null
      union
      select g.account_id from guardians g join place on place.id = g.team_id
      where g.account_id is not null
      union
      select account_id from club_roles where club_id = ${clubId})
    select (select count(*)::integer from people) as people,
      least((select min(created_at) from place), (select created_at from clubs where id = ${clubId}))
        as since`.execute(db)
  const { people = 0, since = null } = found.rows[0] ?? {}
  return since !== null && isNameKnown({ people, since }, now)
}
