import type { ConsentAnswer, ConsentKind } from '@touchline/domain/children/consents'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface MemberKey {
  readonly teamId: string
  readonly memberId: string
}

export interface GuardianKey extends MemberKey {
  readonly guardianId: string
}

/** The birth date of a roster row and the clock of its team; undefined when there is no such row. */
export async function findChild(
  db: Queryable,
  key: MemberKey,
): Promise<{ dateOfBirth: string | null; timeZone: string } | undefined> {
  const found = await sql<{ dateOfBirth: string | null; timeZone: string }>`
    select m.date_of_birth as "dateOfBirth", team.time_zone as "timeZone"
    from members as m join teams as team on team.id = m.team_id
    where m.team_id = ${key.teamId} and m.id = ${key.memberId} and m.left_at is null
  `.execute(db)
  return found.rows[0]
}

interface ConsentRow extends ConsentAnswer {
  readonly givenAs: 'guardian' | 'self'
  readonly givenBy: string | null
}

/** Every answer ever given, with the name of whoever gave it. */
export async function consentsOf(db: Queryable, key: MemberKey): Promise<ConsentRow[]> {
  const found = await sql<ConsentRow>`
    select c.kind, c.state, c.given_at as "givenAt", c.given_as as "givenAs",
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as "givenBy"
    from consents as c left join accounts as a on a.id = c.given_by
    where c.team_id = ${key.teamId} and c.member_id = ${key.memberId}
    order by c.given_at, c.id
  `.execute(db)
  return found.rows
}

export interface NewConsent extends MemberKey {
  readonly id: string
  readonly kind: ConsentKind
  readonly state: 'yes' | 'no'
  readonly textVersion: string
  readonly givenBy: string
  readonly givenAs: 'guardian' | 'self'
  readonly at: Date
}

export async function saveConsent(tx: Transaction, given: NewConsent): Promise<void> {
  await sql`
    insert into consents (id, team_id, member_id, kind, state, text_version, given_by, given_as, given_at)
    values (${given.id}, ${given.teamId}, ${given.memberId}, ${given.kind}, ${given.state},
      ${given.textVersion}, ${given.givenBy}, ${given.givenAs}, ${given.at})
  `.execute(tx)
}

export interface GuardianshipRow {
  readonly guardianId: string
  readonly memberId: string
  readonly role: 'father' | 'mother' | 'guardian' | 'other'
  readonly accountId: string | null
  readonly verifiedAt: Date | null
  readonly verifiedHow: 'email' | 'staff' | 'demo' | null
  readonly blockedAt: Date | null
}

export async function lockGuardianship(
  tx: Transaction,
  key: GuardianKey,
): Promise<GuardianshipRow | undefined> {
  const found = await sql<GuardianshipRow>`
    select care.guardian_id as "guardianId", care.member_id as "memberId", care.role, g.account_id as "accountId",
      care.verified_at as "verifiedAt", care.verified_how as "verifiedHow", care.blocked_at as "blockedAt"
    from guardianships as care
    join guardians as g on g.team_id = care.team_id and g.id = care.guardian_id
    where care.team_id = ${key.teamId} and care.guardian_id = ${key.guardianId} and care.member_id = ${key.memberId}
    for update of care
  `.execute(tx)
  return found.rows[0]
}

export async function markVerified(
  tx: Transaction,
  key: GuardianKey & { by: string; at: Date },
): Promise<void> {
  await sql`
    update guardianships set verified_at = ${key.at}, verified_by = ${key.by}, verified_how = 'staff'
    where team_id = ${key.teamId} and guardian_id = ${key.guardianId} and member_id = ${key.memberId}
  `.execute(tx)
}

export async function markBlocked(
  tx: Transaction,
  key: GuardianKey & { blockedAt: Date | null },
): Promise<void> {
  await sql`
    update guardianships set blocked_at = ${key.blockedAt}
    where team_id = ${key.teamId} and guardian_id = ${key.guardianId} and member_id = ${key.memberId}
  `.execute(tx)
}
