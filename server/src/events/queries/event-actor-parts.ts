import { sql } from 'kysely'

import type { ParameterOf } from '#server/platform/database/statement.ts'
import { actorRow } from '#server/teams/queries/actor.ts'
import { isTeamOpen } from '#server/teams/queries/there.ts'

import { guestRows, type EventActorKey } from './guests.ts'

/**
 * What the page of an event begins with: `actor`, who the account is in the team; `comer`, the roster rows of
 * other teams through which it is a guest; and `event`, unless it may not see it.
 */
export function eventActorParts(value: ParameterOf<EventActorKey>) {
  const [team, account] = [value('teamId'), value('accountId')]
  return sql`
    actor as materialized (${actorRow({ account, team })}),
    comer as materialized (select ${guestRows(value)} as ids),
    event as materialized (
      select e.*, not exists (select from actor) as is_guest
      from teams team join events e on e.team_id = team.id and e.id = ${value('eventId')}
      where team.id = ${team} and ${isTeamOpen('team')}
        and (exists (select from actor) or (select ids from comer) is not null)
    )`
}

/** True for staff, but not while it owes the club a check: then it is no more than its children's guardian. */
export const runsEvents = sql`coalesce((
  select (leads or is_admin or is_coach) and not lacks_check from actor), false)`

export const deletesEvents = sql`coalesce((
  select (leads or is_admin) and not lacks_check from actor), false)`
