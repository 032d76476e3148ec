import type { UnreachedPeople } from '@touchline/contract/events/shapes/unreached-people'
import { isStaffFor, type Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { guestsOf, isInvitedNow } from './event-rows.ts'
import type { EventKey } from './page.ts'
import { seenAt } from './seen.ts'

interface Row {
  readonly memberId: string
  readonly teamId: string
  readonly firstName: string
  readonly lastName: string
  readonly numbers: { readonly name: string; readonly phone: string }[]
}

/** Everyone invited who hasn't seen the latest change or cancellation of an event. */
export async function findUnreached(
  db: Queryable,
  actor: Actor,
  { teamId, eventId }: EventKey,
): Promise<UnreachedPeople> {
  const found = await sql<Row>`
    select m.id as "memberId", m.team_id as "teamId", m.first_name as "firstName",
      m.last_name as "lastName",
      array(
        select json_build_object('name', x.name, 'phone', x.phone) from (
          select m.first_name as name, m.phone, 0 as rank where m.phone <> ''
          union all
          select trim(g.first_name || ' ' || g.last_name), g.phone, 1 from guardianships care
          join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
          where care.team_id = m.team_id and care.member_id = m.id and g.phone <> ''
            and care.blocked_at is null
        ) x order by x.rank, x.name) as numbers
    from events e
    cross join lateral (
      select o.* from members o where o.team_id = e.team_id and ${isAskedAs('o')}
      union all
      select g.* from ${guestsOf} g
    ) m
    where e.team_id = ${teamId} and e.id = ${eventId}
      and m.left_at is null and m.archived_at is null and ${seenAt} is null
    order by m.last_name, m.first_name, m.id`.execute(db)
  return {
    people: found.rows.map(({ teamId: home, numbers, ...person }) => ({
      ...person,
      numbers: home === teamId && isStaffFor(actor, person.memberId) ? numbers : [],
    })),
  }
}

function isAskedAs(alias: 'o') {
  return sql`exists (select from members m where m.team_id = ${sql.ref(`${alias}.team_id`)}
    and m.id = ${sql.ref(`${alias}.id`)} and ${isInvitedNow})`
}
