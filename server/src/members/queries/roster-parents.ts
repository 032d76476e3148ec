import type { Member } from '@touchline/contract/members/shapes'
import { isStaff, spokenForBy, type Actor } from '@touchline/domain/teams/actor'
import { isForAdults } from '@touchline/domain/teams/age-bands'
import { isMinor } from '@touchline/domain/values/age'
import { sql, type RawBuilder } from 'kysely'

import { isBlocked, isReached } from '#server/teams/queries/speaking.ts'

/** What is known of a row (`m`) for whom nobody has joined; null for the others. */
export interface Unjoined {
  readonly hasParents: boolean
  readonly parentsHaveAddress: boolean
  readonly ageGroup: string | null
  readonly numbers: NonNullable<Member['unjoined']>['numbers']
}

const unjoinedColumn = sql`case when not ${isReached('m')} then (
  select json_build_object(
    'hasParents', count(care.guardian_id) > 0,
    'parentsHaveAddress', coalesce(bool_or(g.email <> ''), false),
    'ageGroup', (select t.age_group from teams t where t.id = m.team_id),
    'numbers', coalesce(json_agg(json_build_object('name', trim(g.first_name || ' ' || g.last_name), 'phone', g.phone)
      order by g.first_name, g.id) filter (where g.phone <> ''), '[]'::json))
  from guardianships care
  join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
  where care.team_id = m.team_id and care.member_id = m.id and not ${isBlocked('care', 'g')}) end`

/** Whether an account reads for a row (`m`), and what is known where none does. */
export const reachColumns = sql`${isReached('m')} as is_reached, ${unjoinedColumn} as unjoined`

interface Person {
  readonly first_name: string
  readonly email: string | null
  readonly phone: string | null
  readonly date_of_birth: string | null
  readonly unjoined: Unjoined | null
}

/** How staff still reaches a family: whether letters are written to them, and all their numbers. */
export function unjoinedOf(
  { first_name: name, email, phone, date_of_birth: born, unjoined }: Person,
  now: Date,
): Member['unjoined'] {
  if (unjoined === null) return null
  const { hasParents, parentsHaveAddress, ageGroup, numbers } = unjoined
  const isAdult =
    born === null
      ? !hasParents && isForAdults(ageGroup)
      : !isMinor(born, now.toISOString().slice(0, 10))
  return {
    getsLetters: parentsHaveAddress || (isAdult && Boolean(email)),
    numbers: phone ? [{ name, phone }, ...numbers] : numbers,
  }
}

/**
 * One look into the index per row, whatever the planner believes: right after an import it knows nothing of
 * the new rows, and a grouping of all parents joined to all members would be done again for each of them.
 */
export function parentsOf(actor: Actor): RawBuilder<unknown> {
  const seen = isStaff(actor)
    ? sql``
    : sql`and gs.member_id = any(${[...spokenForBy(actor)]}::uuid[])`
  return sql`
    select json_agg(json_build_object('guardianId', g.id, 'firstName', g.first_name,
      'lastName', g.last_name, 'role', gs.role) order by gs.created_at, g.id) as parents
    from guardianships gs
    join guardians g on g.team_id = gs.team_id and g.id = gs.guardian_id
    where gs.team_id = ${actor.teamId} and gs.member_id = m.id
      and not ${isBlocked('gs', 'g')} ${seen}`
}
