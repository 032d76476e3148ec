import type { DuesPerson } from '@touchline/domain/collections/dues/rules'
import { sql } from 'kysely'

import { peopleGroups, type PeopleReader } from '#server/clubs/queries/people-groups.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { payerColumns, payerJoins, type PayerRow } from './bill-people.ts'

/** One roster row of someone in the club, a person in two teams has two; or their record without a team. */
export interface DuesRow extends PayerRow {
  readonly personId: string
  /** Whose books have the bill. */
  readonly teamId: string
  /** Null: in no team. */
  readonly memberId: string | null
  /** Of the record of someone in no team. */
  readonly membershipId: string | null
  readonly team: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
  readonly kind: DuesPerson['kind'] | null
  readonly enteredOn: string | null
  readonly exitedOn: string | null
  readonly exemptPercent: number
  readonly exemptReason: string
  /** Equal for everyone whose bills one person pays. */
  readonly payerKey: string
  /** Of a team they left: their bills still count. */
  readonly isArchived: boolean
  /** A bill of a period that overlaps this one. */
  readonly isBilled: boolean
}

/** Of someone on a roster. */
export type RosterDuesRow = DuesRow & { readonly memberId: string }

interface Asked extends PeopleReader {
  readonly startsOn: string
  readonly endsOn: string
}

/** Everyone on a club's rosters, with what their fee depends on and who pays. */
export async function findDuesRows(
  db: Queryable,
  { startsOn, endsOn, ...reader }: Asked,
): Promise<readonly RosterDuesRow[]> {
  const { clubId, now } = reader
  const found = await sql<RosterDuesRow>`
    with ${peopleGroups(reader)}, ${billedIn({ clubId, startsOn, endsOn })}
    select known.key as "personId", m.team_id as "teamId", m.id as "memberId", null as "membershipId", team.name as team,
      m.first_name as "firstName", m.last_name as "lastName",
      coalesce(m.date_of_birth, record.date_of_birth) as "birthDate",
      record.kind, record.entered_on as "enteredOn", record.exited_on as "exitedOn",
      coalesce(record.exempt_percent, 0) as "exemptPercent",
      coalesce(record.exempt_reason, '') as "exemptReason",
      coalesce(a.id::text, lower(coalesce(g.email, case when g.id is null then m.email end)),
        g.id::text, known.key::text) as "payerKey",
      m.archived_at is not null as "isArchived",
      billed.member_id is not null or billed_record.id is not null as "isBilled", ${payerColumns}
    from known
    join club_teams team on team.id = known.team_id
    join teams t on t.id = known.team_id
    join members m on m.team_id = known.team_id and m.id = known.id
      and not m.is_placeholder
      and m.id = any(team.kept) is not true
    left join club_memberships record
      on record.club_id = ${clubId} and record.id::text = known.person_record
    left join billed on billed.team_id = m.team_id and billed.member_id = m.id
    left join (select distinct membership_id::text as id from billed) billed_record
      on billed_record.id = known.person_record
    ${payerJoins(now)}
    order by m.archived_at is not null, lower(team.name), team.id, m.last_name, m.first_name, m.id`.execute(
    db,
  )
  return found.rows
}

/** Common table expression `billed`: who has a bill of a period that overlaps. */
function billedIn({ clubId, startsOn, endsOn }: Pick<Asked, 'clubId' | 'startsOn' | 'endsOn'>) {
  return sql`billed as materialized (
      select distinct l.team_id, l.member_id, l.membership_id
      from dues_runs run
      join collections c on c.dues_run_id = run.id
      join bills b on b.team_id = c.team_id and b.collection_id = c.id and b.state <> 'refunded'
      join bill_lines l on l.team_id = b.team_id and l.bill_id = b.id
      where run.club_id = ${clubId} and (l.member_id is not null or l.membership_id is not null)
        and run.starts_on <= ${endsOn} and run.ends_on >= ${startsOn}
    )`
}

/**
 * Members of the club who are in no team: passive and honorary ones. They pay for themselves; the books of
 * the club's oldest team have their bills.
 */
export async function findDuesRowsWithoutTeam(
  db: Queryable,
  { startsOn, endsOn, ...reader }: Asked,
): Promise<readonly DuesRow[]> {
  const { clubId } = reader
  const found = await sql<DuesRow>`
    with ${peopleGroups(reader)}, ${billedIn({ clubId, startsOn, endsOn })}, billed_records as (
      select membership_id::text as id from billed where membership_id is not null
      union
      select known.person_record from billed
      join known on known.team_id = billed.team_id and known.id = billed.member_id
      where known.person_record is not null
    )
    select record.id as "personId", home.id as "teamId", null as "memberId",
      record.id as "membershipId", '' as team,
      record.first_name as "firstName", record.last_name as "lastName",
      record.date_of_birth as "birthDate", record.kind, record.entered_on as "enteredOn",
      record.exited_on as "exitedOn", coalesce(record.exempt_percent, 0) as "exemptPercent",
      coalesce(record.exempt_reason, '') as "exemptReason",
      coalesce(a.id::text, lower(record.email), record.id::text) as "payerKey",
      false as "isArchived",
      billed_records.id is not null as "isBilled",
      record.first_name as "payerFirstName", record.last_name as "payerLastName", record.email,
      record.phone, a.id as "accountId", null as "secondPayerId",
      coalesce(a.language, home.language) as language
    from club_memberships record
    cross join lateral (select t.id, t.language from teams t
      where t.club_id = record.club_id and t.deleted_at is null
      order by t.created_at, t.id limit 1) home
    left join lateral (select one.id, one.language from accounts one
      where lower(one.email) = lower(record.email) order by one.id limit 1) a on true
    left join billed_records on billed_records.id = record.id::text
    where record.club_id = ${clubId}
      and (record.exited_on is null or record.exited_on > ${startsOn}) and not exists (
        select from known join rows on rows.team_id = known.team_id and rows.id = known.id
        where known.person_record = record.id::text and rows.archived_at is null)
    order by record.last_name, record.first_name, record.id`.execute(db)
  return found.rows
}
