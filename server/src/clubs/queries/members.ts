import type {
  ClubPeople,
  ClubPeopleQuery,
  ClubPerson,
} from '@touchline/contract/clubs/shapes/members'
import { nextNumbers } from '@touchline/domain/clubs/memberships/numbers'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isStored } from '#server/platform/database/is-found.ts'

import { toClubPerson, type PersonRow } from './club-person.ts'
import { recordJson } from './memberships.ts'
import { peopleFacts, rowFacts } from './people-facts.ts'
import { peopleGroups, type PeopleReader } from './people-groups.ts'

/** API tokens read addresses on rosters, where access is logged. */
export type ClubReader = PeopleReader & { readonly isProgram: boolean }

interface MembersFilter extends Omit<ClubPeopleQuery, 'limit' | 'page'> {
  readonly limit: number
  readonly offset: number
  /** Only these. */
  readonly personIds?: readonly string[]
}

/** The members of a club by surname, each once. */
export async function findClubPeople(
  db: Queryable,
  reader: ClubReader,
  { page, limit, ...narrowed }: ClubPeopleQuery,
): Promise<ClubPeople> {
  const membersFilter = {
    ...narrowed,
    limit: Number(limit),
    offset: (Number(page) - 1) * Number(limit),
  }
  const { rows } = await peopleStatement(reader, membersFilter).execute(db)
  return {
    people: rows.map((row) => toClubPerson(row, reader)),
    count: rows[0]?.count ?? 0,
    nextNumber: await findNextNumber(db, reader),
  }
}

/** Everyone who is a member today, or ever was, by surname. */
export async function findAllPeople(
  db: Queryable,
  reader: ClubReader,
  state: 'current' | 'all' = 'current',
): Promise<readonly ClubPerson[]> {
  const membersFilter = { search: '', state, limit: maxExported, offset: 0 } as const
  const { rows } = await peopleStatement(reader, membersFilter).execute(db)
  return rows.map((row) => toClubPerson(row, reader))
}

/** More than any club has, and still readable by spreadsheets. */
const maxExported = 20_000

/** Members by id, also former ones; unknown ids are skipped. */
export async function findClubPeopleById(
  db: Queryable,
  reader: ClubReader,
  personIds: readonly string[],
): Promise<readonly ClubPerson[]> {
  const membersFilter = {
    search: '',
    state: 'all',
    personIds,
    limit: personIds.length,
    offset: 0,
  } as const
  const { rows } = await peopleStatement(reader, membersFilter).execute(db)
  return rows.map((row) => toClubPerson(row, reader))
}

function peopleStatement(reader: ClubReader, membersFilter: MembersFilter): RawBuilder<PersonRow> {
  const { limit, offset } = membersFilter
  return sql<PersonRow>`
    with ${peopleGroups(reader)}, ${peopleFacts()}, people as (
      select known.key, max(known.person_record)::uuid as record_id,
        (array_agg(row.first_name order by row.archived_at is not null, row.created_at desc, row.id)
          filter (where row.id is not null))[1] as first_name,
        (array_agg(row.last_name order by row.archived_at is not null, row.created_at desc, row.id)
          filter (where row.id is not null))[1] as last_name,
        coalesce(bool_or(row.archived_at is null) filter (where row.id is not null), false) as is_on_team,
        bool_or(${isRowFound(reader, membersFilter.search)}) as is_found,
        coalesce(bool_or(${isInPlace(membersFilter)}), false) as is_in_place
      from known
      left join rows as row on row.team_id = known.team_id and row.id = known.id
      left join club_teams as team on team.id = row.team_id
      group by known.key
    ), chosen as (
      select person.key, coalesce(person.first_name, record.first_name) as first_name,
        coalesce(person.last_name, record.last_name) as last_name,
        not person.is_on_team and (record.id is null or coalesce(record.exited_on <= today.day, false)) as is_former,
        person.is_found or ${isStored(sql`record.search_name`, membersFilter.search)}
          or ${isStored(sql`lower(record.number)`, membersFilter.search)} as is_found,
        person.is_in_place, person.record_id, case when record.id is not null then ${recordJson} end as record
      from people as person
      cross join (select (${reader.now}::timestamptz at time zone time_zone)::date as day
        from clubs where id = ${reader.clubId}) as today
      left join club_memberships as record on record.id = person.record_id
    ), page as (
      select *, count(*) over () as count from chosen
      where is_found and ${matchesFilter(membersFilter)}
      order by ${nameOrder('chosen')}
      limit ${limit} offset ${offset}
    )
    select page.key as id, page.first_name as "firstName", page.last_name as "lastName",
      page.is_former as "isFormer", page.record, page.count,
      club.checks_required_since is not null as "areChecksRequired",
      (select json_build_object('isBilled', true, 'isOpen', fee.is_open, 'isOverdue', fee.is_overdue)
        from record_fees as fee where fee.membership_id = page.record_id) as "recordFee",
      coalesce(json_agg(${rowFacts} order by row.archived_at is not null, lower(team.name), team.id)
        filter (where row.id is not null), '[]') as rows
    from page
    join clubs as club on club.id = ${reader.clubId}
    join known on known.key = page.key
    left join rows as row on row.team_id = known.team_id and row.id = known.id
    left join club_teams as team on team.id = row.team_id
    left join parents on parents.team_id = row.team_id and parents.member_id = row.id
    left join fees on fees.team_id = row.team_id and fees.member_id = row.id
    left join pictures on pictures.team_id = row.team_id and pictures.member_id = row.id
    group by page.key, page.first_name, page.last_name, page.is_former, page.record, page.record_id, page.count, club.id
    order by ${nameOrder('page')}`
}

