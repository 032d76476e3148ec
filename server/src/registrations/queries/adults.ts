import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isBlocked } from '#server/teams/queries/guardian-rights.ts'

/** SQL: the contact of `registration` is a guardian of roster row `child`, by their address. */
export function isCaredForByContact(child: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from guardianships as care
    join guardians as guardian on guardian.team_id = care.team_id and guardian.id = care.guardian_id
    left join accounts as account on account.id = guardian.account_id
    where care.team_id = ${sql.ref(`${child}.team_id`)} and care.member_id = ${sql.ref(`${child}.id`)}
      and lower(coalesce(account.email, guardian.email)) = lower(registration.email)
      and not ${isBlocked('care', 'guardian')})`
}

/**
 * SQL: of the same name, `row` is surely the person `wanted`: born on the same day, in the care of the
 * contact, or the contact with the same address.
 */
export function isSureMatch(row: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  return sql<boolean>`(coalesce(${column('date_of_birth')} = wanted.date_of_birth, false)
    or (wanted.is_contact and coalesce(lower(${column('email')}) = lower(registration.email), false))
    or ${isCaredForByContact(row)})`
}

/** Adults of a registration who are blocked from the child it is about. */
export interface BlockedAdults {
  readonly isContact: boolean
  readonly isSecond: boolean
}

/**
 * By person of a registration: adults with the name or address of someone blocked from a child of
 * the same name. A block counts even after the child has left.
 */
export async function findBlockedAdults(
  db: Queryable,
  ownerId: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, BlockedAdults>> {
  const second = (field: string) => sql`registration.second_guardian ->> ${sql.lit(field)}`
  const contact = {
    name: sql`registration.first_name || ' ' || registration.last_name`,
    email: sql`registration.email`,
  }
  const other = {
    name: sql`(${second('firstName')}) || ' ' || (${second('lastName')})`,
    email: sql`(${second('email')})`,
  }
  const found = await sql<BlockedAdults & { readonly id: string }>`
    select wanted.id, bool_or(${isGuardian(contact)}) as "isContact",
      bool_or(${isGuardian(other)}) as "isSecond"
    from registration_people as wanted
    join registrations as registration on registration.owner_id = wanted.owner_id
      and registration.id = wanted.registration_id
    join teams as team on team.club_id = wanted.owner_id or team.id = wanted.owner_id
    join members as child on child.team_id = team.id and not child.is_placeholder
      and child.search_name = search_text(wanted.first_name || ' ' || wanted.last_name || chr(10)
        || wanted.last_name || ' ' || wanted.first_name)
      and (child.date_of_birth is null or child.date_of_birth = wanted.date_of_birth)
    join guardianships as care on care.team_id = child.team_id and care.member_id = child.id
    join guardians as guardian on guardian.team_id = care.team_id and guardian.id = care.guardian_id
    left join accounts as account on account.id = guardian.account_id
    where wanted.owner_id = ${ownerId} and wanted.id = any(${[...personIds]}::uuid[])
      and ${isBlocked('care', 'guardian')}
    group by wanted.id`.execute(db)
  return new Map(found.rows.map(({ id, ...blocked }) => [id, blocked]))
}

interface Adult {
  readonly name: RawBuilder<unknown>
  readonly email: RawBuilder<unknown>
}

/** SQL: an adult has an address, or the folded name, of `guardian`. */
function isGuardian({ name, email }: Adult): RawBuilder<boolean> {
  return sql<boolean>`coalesce(lower(${email}) = lower(guardian.email), false)
    or coalesce(lower(${email}) = lower(account.email), false)
    or coalesce(search_text(${name}) in (
      search_text(guardian.first_name || ' ' || guardian.last_name),
      search_text(guardian.last_name || ' ' || guardian.first_name)), false)
    or coalesce(search_text(${name}) = search_text(account.first_name || ' ' || account.last_name), false)`
}
