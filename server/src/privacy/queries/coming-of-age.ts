import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

export interface ComingOfAgeKey {
  readonly teamId: string
  readonly memberId: string
}

/** Someone who comes of age in a team where guardians act for them. */
export interface GrowingUp extends ComingOfAgeKey {
  readonly teamName: string
  readonly timeZone: string
  readonly language: string
  readonly firstName: string
  readonly dateOfBirth: string
}

const growingUp = sql`
  t.id as "teamId", m.id as "memberId", t.name as "teamName", t.time_zone as "timeZone",
  t.language, m.first_name as "firstName", m.date_of_birth as "dateOfBirth"`

/** Members coming of age whose guardians have not been notified. */
export async function findGrowingUp(db: Queryable, bornBefore: string): Promise<GrowingUp[]> {
  const found = await sql<GrowingUp>`
    select ${growingUp} from members m
    join teams t on t.id = m.team_id and t.deleted_at is null
    left join clubs club on club.id = t.club_id
    where m.left_at is null and m.archived_at is null and m.date_of_birth <= ${bornBefore} and club.deleted_at is null
      and exists (select from guardianships g where g.team_id = m.team_id and g.member_id = m.id)
      and not exists (select from age_transitions c where c.team_id = m.team_id and c.member_id = m.id)
    order by m.id limit 5000`.execute(db)
  return found.rows
}

/** False if another process has sent the notice meanwhile. */
export async function markNotified(
  tx: Transaction,
  notice: ComingOfAgeKey & { readonly at: Date; readonly day: string },
): Promise<boolean> {
  const saved = await sql`
    insert into age_transitions (team_id, member_id, notified_at, takes_over_on)
    values (${notice.teamId}, ${notice.memberId}, ${notice.at}, ${notice.day})
    on conflict do nothing`.execute(tx)
  return saved.numAffectedRows === 1n
}

export interface TakingOver extends Omit<GrowingUp, 'dateOfBirth'> {
  readonly dateOfBirth: string | null
  readonly takesOverOn: string
  readonly email: string | null
  readonly accountId: string | null
  readonly createdBy: string
  /** Has moved to another team, where the notice is sent. */
  readonly isArchived: boolean
}

const isOpen = sql`
  from age_transitions c
  join members m on m.team_id = c.team_id and m.id = c.member_id and m.left_at is null
  join teams t on t.id = c.team_id and t.deleted_at is null
  left join clubs club on club.id = t.club_id
  where c.took_over_at is null and club.deleted_at is null`

/** People who are of age today in any zone. Those of a deleted team wait for its restoration. */
export async function findTakingOver(db: Queryable, today: string): Promise<ComingOfAgeKey[]> {
  const found = await sql<ComingOfAgeKey>`
    select c.team_id as "teamId", c.member_id as "memberId" ${isOpen}
      and c.takes_over_on <= ${today}
    order by c.member_id limit 5000`.execute(db)
  return found.rows
}

/** Locks the person for the hand-over; undefined if another process has done it or is doing it. */
export async function lockTakingOver(
  tx: Transaction,
  { teamId, memberId }: ComingOfAgeKey,
): Promise<TakingOver | undefined> {
  const found = await sql<TakingOver>`
    select ${growingUp}, c.takes_over_on as "takesOverOn", m.email, m.account_id as "accountId",
      t.created_by as "createdBy", m.archived_at is not null as "isArchived" ${isOpen}
      and c.team_id = ${teamId} and c.member_id = ${memberId}
    for update of c skip locked`.execute(tx)
  return found.rows[0]
}

export async function markTakenOver(
  tx: Transaction,
  { teamId, memberId, at }: ComingOfAgeKey & { readonly at: Date },
): Promise<void> {
  await sql`
    update age_transitions set took_over_at = ${at}
    where team_id = ${teamId} and member_id = ${memberId}`.execute(tx)
}

/** After a corrected birth date: the notice is sent again in time. */
export async function clearNotified(
  tx: Transaction,
  { teamId, memberId }: ComingOfAgeKey,
): Promise<void> {
  await sql`
    delete from age_transitions where team_id = ${teamId} and member_id = ${memberId}`.execute(tx)
}

/** An account to email. */
export interface Reader {
  readonly accountId: string
  readonly email: string | null
  readonly language: string
  readonly relation: 'self' | 'guardian'
}

/** The young person's account and those of their guardians. */
export async function findReaders(
  db: Queryable,
  { teamId, memberId }: ComingOfAgeKey,
): Promise<Reader[]> {
  const found = await sql<Reader>`
    select a.id as "accountId", a.email, a.language, 'self' as relation
    from members m join accounts a on a.id = m.account_id
    where m.team_id = ${teamId} and m.id = ${memberId}
    union all
    select a.id, a.email, a.language, 'guardian'
    from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    join accounts a on a.id = g.account_id
    where care.team_id = ${teamId} and care.member_id = ${memberId}
      and ${isActiveGuardianship('care', 'g')}
    order by 4 desc, 1`.execute(db)
  return found.rows
}

/** Ends a person's guardianships; guardians without another child in the team leave it. */
export async function endGuardianships(
  tx: Transaction,
  { teamId, memberId }: ComingOfAgeKey,
): Promise<void> {
  const ended = await sql<{ id: string }>`
    delete from guardianships where team_id = ${teamId} and member_id = ${memberId}
    returning guardian_id as id`.execute(tx)
  const ids = ended.rows.map(({ id }) => id)
  await sql`
    delete from guardians g
    where g.team_id = ${teamId} and g.id = any(${ids}::uuid[]) and not exists (
      select from guardianships care
      where care.team_id = g.team_id and care.guardian_id = g.id)`.execute(tx)
}