/** Sorts as people look up names: Böhm beside Bohm, Élodie beside Elodie, ignoring case. */
function nameOrder(people: string): RawBuilder<unknown> {
  const [last, first, key] = ['last_name', 'first_name', 'key'].map((name) =>
    sql.ref(`${people}.${name}`),
  )
  return sql`${last} collate "und-x-icu", ${first} collate "und-x-icu", ${key}`
}

/** SQL: matches name, and address if the reader may see it. */
function isRowFound({ isProgram }: ClubReader, search: string): RawBuilder<boolean> {
  const isReadable = isProgram ? sql`false` : sql`(row.id = any(team.kept)) is not true`
  return sql<boolean>`coalesce(${isStored(sql`row.search_name`, search)}
    or ${isReadable} and ${isStored(sql`row.search_email`, search)}, false)`
}

function isInPlace({ teamId, ageGroup }: MembersFilter): RawBuilder<boolean> {
  const inTeam = teamId === undefined ? sql`true` : sql`team.id = ${teamId}`
  const ofAge = ageGroup === undefined ? sql`true` : sql`team.age_group = ${ageGroup}`
  return sql<boolean>`row.archived_at is null and ${inTeam} and ${ofAge}`
}

function matchesFilter({ teamId, ageGroup, state, personIds }: MembersFilter): RawBuilder<boolean> {
  const placed = teamId === undefined && ageGroup === undefined ? sql`true` : sql`is_in_place`
  const ofState = state === 'all' ? sql`true` : sql`is_former = ${state === 'former'}`
  const named = personIds === undefined ? sql`true` : sql`key = any(${[...personIds]}::uuid[])`
  return sql<boolean>`${placed} and ${ofState} and ${named}`
}

async function findNextNumber(db: Queryable, reader: ClubReader): Promise<string> {
  const [next = ''] = await findNextNumbers(db, reader, 1)
  return next
}

/** The next free membership numbers of the club. */
export async function findNextNumbers(
  db: Queryable,
  { clubId, now }: Pick<PeopleReader, 'clubId' | 'now'>,
  count: number,
): Promise<readonly string[]> {
  const found = await sql<{ format: string; year: string; taken: readonly string[] | null }>`
    select club.number_format as format,
      to_char(${now}::timestamptz at time zone club.time_zone, 'YYYY') as year,
      (select array_agg(number) from club_memberships
        where club_id = club.id and number is not null) as taken
    from clubs as club where club.id = ${clubId}`.execute(db)
  const [row] = found.rows
  if (row === undefined) return []
  return nextNumbers({ format: row.format, taken: row.taken ?? [], year: row.year }, count)
}
