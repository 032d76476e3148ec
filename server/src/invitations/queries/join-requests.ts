import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface RequestKey {
  readonly teamId: string
  readonly requestId: string
}

/** A join request as written. */
export interface RequestRow {
  readonly id: string
  readonly accountId: string
  readonly kind: 'player' | 'parent'
  readonly via: 'link' | 'code' | 'invitation'
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  /** The younger of the typed date and that of the invited roster row. */
  readonly dateOfBirth: string | null
  readonly claimedDateOfBirth: string | null
  readonly childFirstName: string | null
  readonly childLastName: string | null
  readonly childDateOfBirth: string | null
  readonly childRole: 'father' | 'mother' | 'guardian' | 'other' | null
  /** When the child agreed, where required. */
  readonly childAgreedAt: Date | null
  readonly state: 'waiting' | 'approved' | 'declined'
  readonly memberId: string | null
  readonly guardianId: string | null
  readonly createdAt: Date
}

const request = sql`
  select r.id, r.account_id as "accountId", r.kind, r.via, r.first_name as "firstName", r.last_name as "lastName",
    r.email, r.phone, greatest(r.date_of_birth, (select m.date_of_birth from members m
      where m.team_id = r.team_id and m.id = r.member_id and r.kind = 'player')) as "dateOfBirth",
    r.date_of_birth as "claimedDateOfBirth", r.child_first_name as "childFirstName",
    r.child_last_name as "childLastName", r.child_date_of_birth as "childDateOfBirth", r.child_role as "childRole",
    case when r.child_agreed then r.created_at end as "childAgreedAt",
    r.state, r.member_id as "memberId", r.guardian_id as "guardianId", r.created_at as "createdAt"
  from join_requests as r`

export interface AskedChild {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | null
  readonly role: 'father' | 'mother' | 'guardian' | 'other'
  readonly childAgreed: boolean
}

export interface NewRequest extends RequestKey {
  readonly accountId: string
  readonly kind: RequestRow['kind']
  readonly via: RequestRow['via']
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  readonly dateOfBirth: string | null
  readonly child: AskedChild | undefined
  readonly invitationId: string | null
  readonly memberId: string | null
  readonly guardianId: string | null
  readonly at: Date
}

const noChild = {
  firstName: null,
  lastName: null,
  dateOfBirth: null,
  role: null,
  childAgreed: false,
}

/** False if the same request is pending. */
export async function saveRequest(tx: Transaction, made: NewRequest): Promise<boolean> {
  const child = made.child ?? noChild
  const saved = await sql`
    insert into join_requests (id, team_id, account_id, kind, via, first_name, last_name, email, phone, date_of_birth,
      child_first_name, child_last_name, child_date_of_birth, child_role, child_agreed, invitation_id, member_id, guardian_id, created_at)
    values (${made.requestId}, ${made.teamId}, ${made.accountId}, ${made.kind}, ${made.via}, ${made.firstName},
      ${made.lastName}, ${made.email}, ${made.phone}, ${made.dateOfBirth}, ${child.firstName}, ${child.lastName},
      ${child.dateOfBirth}, ${child.role}, ${child.childAgreed}, ${made.invitationId}, ${made.memberId}, ${made.guardianId}, ${made.at})
    on conflict do nothing
  `.execute(tx)
  return saved.numAffectedRows === 1n
}

/** Serialises decisions at the same moment. */
export async function lockRequest(
  tx: Transaction,
  key: RequestKey,
): Promise<RequestRow | undefined> {
  const found = await sql<RequestRow>`
    ${request} where r.team_id = ${key.teamId} and r.id = ${key.requestId} for update
  `.execute(tx)
  return found.rows[0]
}

/** Oldest first: who has waited longest is on top. */
export async function waitingRequests(db: Queryable, teamId: string): Promise<RequestRow[]> {
  const found = await sql<RequestRow>`
    ${request} where r.team_id = ${teamId} and r.state = 'waiting' order by r.created_at, r.id limit 200
  `.execute(db)
  return found.rows
}

export async function markDecided(
  tx: Transaction,
  decided: RequestKey & {
    state: 'approved' | 'declined'
    memberId: string | null
    guardianId: string | null
    note: string | undefined
    by: string
    at: Date
  },
): Promise<void> {
  await sql`
    update join_requests set state = ${decided.state}, member_id = ${decided.memberId},
      guardian_id = ${decided.guardianId}, reply_to_person = ${decided.note ?? null},
      decided_by = ${decided.by}, decided_at = ${decided.at}
    where team_id = ${decided.teamId} and id = ${decided.requestId}
  `.execute(tx)
}

export interface OwnRequestRow {
  readonly id: string
  readonly teamId: string
  readonly teamName: string
  readonly sport: string
  readonly kind: 'player' | 'parent'
  readonly childName: string | null
  readonly childId: string | null
  readonly state: 'waiting' | 'approved' | 'declined'
  readonly createdAt: Date
}

export async function requestsOf(
  db: Queryable,
  wanted: { accountId: string; since: Date },
): Promise<OwnRequestRow[]> {
  const found = await sql<OwnRequestRow>`
    select r.id, r.team_id as "teamId", team.name as "teamName", team.sport, r.kind, r.state,
      nullif(trim(concat_ws(' ', r.child_first_name, r.child_last_name)), '') as "childName",
      case when r.kind = 'parent' and r.state = 'approved' then r.member_id end as "childId", r.created_at as "createdAt"
    from join_requests as r join teams as team on team.id = r.team_id and team.deleted_at is null
    where r.account_id = ${wanted.accountId} and (r.state = 'waiting' or r.created_at > ${wanted.since})
      and r.decided_by is distinct from r.account_id
    order by r.created_at desc, r.id limit 100
  `.execute(db)
  return found.rows
}

/** Returns the team and placeholder of a withdrawn pending request. */
export async function withdrawOwnRequest(
  tx: Transaction,
  key: { requestId: string; accountId: string; at: Date },
): Promise<{ teamId: string; memberId: string | null } | undefined> {
  const removed = await sql<{ teamId: string; memberId: string | null }>`
    update join_requests set state = 'declined', decided_by = ${key.accountId}, decided_at = ${key.at}
    where id = ${key.requestId} and account_id = ${key.accountId} and state = 'waiting'
    returning team_id as "teamId", member_id as "memberId"
  `.execute(tx)
  return removed.rows[0]
}

/** A person's language for emails. */
export async function findLanguage(db: Queryable, accountId: string): Promise<string | undefined> {
  const found = await sql<{
    language: string
  }>`select language from accounts where id = ${accountId}`.execute(db)
  return found.rows[0]?.language
}

/** A person's name, for emails that say who invites. */
export async function findAccountName(
  db: Queryable,
  accountId: string,
): Promise<string | undefined> {
  const found = await sql<{ name: string | null }>`
    select nullif(trim(concat_ws(' ', first_name, last_name)), '') as name from accounts where id = ${accountId}
  `.execute(db)
  return found.rows[0]?.name ?? undefined
}
