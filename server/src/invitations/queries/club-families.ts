import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isBlocked } from '#server/teams/queries/guardian-rights.ts'
import { hasChildHere } from '#server/teams/queries/take-back.ts'

interface ParentKey {
  readonly teamId: string
  /** In lower case. */
  readonly email: string
}

/** A parent without an account in another team of the club, at the same address. */
export interface ParentInClub {
  readonly teamId: string
  readonly guardianId: string
  /** Their open invitation. */
  readonly invitationId: string | null
}

/**
 * The same parent in the other teams of the club, for one common email. Excludes parents blocked
 * from a child, who said it was not them, or whose address belongs to someone on the team.
 */
export async function findParentsInClub(
  db: Queryable,
  { teamId, email }: ParentKey,
): Promise<readonly ParentInClub[]> {
  const found = await sql<ParentInClub>`
    select g.team_id as "teamId", g.id as "guardianId", open.id as "invitationId"
    from teams here
    join teams there on there.club_id = here.club_id and there.id <> here.id and there.deleted_at is null
    join clubs c on c.id = here.club_id and c.deleted_at is null
    join guardians g on g.team_id = there.id and lower(g.email) = ${email} and g.account_id is null
      and ${hasChildHere('g.team_id', 'g.id')}
    left join lateral (
      select i.id from invitations i
      where i.team_id = g.team_id and i.guardian_id = g.id and lower(i.email) = ${email}
        and i.accepted_at is null and i.revoked_at is null
      order by i.id desc limit 1) open on true
    where here.id = ${teamId}
      and not exists (select from guardianships care
        where care.team_id = g.team_id and care.guardian_id = g.id and ${isBlocked('care', 'g')})
      and not exists (select from invitations i where i.team_id = g.team_id and lower(i.email) = ${email}
        and (i.disowned_at is not null or (i.revoked_at is not null and open.id is null)))
      and not exists (select from accounts a where lower(a.email) = ${email} and (
        exists (select from members m where m.team_id = g.team_id and m.account_id = a.id and m.left_at is null)
        or exists (select from guardians o where o.team_id = g.team_id and o.account_id = a.id)))
    order by there.name, g.team_id, g.id`.execute(db)
  return found.rows
}
