import { sql } from 'kysely'

import type { ParameterOf } from '#server/platform/database/statement.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'
import { actorRow } from '#server/teams/queries/actor.ts'

import { guestRows, type EventActorKey } from './guests.ts'

/**
 * CTEs for an event page: `actor`, the account's place in the team; `comer`, its roster rows as a
 * guest; and `event`, if it may be seen.
 */
export function eventActorParts(value: ParameterOf<EventActorKey>) {
  const [team, account] = [value('teamId'), value('accountId')]
  return sql`
    actor as materialized (${actorRow({ account, team })}),
    comer as materialized (select ${guestRows(value)} as ids),
    event as materialized (
      select e.*, not exists (select from actor) as is_guest
      from teams team join events e on e.team_id = team.id and e.id = ${value('eventId')}
      where team.id = ${team} and ${isTeamActive('team')}
        and (exists (select from actor) or (select ids from comer) is not null)
    )`
}

/**
 * True for staff, except while they owe the club a background check: then they have only their
 * rights as guardians.
 */
export const runsEvents = sql`coalesce((
  select (leads or is_admin or is_coach) and not lacks_check from actor), false)`

export const deletesEvents = sql`coalesce((
  select (leads or is_admin) and not lacks_check from actor), false)`
