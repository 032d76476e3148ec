import { sql, type RawBuilder } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

/** True where the parent has a child on the roster of the team, neither archived nor gone. */
export function hasChildHere(team: string, parent: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from guardianships as care
    join members as child on child.team_id = care.team_id and child.id = care.member_id
    where care.team_id = ${sql.ref(team)} and care.guardian_id = ${sql.ref(parent)}
      and child.left_at is null and child.archived_at is null)`
}

/** True where whoever the invitation names has a place in the team; one that names nobody has its own. */
export function hasPlace(invitation: string): RawBuilder<boolean> {
  const [team, member] = [`${invitation}.team_id`, `${invitation}.member_id`]
  const parent = `${invitation}.guardian_id`
  return sql<boolean>`case
    when ${sql.ref(member)} is not null then exists (
      select from members as place
      where place.team_id = ${sql.ref(team)} and place.id = ${sql.ref(member)}
        and place.left_at is null and place.archived_at is null)
    when ${sql.ref(parent)} is not null then ${hasChildHere(team, parent)}
    else true end`
}

/** Nobody joins or leaves these teams until the command ends, nor is asked to join. */
export async function holdTeams(tx: Transaction, teamIds: readonly string[]): Promise<void> {
  await sql`
    select from teams where id = any(${[...teamIds]}::uuid[])
    order by id for no key update`.execute(tx)
}

interface Ending {
  readonly teamId: string
  readonly at: Date
}

/**
 * Ends the invitations of a team to people who have no place in it any more, those that ran out too.
 * Nobody in person revoked them: whoever comes back may be invited again. Answers whether there were any.
 */
export async function revokeWithoutPlace(
  tx: Transaction,
  { teamId, at }: Ending,
): Promise<boolean> {
  const revoked = await sql`
    update invitations as i set revoked_at = ${at}
    where i.team_id = ${teamId} and i.accepted_at is null and i.revoked_at is null
      and not ${hasPlace('i')}`.execute(tx)
  return (revoked.numAffectedRows ?? 0n) > 0n
}

export interface DeclinedAnswer {
  readonly requestId: string
  readonly accountId: string
}

/** Declines those who wait to become a parent without a child in the team. */
export async function declineWithoutPlace(
  tx: Transaction,
  { teamId, at, by }: Ending & { readonly by: string },
): Promise<readonly DeclinedAnswer[]> {
  const declined = await sql<DeclinedAnswer>`
    update join_requests as r set state = 'declined', decided_by = ${by}, decided_at = ${at}
    where r.team_id = ${teamId} and r.state = 'waiting' and r.guardian_id is not null
      and not ${hasChildHere('r.team_id', 'r.guardian_id')}
    returning r.id as "requestId", r.account_id as "accountId"`.execute(tx)
  return declined.rows
}
