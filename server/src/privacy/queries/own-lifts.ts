import { sql } from 'kysely'

import type { Section } from './own-data.ts'
import { event, ofPeople, whose } from './own-people.ts'

/** What an export says of lifts to events that are not over. */
export const liftSections: readonly Section[] = [
  {
    name: 'lifts_offered',
    tables: ['lift_offers'],
    rows: ({ id }) => sql`
      select t.name as team, ${event}, o.direction, o.seats, o.leaves_at, o.meeting_place, o.created_at
      from lift_offers o join teams t on t.id = o.team_id
      join events e on e.team_id = o.team_id and e.id = o.event_id
      where o.account_id = ${id} order by o.created_at, o.id`,
  },
  {
    name: 'lifts_needed',
    tables: ['lift_requests', 'lift_seats'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}, r.direction, r.meeting_place, r.requested_at,
        (select json_agg(json_build_object('leg', s.leg, 'taken_at', s.taken_at,
            'accepted_at', s.accepted_at) order by s.leg desc)
          from lift_seats s where s.team_id = r.team_id and s.event_id = r.event_id
            and s.member_id = r.member_id) as seats
      from ${people} join lift_requests r on r.roster_team_id = p.team_id and r.member_id = p.id
      join events e on e.team_id = r.team_id and e.id = r.event_id
      order by e.starts_at, e.id, p.id`,
    ),
  },
]
