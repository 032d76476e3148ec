import { sql } from 'kysely'

import type { Section } from './own-data.ts'
import { ofPeople, whose } from './own-people.ts'

/** What an export says of fines, drinks and payments in a team's cash box. */
export const cashBoxSections: readonly Section[] = [
  {
    name: 'cash_box',
    tables: ['cash_box_entries'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, b.currency, entry.kind, entry.label, entry.owed, entry.cash,
        ev.title as event, entry.undoes_id is not null as takes_back, entry.created_at
      from ${people} join cash_box_entries entry on entry.team_id = p.team_id
        and entry.member_id = p.id
      join cash_boxes b on b.team_id = entry.team_id
      left join events ev on ev.team_id = entry.team_id and ev.id = entry.event_id
      order by entry.created_at, entry.id`,
    ),
  },
]
