import type { Recipient } from '@touchline/domain/notifications/recipients'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { findRecipientsOf, type Ask } from './recipients.ts'

/** Someone who comes to an event, on the roster or as a guest, and their guardians. */
export function findPeopleAt(
  db: Queryable,
  ask: Ask & { readonly eventId: string; readonly memberId: string },
): Promise<Recipient[]> {
  const people = sql`
    select * from members where team_id = ${ask.teamId} and id = ${ask.memberId}
    union
    select m.* from event_guests g
    join members m on m.team_id = g.guest_team_id and m.id = g.member_id
    where g.team_id = ${ask.teamId} and g.event_id = ${ask.eventId}
      and g.member_id = ${ask.memberId}`
  return findRecipientsOf(db, ask, people)
}
