import { sql } from 'kysely'

import { importedBirthDate } from '#server/members/queries/birth-dates.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { requireRoomForMembers } from '#server/platform/limits/room.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

export interface MemberKey {
  readonly teamId: string
  readonly memberId: string
}

/** A roster row with the facts for joining as it. */
export interface RosterRow {
  readonly id: string
  readonly accountId: string | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly dateOfBirth: string | null
  readonly isPlaceholder: boolean
  readonly jerseyNumber: string | null
  readonly hasVerifiedGuardian: boolean
  /** Not archived. */
  readonly hasPlace: boolean
}

const rosterRow = sql`
  select m.id, m.account_id as "accountId", m.first_name as "firstName", m.last_name as "lastName",
    m.email, m.date_of_birth as "dateOfBirth", m.is_placeholder as "isPlaceholder",
    m.jersey_number as "jerseyNumber", m.archived_at is null as "hasPlace",
    exists (
      select 1 from guardianships as care
      join guardians as g on g.team_id = care.team_id and g.id = care.guardian_id
      where care.team_id = m.team_id and care.member_id = m.id
        and ${isActiveGuardianship('care', 'g')} and g.account_id is not null
    ) as "hasVerifiedGuardian"
  from members as m`

export async function findRosterRow(db: Queryable, key: MemberKey): Promise<RosterRow | undefined> {
  const found = await sql<RosterRow>`
    ${rosterRow} where m.team_id = ${key.teamId} and m.id = ${key.memberId} and m.left_at is null
  `.execute(db)
  return found.rows[0]
}

/** Everyone a request could mean. */
export async function rosterOf(db: Queryable, teamId: string): Promise<RosterRow[]> {
  const found = await sql<RosterRow>`
    ${rosterRow} where m.team_id = ${teamId} and m.left_at is null and not m.is_placeholder
    order by m.last_name, m.first_name, m.id
  `.execute(db)
  return found.rows
}

/** An account's relation to the team: player, parent or none. */
export async function findStanding(
  db: Queryable,
  key: { teamId: string; accountId: string },
): Promise<{ memberId: string | null; guardianId: string | null; waits: boolean }> {
  const found = await sql<{ memberId: string | null; guardianId: string | null; waits: boolean }>`
    select
      (select m.id from members as m where m.team_id = ${key.teamId} and m.account_id = ${key.accountId}
        and m.left_at is null) as "memberId",
      (select g.id from guardians as g where g.team_id = ${key.teamId} and g.account_id = ${key.accountId}) as "guardianId",
      exists (select 1 from join_requests as r where r.team_id = ${key.teamId} and r.account_id = ${key.accountId}
        and r.state = 'waiting') as waits
  `.execute(db)
  return found.rows[0] ?? { memberId: null, guardianId: null, waits: false }
}

export interface NewRow extends MemberKey {
  readonly accountId: string | undefined
  readonly firstName: string
  readonly lastName: string
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly dateOfBirth: string | undefined
  readonly isPlaceholder: boolean
}

export async function saveRow(tx: Transaction, row: NewRow): Promise<void> {
  await sql`
    insert into members (id, team_id, account_id, first_name, last_name, email, phone, date_of_birth, is_placeholder)
    values (${row.memberId}, ${row.teamId}, ${row.accountId ?? null}, ${row.firstName}, ${row.lastName},
      ${row.email ?? null}, ${row.phone ?? null}, ${row.dateOfBirth ?? null}, ${row.isPlaceholder})
  `.execute(tx)
  await requireRoomForMembers(tx, row.teamId)
}

/** Gives a placeholder its name; a named row keeps its data. */
export async function fillPlaceholder(
  tx: Transaction,
  row: Omit<NewRow, 'isPlaceholder'> & { at: Date },
): Promise<boolean> {
  const filled = await sql`
    update members as m set
      account_id = coalesce(${row.accountId ?? null}::uuid, m.account_id),
      first_name = case when m.is_placeholder then ${row.firstName} else m.first_name end,
      last_name = case when m.is_placeholder then ${row.lastName} else m.last_name end,
      email = case when m.is_placeholder then ${row.email ?? null} else coalesce(m.email, ${row.email ?? null}) end,
      phone = coalesce(m.phone, ${row.phone ?? null}),
      date_of_birth = case when m.date_of_birth is null
        then ${importedBirthDate(sql`${row.dateOfBirth ?? null}::date`)} else m.date_of_birth end,
      is_placeholder = false, archived_at = null, archived_by = null,
      updated_at = ${row.at}, version = m.version + 1
    where m.team_id = ${row.teamId} and m.id = ${row.memberId} and m.left_at is null
      and (${row.accountId ?? null}::uuid is null or m.account_id is null)
  `.execute(tx)
  await requireRoomForMembers(tx, row.teamId)
  return filled.numAffectedRows === 1n
}

/** Deletes the placeholder; its invitation points to the row that replaced it, or to none. */
export async function removePlaceholder(
  tx: Transaction,
  key: MemberKey,
  into: string | null,
): Promise<void> {
  const going = sql`
    select 1 from members as m where m.team_id = ${key.teamId} and m.id = ${key.memberId}
      and m.is_placeholder and m.account_id is null`
  await sql`
    update invitations set member_id = ${into}
    where team_id = ${key.teamId} and member_id = ${key.memberId} and exists (${going})
  `.execute(tx)
  const hasEntries = sql`exists (select from cash_box_entries e
    where e.team_id = ${key.teamId} and e.member_id = ${key.memberId})`
  if (into !== null)
    await sql`
      update cash_box_entries set member_id = ${into}
      where team_id = ${key.teamId} and member_id = ${key.memberId} and exists (${going})
    `.execute(tx)
  // Someone with a balance in the cash box stays listed there until it is settled.
  await sql`
    update members set left_at = now(), version = version + 1, updated_at = now()
    where team_id = ${key.teamId} and id = ${key.memberId} and left_at is null
      and exists (${going}) and ${hasEntries}
  `.execute(tx)
  await sql`
    delete from members where team_id = ${key.teamId} and id = ${key.memberId} and exists (${going})
      and not ${hasEntries}
  `.execute(tx)
}
