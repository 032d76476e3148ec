import { sql } from 'kysely'

import { ofTheRoster } from './events.ts'
import type { Statement } from './statement.ts'

/** Match day records; guests belong to another team, and votes are secret. */
export const matchDayStatements = {
  matchDays: {
    names: { event: 'events', scorer: 'members' },
    read: (teamId) => sql`
      select event_id as event, scorer_id as scorer,
        case when period_count is not null then json_build_object(
          'count', period_count, 'minutes', period_minutes) end as periods, report
      from match_days where team_id = ${teamId} order by event_id`,
  },
  lineUps: {
    names: { event: 'events' },
    read: (teamId) => sql`
      select event_id as event, formation, published_at as "publishedAt"
      from line_ups where team_id = ${teamId} order by event_id`,
  },
  lineUpPlayers: {
    names: { event: 'events', member: 'members' },
    read: (teamId) => sql`
      select x.event_id as event, x.member_id as member, x.place, x.shirt_number as "shirtNumber",
        x.is_captain as "isCaptain"
      from line_up_players x where ${ofTheRoster(teamId)} order by x.event_id, x.member_id`,
  },
  clockMarks: {
    names: { event: 'events' },
    read: (teamId) => sql`
      select event_id as event, kind, period, at from match_clock_marks
      where team_id = ${teamId} and removed_at is null order by event_id, at, id`,
  },
  matchEvents: {
    names: { event: 'events', member: 'members', partner: 'members' },
    read: (teamId) => sql`
      select event_id as event, kind, side, member_id as member, partner_id as partner, period,
        second, noted_at as "notedAt"
      from match_events where team_id = ${teamId} and removed_at is null
      order by event_id, noted_at, id`,
  },
} satisfies Readonly<Record<string, Statement>>
