import { sql } from 'kysely'

import type { Section } from './own-data.ts'
import { ofPeople, whose } from './own-people.ts'

/** With which guardian a child lives on which days. */
export const homeSections: readonly Section[] = [
  {
    name: 'two_homes',
    tables: ['home_plans'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, first.first_name as home_1, second.first_name as home_2, h.first_day, h.days,
        h.hand_over_at, h.exceptions, h.proposed_at, h.agreed_at
      from ${people} join home_plans h on h.team_id = p.team_id and h.member_id = p.id
      join guardians first on first.team_id = h.team_id and first.id = h.first_guardian_id
      join guardians second on second.team_id = h.team_id and second.id = h.second_guardian_id
      order by h.proposed_at, h.id`,
    ),
  },
]
