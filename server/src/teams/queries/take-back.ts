import { sql, type RawBuilder } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

/** SQL: true if the parent has a child on the current roster. */
export function hasChildHere(team: string, parent: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from guardianships as care
    join members as child on child.team_id = care.team_id and child.id = care.member_id
    where care.team_id = ${sql.ref(team)} and care.guardian_id = ${sql.ref(parent)}
      and child.left_at is null and child.archived_at is null)`
}

/**
 * SQL: true if the invited person or parent still has a place in the team; always true for
 * invitations by address only.
 */
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

/** Locks the teams, so that no one joins, leaves or is invited until the command ends. */
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
 * Ends invitations, also expired ones, of people who have no place in the team any more. They
 * aren't marked as revoked by a person, so the people can be invited again. Returns whether there
 * were any.
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

/** Declines requests to join as a parent without a child in the team. */
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
