import type { RegistrationShape } from '@touchline/contract/registrations/shapes'
import { sql } from 'kysely'

import { peopleGroups, type PeopleReader } from '#server/clubs/queries/people-groups.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { isCaredForByContact, isSureMatch } from './adults.ts'

/** Before it is said whether it adds a guardian. */
export type FoundMatch = Omit<
  NonNullable<RegistrationShape['people'][number]['match']>,
  'addsGuardian'
> & {
  /** The contact is one of their guardians, by the address. */
  readonly isByGuardian: boolean
}

/**
 * Who of the club may be the same as people of registrations, by the folded name; a birth date that
 * contradicts is someone else's.
 */
export async function findMatches(
  db: Queryable,
  reader: PeopleReader,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, FoundMatch>> {
  const found = await sql<FoundMatch & { readonly registeredId: string }>`
    with ${peopleGroups(reader)}, wanted as (
      select id, registration_id, date_of_birth, is_contact, search_text(
        first_name || ' ' || last_name || chr(10) || last_name || ' ' || first_name) as name
      from registration_people
      where owner_id = ${reader.clubId} and id = any(${[...personIds]}::uuid[])
    ), candidates as (
      select known.key, row.first_name, row.last_name, row.date_of_birth, row.email, row.search_name, team.name as team,
        row.team_id, row.id
      from known
      join rows as row on row.team_id = known.team_id and row.id = known.id and not row.is_placeholder
      join club_teams as team on team.id = row.team_id and row.id = any(team.kept) is not true
      union all
      select known.key, record.first_name, record.last_name, record.date_of_birth, record.email, record.search_name, null,
        null, null
      from known
      join club_memberships as record on record.club_id = ${reader.clubId} and record.id = known.id
      where known.team_id is null
    )
    select distinct on (wanted.id) wanted.id as "registeredId", found.key as "personId",
      min(found.first_name) as "firstName", min(found.last_name) as "lastName",
      max(found.date_of_birth)::text as "dateOfBirth",
      coalesce(array_agg(distinct found.team) filter (where found.team is not null), '{}') as teams,
      coalesce(bool_or(${isSureMatch('found')}), false) as "isSure",
      coalesce(bool_or(${isCaredForByContact('found')}), false) as "isByGuardian"
    from wanted
    join registrations as registration
      on registration.owner_id = ${reader.clubId} and registration.id = wanted.registration_id
    join candidates as found on found.search_name = wanted.name
      and (found.date_of_birth is null or found.date_of_birth = wanted.date_of_birth)
    group by wanted.id, found.key
    order by wanted.id, "isSure" desc, found.key`.execute(db)
  return new Map(found.rows.map(({ registeredId, ...match }) => [registeredId, match]))
}
