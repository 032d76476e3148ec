import { sql } from 'kysely'

import type { Section } from './own-data.ts'
import { event, ofPeople, whose } from './own-people.ts'

/** What an export contains about matches of the person and their children. */
export const matchDaySections: readonly Section[] = [
  {
    name: 'line_ups',
    tables: ['line_up_players'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}, l.formation, s.place, s.shirt_number, s.is_captain, l.published_at
      from ${people} join line_up_players s on s.roster_team_id = p.team_id and s.member_id = p.id
      join line_ups l on l.team_id = s.team_id and l.event_id = s.event_id
        and l.published_at is not null
      join events e on e.team_id = s.team_id and e.id = s.event_id
      order by e.starts_at, e.id, p.id`,
    ),
  },
  {
    name: 'match_events',
    tables: ['match_events'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}, n.kind, n.member_id = p.id as is_first_named, n.period, n.second,
        n.noted_at
      from ${people} join match_events n on n.removed_at is null
        and ((n.member_team_id = p.team_id and n.member_id = p.id)
          or (n.partner_team_id = p.team_id and n.partner_id = p.id))
      join events e on e.team_id = n.team_id and e.id = n.event_id
      order by e.starts_at, e.id, n.period, n.second, n.id, p.id`,
    ),
  },
  {
    name: 'match_votes',
    tables: ['match_votes'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}, concat_ws(' ', c.first_name, nullif(c.last_name, '')) as choice,
        v.voted_at
      from ${people} join match_votes v on v.voter_team_id = p.team_id and v.voter_id = p.id
      join members c on c.team_id = v.choice_team_id and c.id = v.choice_id
      join events e on e.team_id = v.team_id and e.id = v.event_id
      order by e.starts_at, e.id, p.id`,
    ),
  },
  {
    name: 'scorer_at',
    tables: ['match_days'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, ${event}
      from ${people} join match_days d on d.team_id = p.team_id and d.scorer_id = p.id
      join events e on e.team_id = d.team_id and e.id = d.event_id
      order by e.starts_at, e.id, p.id`,
    ),
  },
  {
    name: 'match_reports',
    tables: ['match_days'],
    rows: ({ id }) => sql`
      select t.name as team, ${event}, d.report
      from match_days d join teams t on t.id = d.team_id
      join events e on e.team_id = d.team_id and e.id = d.event_id
      where d.report_by = ${id} and d.report is not null order by e.starts_at, e.id`,
  },
]
