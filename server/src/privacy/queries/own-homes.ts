import { sql } from 'kysely'

import type { Section } from './own-data.ts'
import { event, ofPeople, whose } from './own-people.ts'

/** With which guardian a child lives on which days, and what they wrote about handing over. */
export const homeSections: readonly Section[] = [
  {
    name: 'two_homes',
    tables: ['home_plans'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, first.first_name as home_1, second.first_name as home_2, h.first_day, h.days,
        h.hand_over_at, h.exceptions, h.proposed_at, h.agreed_at
      from ${people} join home_plans h on h.team_id = p.team_id and h.member_id = p.id
        and (p.who = 'child' or h.agreed_at is not null)
      join guardians first on first.team_id = h.team_id and first.id = h.first_guardian_id
      join guardians second on second.team_id = h.team_id and second.id = h.second_guardian_id
      order by h.proposed_at, h.id`,
    ),
  },
  {
    name: 'hand_overs',
    tables: ['hand_over_notes'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}, g.first_name as written_by, n.words, n.written_at
      from ${people} join hand_over_notes n on n.team_id = p.team_id and n.member_id = p.id
      join guardians g on g.team_id = n.team_id and g.id = n.guardian_id
      join events e on e.team_id = n.team_id and e.id = n.event_id
      order by n.written_at, n.guardian_id`,
    ),
  },
]
