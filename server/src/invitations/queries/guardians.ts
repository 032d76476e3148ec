import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isBlocked } from '#server/teams/queries/guardian-rights.ts'
import { hasChildHere } from '#server/teams/queries/take-back.ts'

export interface GuardianKey {
  readonly teamId: string
  readonly guardianId: string
}

/** A parent with the children staff listed for them, without blocked ones. */
export interface GuardianRow {
  readonly id: string
  readonly accountId: string | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  /** At least one child is on the roster and not archived. */
  readonly hasPlace: boolean
  readonly children: readonly {
    readonly memberId: string
    readonly accountId: string | null
    readonly firstName: string
    readonly lastName: string
    readonly dateOfBirth: string | null
    readonly isArchived: boolean
    readonly role: 'father' | 'mother' | 'guardian' | 'other'
  }[]
}

export async function findGuardian(
  db: Queryable,
  key: GuardianKey,
): Promise<GuardianRow | undefined> {
  const found = await sql<GuardianRow>`
    select g.id, g.account_id as "accountId", g.first_name as "firstName", g.last_name as "lastName", g.email,
      ${hasChildHere('g.team_id', 'g.id')} as "hasPlace",
      coalesce((
        select jsonb_agg(jsonb_build_object('memberId', m.id, 'accountId', m.account_id, 'firstName', m.first_name, 'lastName', m.last_name,
          'dateOfBirth', m.date_of_birth, 'isArchived', m.archived_at is not null, 'role', care.role) order by m.first_name, m.id)
        from guardianships as care
        join members as m on m.team_id = care.team_id and m.id = care.member_id and m.left_at is null
        where care.team_id = g.team_id and care.guardian_id = g.id and not ${isBlocked('care', 'g')}
      ), '[]'::jsonb) as children
    from guardians as g where g.team_id = ${key.teamId} and g.id = ${key.guardianId}
  `.execute(db)
  return found.rows[0]
}

/** Their children on the roster, without archived ones. */
export function childrenOnRoster({ children }: GuardianRow): GuardianRow['children'] {
  return children.filter(({ isArchived }) => !isArchived)
}

/** True if the account belongs to a listed parent of this member. */
export async function isParentOf(
  db: Queryable,
  key: { teamId: string; memberId: string; accountId: string },
): Promise<boolean> {
  const found = await sql`
    select from guardianships as care
    join guardians as g on g.team_id = care.team_id and g.id = care.guardian_id
    where care.team_id = ${key.teamId} and care.member_id = ${key.memberId} and g.account_id = ${key.accountId}
  `.execute(db)
  return found.rows.length > 0
}

/** The account's own row as a parent in this team, if any. */
export async function findGuardianOf(
  db: Queryable,
  key: { teamId: string; accountId: string },
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from guardians where team_id = ${key.teamId} and account_id = ${key.accountId}
  `.execute(db)
  return found.rows[0]?.id
}

export interface NewGuardian extends GuardianKey {
  readonly accountId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | undefined
}

export async function saveGuardian(tx: Transaction, made: NewGuardian): Promise<void> {
  await sql`
    insert into guardians (id, team_id, account_id, first_name, last_name, email, phone)
    values (${made.guardianId}, ${made.teamId}, ${made.accountId}, ${made.firstName}, ${made.lastName},
      ${made.email}, ${made.phone ?? null})
  `.execute(tx)
}

/** False if another account was linked meanwhile. */
export async function linkGuardian(
  tx: Transaction,
  { teamId, guardianId, accountId, at }: GuardianKey & { accountId: string; at: Date },
): Promise<boolean> {
  const linked = await sql`
    update guardians set account_id = ${accountId}, updated_at = ${at}, version = version + 1
    where team_id = ${teamId} and id = ${guardianId} and account_id is null
  `.execute(tx)
  return linked.numAffectedRows === 1n
}

/** A guardian known only as someone's parent now has a name. */
export async function takeNameFromAccount(
  tx: Transaction,
  { teamId, guardianId }: GuardianKey,
): Promise<void> {
  await sql`
    update guardians as g set first_name = a.first_name, last_name = a.last_name
    from accounts as a
    where g.team_id = ${teamId} and g.id = ${guardianId} and a.id = g.account_id
      and a.first_name <> ''
  `.execute(tx)
}

/** The parent's corrections of their name or role. */
export async function nameGuardian(
  tx: Transaction,
  { teamId, guardianId }: GuardianKey,
  self: Pick<GuardianRow, 'firstName' | 'lastName'> & Pick<GuardianRow['children'][number], 'role'>,
): Promise<void> {
  await sql`
    update guardians set first_name = ${self.firstName}, last_name = ${self.lastName}
    where team_id = ${teamId} and id = ${guardianId}
  `.execute(tx)
  await sql`
    update guardianships set role = ${self.role}
    where team_id = ${teamId} and guardian_id = ${guardianId} and verified_at is null
  `.execute(tx)
}

export interface Verification extends GuardianKey {
  readonly memberId: string
  readonly role: 'father' | 'mother' | 'guardian' | 'other'
  readonly by: string
  readonly how: 'email' | 'staff'
  readonly at: Date
  /** When the child agreed, where required. */
  readonly childAgreedAt?: Date | null
}

/** Creates or verifies a guardianship; false if the club blocks the parent from the child. */
export async function verifyGuardianship(tx: Transaction, made: Verification): Promise<boolean> {
  const saved = await sql`
    insert into guardianships as care (team_id, guardian_id, member_id, role, verified_at, verified_by, verified_how, child_agreed_at)
    select ${made.teamId}::uuid, ${made.guardianId}::uuid, ${made.memberId}::uuid, ${made.role},
      ${made.at}::timestamptz, ${made.by}::uuid, ${made.how}, ${made.childAgreedAt ?? null}::timestamptz
    where not exists (
      select from blocked_children as kept join guardians as parent on parent.account_id = kept.account_id
      where kept.team_id = ${made.teamId} and kept.member_id = ${made.memberId}
        and parent.team_id = kept.team_id and parent.id = ${made.guardianId})
    on conflict (team_id, guardian_id, member_id) do update set
      verified_at = coalesce(care.verified_at, excluded.verified_at),
      verified_by = coalesce(care.verified_by, excluded.verified_by),
      verified_how = coalesce(care.verified_how, excluded.verified_how),
      child_agreed_at = coalesce(care.child_agreed_at, excluded.child_agreed_at)
    where care.blocked_at is null
  `.execute(tx)
  return saved.numAffectedRows === 1n
}
