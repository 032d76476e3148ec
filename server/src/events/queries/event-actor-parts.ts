import { sql } from 'kysely'

import type { ParameterOf } from '#server/platform/database/statement.ts'
import { actorRow } from '#server/teams/queries/actor.ts'
import { isThere } from '#server/teams/queries/there.ts'

import { guestRows, type EventActorKey } from './guests.ts'
import { rosterOfTeam, staffOfSeen } from './roster-parts.ts'

/**
 * The same as `readerParts` for one event, beginning with `actor`, who the account is in the team, and
 * `comer`, the roster rows of other teams through which it is a guest of the event.
 */
export function eventActorParts(value: ParameterOf<EventActorKey>) {
  const [team, account] = [value('teamId'), value('accountId')]
  const relation = sql`case when m.account_id = ${account} then 'self' else 'child' end`
  return sql`
    actor as materialized (${actorRow({ account, team })}),
    comer as materialized (select ${guestRows(value)} as ids),
    people as materialized (
      select m.team_id, m.id, m.first_name, m.role, ${relation} as relation, null::uuid as event_id
      from actor join members m on m.team_id = ${team}
        and m.id = any(array_append(actor.child_ids, actor.member_id))
      union all
      select g.team_id, m.id, m.first_name, m.role, ${relation}, g.event_id
      from comer
      join event_guests g on g.team_id = ${team} and g.event_id = ${value('eventId')}
        and g.member_id = any(comer.ids)
      join members m on m.team_id = g.guest_team_id and m.id = g.member_id
    ),
    seen as materialized (
      select team.id, team.time_zone, roster.member_count, roster.roster_since,
        not exists (select from actor) as is_guest
      from teams team ${rosterOfTeam}
      where team.id = ${team} and ${isThere('team')}
        and (exists (select from actor) or (select ids from comer) is not null)
    ),
    ${staffOfSeen}`
}

/** True for staff, but not while it owes the club a check: then it is no more than its children's guardian. */
export const runsEvents = sql`coalesce((
  select (is_manager or is_admin or is_coach) and not lacks_check from actor), false)`

export const deletesEvents = sql`coalesce((
  select (is_manager or is_admin) and not lacks_check from actor), false)`
