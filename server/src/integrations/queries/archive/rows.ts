import type { ArchiveKind } from '@touchline/domain/integrations/archives'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { eventStatements } from './events.ts'
import { leagueStatements } from './leagues.ts'
import { matchDayStatements } from './match-days.ts'
import { peopleStatements } from './people.ts'
import type { FoundRow, Statement } from './statement.ts'

/** Ordered by id, except the team's own fields, so that a copy of a copy is the same. */
const statements: Readonly<Record<ArchiveKind, Statement>> = {
  team: {
    read: (teamId) => sql`
      select id, name, sport, gender, age_group as "ageGroup", team_type as "teamType", format,
        formation, phone, email, address, color, notes, motto,
        foundation_year as "foundationYear", country, time_zone as "timeZone", language,
        join_approval as "joinApproval",
        case when r.team_id is not null then json_build_object(
          'silent', r.silent_hours, 'going', r.going_hours) end as reminders
      from teams left join team_reminders r on r.team_id = id where id = ${teamId}`,
  },
  seasons: {
    read: (teamId) => sql`
      select id, name, starts_on as "startsOn", ends_on as "endsOn"
      from seasons where team_id = ${teamId} order by id`,
  },
  venues: {
    read: (teamId) => sql`
      select id, name, address, latitude, longitude
      from venues where team_id = ${teamId} order by id`,
  },
  opponents: {
    read: (teamId) => sql`
      select id, name, nickname, email, phone
      from opponents where team_id = ${teamId} order by id`,
  },
  ...peopleStatements,
  ...eventStatements,
  ...matchDayStatements,
  ...leagueStatements,
}

export async function findArchivedRows(
  db: Queryable,
  teamId: string,
  kind: ArchiveKind,
): Promise<readonly FoundRow[]> {
  return (await statements[kind].read(teamId).execute(db)).rows
}

export function namesOf(kind: ArchiveKind): Readonly<Record<string, ArchiveKind>> {
  return statements[kind].names ?? {}
}
