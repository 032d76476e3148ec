import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { hasRole, leadsTeam } from '#server/teams/queries/club-roles.ts'
import { blockedFrom, isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'
import { isCoachRow, isStaffRow } from '#server/teams/queries/staff.ts'

/** Someone who leaves, and today's date. */
export interface Leaver {
  readonly accountId: string
  /** YYYY-MM-DD */
  readonly today: string
}

/** A club or team without a manager or admin, and possible successors. */
export interface Orphan {
  readonly id: string
  readonly name: string
  readonly successor: Successor | undefined
}

/** Someone on the roster, or the guardian of a child on it. */
export type Successor = {
  readonly accountId: string
  readonly name: string
} & (
  | { readonly kind: 'on_roster'; readonly memberId: string }
  | { readonly kind: 'guardian'; readonly guardianId: string }
)

interface OrphanRow {
  readonly id: string
  readonly name: string
  readonly accountId: string | null
  readonly personName: string | null
  readonly memberId: string | null
  readonly guardianId: string | null
}

/** Clubs whose only manager leaves. An admin of one of its teams goes before a coach. */
export async function findOrphanedClubs(db: Queryable, leaver: Leaver): Promise<readonly Orphan[]> {
  const found = await sql<OrphanRow>`
    select c.id, c.name, ${successorColumns}
    from club_roles k join clubs c on c.id = k.club_id and ${hasRole('k', 'manager')}
    left join lateral (
      select ${candidate} from teams t join members m on m.team_id = t.id
      where t.club_id = c.id and t.deleted_at is null and ${mayFollow(leaver)}
        and ${isStaffRow('m')}
      order by m.is_admin desc, m.created_at, m.id limit 1
    ) s on true
    where k.account_id = ${leaver.accountId} and c.deleted_at is null
      and not exists (select from club_roles o where o.club_id = c.id and ${hasRole('o', 'manager')} and ${stays(leaver, sql`o.account_id`)})
    order by c.name, c.id`.execute(db)
  return found.rows.map(orphanOf)
}

/**
 * Teams whose only admin leaves; a club's teams go with it if the leaver manages it. A coach comes
 * first, then any adult on the roster with an account, then guardians, starting with that of the
 * child who joined first.
 */
export async function findOrphanedTeams(db: Queryable, leaver: Leaver): Promise<readonly Orphan[]> {
  const found = await sql<OrphanRow>`
    select t.id, t.name, ${successorColumns}
    from members own join teams t on t.id = own.team_id left join clubs c on c.id = t.club_id
    left join lateral (
      select * from (
        select ${candidate}, false as is_parent, ${isCoachRow('m')} as is_coach, m.created_at as since,
          m.id as row_id
        from members m where m.team_id = t.id and ${mayFollow(leaver)}
        union all
        select g.account_id, null, g.id, ${nameOf('g')}, true, false, child.created_at, child.id
        from guardians g
        join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
          and ${isActiveGuardianship('care', 'g')}
        join members child on child.team_id = care.team_id and child.id = care.member_id
          and child.left_at is null and child.archived_at is null
        where g.team_id = t.id and ${mayFollowAsGuardian(leaver)}
      ) candidates
      order by is_parent, is_coach desc, since, row_id, guardian_id limit 1
    ) s on true
    where own.account_id = ${leaver.accountId} and own.is_admin
      and own.left_at is null and own.archived_at is null
      and t.deleted_at is null and c.deleted_at is null
      and not exists (select from members o where o.team_id = t.id and o.is_admin
        and o.left_at is null and o.archived_at is null and ${stays(leaver, sql`o.account_id`)})
      and not exists (select from club_roles k where k.club_id = t.club_id and ${hasRole('k', 'manager')}
        and (k.account_id = ${leaver.accountId} or ${stays(leaver, sql`k.account_id`)}))
    order by t.name, t.id`.execute(db)
  return found.rows.map(orphanOf)
}

/** A child whose last guardian with an account leaves. */
export interface LonelyChild {
  readonly memberId: string
  readonly teamId: string
  readonly name: string
  readonly teamName: string
}

export async function findLonelyChildren(
  db: Queryable,
  leaver: Leaver,
): Promise<readonly LonelyChild[]> {
  const found = await sql<LonelyChild>`
    select m.id as "memberId", m.team_id as "teamId", ${nameOf('m')} as name, t.name as "teamName"
    from guardians g
    join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id and ${isActiveGuardianship('care', 'g')}
    join members m on m.team_id = care.team_id and m.id = care.member_id
    join teams t on t.id = m.team_id
    where g.account_id = ${leaver.accountId} and t.deleted_at is null
      and m.left_at is null and m.archived_at is null
      and (m.date_of_birth is null or m.date_of_birth > ${leaver.today}::date - interval '18 years')
      and not exists (
        select from guardianships other
        join guardians og on og.team_id = other.team_id and og.id = other.guardian_id
        where other.team_id = m.team_id and other.member_id = m.id and ${isActiveGuardianship('other', 'og')}
          and ${stays(leaver, sql`og.account_id`)})
    order by t.name, name, m.id`.execute(db)
  return found.rows
}

/** Someone who runs a team and has an address. */
export interface Staff {
  readonly email: string
  readonly language: string
}

export async function findStaff(
  db: Queryable,
  { teamId, leaver }: { readonly teamId: string; readonly leaver: Leaver },
): Promise<readonly Staff[]> {
  const found = await sql<Staff>`
    select a.email, a.language from accounts a
    where a.email is not null and ${stays(leaver, sql`a.id`)} and (
      a.id in (select m.account_id from members m where m.team_id = ${teamId}
               and m.left_at is null and m.archived_at is null and ${isStaffRow('m')})
      or a.id in (select k.account_id from club_roles k join teams t on t.club_id = k.club_id
                  where t.id = ${teamId} and ${leadsTeam('k', 't')}))
    order by a.id`.execute(db)
  return found.rows
}

function nameOf(row: string) {
  return sql`concat_ws(' ', ${sql.ref(`${row}.first_name`)}, nullif(${sql.ref(`${row}.last_name`)}, ''))`
}

const candidate = sql`
  m.account_id, m.id as member_id, null::uuid as guardian_id, ${nameOf('m')} as name`
const successorColumns = sql`
  s.account_id as "accountId", s.member_id as "memberId", s.guardian_id as "guardianId",
  s.name as "personName"`

/** True for accounts that remain, unlike the leaver's and others being deleted. */
function stays({ accountId }: Leaver, column: RawBuilder<unknown>) {
  return sql`(${column} <> ${accountId} and not exists (select from account_deletions d
    where d.account_id = ${column} and d.cancelled_at is null))`
}

function mayFollow(leaver: Leaver) {
  return sql`(m.left_at is null and m.archived_at is null and ${stays(leaver, sql`m.account_id`)}
    and not ${isMinor(leaver, sql`m.date_of_birth`)})`
}

/** True for adults, by account and roster, who are blocked from no child in the team. */
function mayFollowAsGuardian(leaver: Leaver) {
  return sql`(${stays(leaver, sql`g.account_id`)}
    and not exists (select from accounts a
      where a.id = g.account_id and ${isMinor(leaver, sql`a.date_of_birth`)})
    and not exists (select from members own where own.team_id = g.team_id
      and own.account_id = g.account_id and own.left_at is null
      and ${isMinor(leaver, sql`own.date_of_birth`)})
    and ${blockedFrom(sql`g.team_id`, sql`g.account_id`)} is null)`
}

/** False without a birth date. */
function isMinor({ today }: Leaver, dateOfBirth: RawBuilder<unknown>) {
  return sql`coalesce(${dateOfBirth} > ${today}::date - interval '18 years', false)`
}

function orphanOf({ id, name, ...row }: OrphanRow): Orphan {
  return { id, name, successor: successorOf(row) }
}

function successorOf({
  accountId,
  personName,
  memberId,
  guardianId,
}: Omit<OrphanRow, 'id' | 'name'>): Successor | undefined {
  if (accountId === null) return undefined
  const person = { accountId, name: personName ?? '' }
  if (memberId !== null) return { ...person, kind: 'on_roster', memberId }
  return guardianId === null ? undefined : { ...person, kind: 'guardian', guardianId }
}
