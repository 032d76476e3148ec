import type { CheckState, StaffCheck } from '@touchline/domain/children/staff-checks'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { hasRole } from '#server/teams/queries/club-roles.ts'

export interface CheckPolicy {
  readonly country: string
  readonly timeZone: string
  readonly requiredSince: Date | null
}

export async function findCheckPolicy(
  db: Queryable,
  clubId: string,
): Promise<CheckPolicy | undefined> {
  const found = await sql<CheckPolicy>`
    select country, time_zone as "timeZone", checks_required_since as "requiredSince"
    from clubs where id = ${clubId} and deleted_at is null`.execute(db)
  return found.rows[0]
}

export async function saveCheckPolicy(
  tx: Transaction,
  policy: { readonly clubId: string; readonly since: Date | null; readonly by: string | null },
): Promise<void> {
  await sql`
    update clubs set checks_required_since = ${policy.since}, checks_required_by = ${policy.by}
    where id = ${policy.clubId}`.execute(tx)
}

export interface StaffRow {
  readonly accountId: string
  readonly firstName: string
  readonly lastName: string
  readonly isManager: boolean
  readonly teams: readonly string[]
  readonly check: StaffCheck | undefined
  readonly recordedBy: string | null
}

interface Found extends Omit<StaffRow, 'check' | 'teams'> {
  readonly team: string | null
  readonly role: string | null
  readonly isAdmin: boolean
  readonly state: CheckState | null
  readonly checkedOn: string | null
  readonly endsOn: string | null
}

/** Staff of the club and its active teams who have an account, by name. */
export async function findStaffOfClub(db: Queryable, clubId: string): Promise<StaffRow[]> {
  const found = await sql<Found>`
    with places as (
      select m.account_id, t.name as team, m.role, m.is_admin, false as is_manager
      from members m join teams t on t.id = m.team_id
      where t.club_id = ${clubId} and t.deleted_at is null and m.account_id is not null
        and (m.is_admin or m.is_coach)
        and m.left_at is null and m.archived_at is null
      union all
      select account_id, null, null, true, ${hasRole('k', 'manager')} from club_roles k
      where club_id = ${clubId} and (${hasRole('k', 'manager')} or ${hasRole('k', 'youth_director')})
    )
    select a.id as "accountId", a.first_name as "firstName", a.last_name as "lastName",
      p.team, p.role, p.is_admin as "isAdmin", p.is_manager as "isManager",
      c.state, c.checked_on as "checkedOn", c.ends_on as "endsOn",
      nullif(trim(concat_ws(' ', r.first_name, r.last_name)), '') as "recordedBy"
    from places p join accounts a on a.id = p.account_id
    left join staff_checks c on c.club_id = ${clubId} and c.account_id = a.id
    left join accounts r on r.id = c.recorded_by
    order by a.last_name, a.first_name, a.id, p.team`.execute(db)
  return [...Map.groupBy(found.rows, ({ accountId }) => accountId).values()].flatMap(personOf)
}

function personOf(places: readonly Found[]): StaffRow[] {
  const [first] = places
  if (first === undefined) return []
  const { accountId, firstName, lastName, recordedBy, state, checkedOn, endsOn } = first
  const isRecorded = state !== null && checkedOn !== null && endsOn !== null
  return [
    {
      accountId,
      firstName,
      lastName,
      recordedBy,
      isManager: places.some(({ isManager }) => isManager),
      teams: places.flatMap(({ team }) => team ?? []),
      check: isRecorded ? { state, checkedOn, endsOn } : undefined,
    },
  ]
}

export interface CheckKey {
  readonly clubId: string
  readonly accountId: string
}

/** Replaces the previous check and resets its reminders. */
export async function saveCheck(
  tx: Transaction,
  one: CheckKey & StaffCheck & { readonly by: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into staff_checks
      (club_id, account_id, state, checked_on, ends_on, recorded_by, recorded_at)
    values (${one.clubId}, ${one.accountId}, ${one.state}, ${one.checkedOn}, ${one.endsOn},
      ${one.by}, ${one.at})
    on conflict (club_id, account_id) do update set
      state = excluded.state, checked_on = excluded.checked_on, ends_on = excluded.ends_on,
      recorded_by = excluded.recorded_by, recorded_at = excluded.recorded_at,
      reminded_60_at = null, reminded_14_at = null, ended_at = null`.execute(tx)
}

export async function deleteCheck(tx: Transaction, key: CheckKey): Promise<boolean> {
  const gone = await sql`
    delete from staff_checks
    where club_id = ${key.clubId} and account_id = ${key.accountId}`.execute(tx)
  return gone.numAffectedRows === 1n
}

export interface OpenCheck extends CheckKey, StaffCheck {
  readonly timeZone: string
  readonly remindedAt60: Date | null
  readonly remindedAt14: Date | null
}

/**
 * Passed checks of clubs that require them, up to their last day; locked until the command commits.
 */
export async function lockOpenChecks(tx: Transaction): Promise<OpenCheck[]> {
  const found = await sql<OpenCheck>`
    select c.club_id as "clubId", c.account_id as "accountId", c.state,
      c.checked_on as "checkedOn", c.ends_on as "endsOn", club.time_zone as "timeZone",
      c.reminded_60_at as "remindedAt60", c.reminded_14_at as "remindedAt14"
    from staff_checks c join clubs club on club.id = c.club_id
    where c.ended_at is null and c.state = 'passed'
      and club.checks_required_since is not null and club.deleted_at is null and club.suspended_at is null
    order by c.club_id, c.account_id
    for update of c skip locked`.execute(tx)
  return found.rows
}

export async function markReminded(
  tx: Transaction,
  { clubId, accountId, days, at }: CheckKey & { readonly days: 60 | 14; readonly at: Date },
): Promise<void> {
  await sql`
    update staff_checks set reminded_60_at = coalesce(reminded_60_at, ${at}),
      reminded_14_at = case when ${days}::int = 14 then ${at}::timestamptz else reminded_14_at end
    where club_id = ${clubId} and account_id = ${accountId}`.execute(tx)
}

export async function markEnded(tx: Transaction, key: CheckKey & { at: Date }): Promise<void> {
  await sql`
    update staff_checks set ended_at = ${key.at}
    where club_id = ${key.clubId} and account_id = ${key.accountId}`.execute(tx)
}

/** A team of the club that the person runs, with their role in it; else any team of the club. */
export async function findStaffedTeam(
  db: Queryable,
  { clubId, accountId }: CheckKey,
): Promise<{ readonly teamId: string; readonly memberId: string | null } | undefined> {
  const found = await sql<{ teamId: string; memberId: string | null }>`
    select t.id as "teamId", m.id as "memberId"
    from teams t left join members m on m.team_id = t.id and m.account_id = ${accountId}
      and m.left_at is null and m.archived_at is null
    where t.club_id = ${clubId} and t.deleted_at is null
    order by m.is_admin desc nulls last, t.created_at, t.id limit 1`.execute(db)
  return found.rows[0]
}
