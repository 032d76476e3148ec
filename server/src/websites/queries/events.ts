import {
  eventTypes,
  isMatch,
  type EventType,
  type HomeAway,
} from '@touchline/domain/events/event-types'
import type { Outcome } from '@touchline/domain/leagues/match'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

/**
 * What visitors learn of a match. Titles, notes and places typed for one event may name people or their
 * homes, so only the opponent and places from the team's list are read.
 */
export interface PublicMatch {
  readonly id: string
  readonly teamId: string
  readonly type: EventType
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly isAllDay: boolean
  readonly homeAway: HomeAway | null
  readonly opponent: string | null
  readonly venue: string | null
  readonly isCancelled: boolean
  readonly outcome: Outcome | null
  /** The opponent's crest. */
  readonly theirLogoFileId: string | null
}

const publicTypes = [...eventTypes.filter((type) => isMatch(type)), 'tournament'] as const

const day = 86_400_000

interface Asked {
  readonly teamIds: readonly string[]
  readonly now: Date
  readonly limit: number
}

/** The next matches and tournaments of half a year, cancelled ones too. */
export function findFixtures(
  db: Queryable,
  { teamIds, now, limit }: Asked,
): Promise<PublicMatch[]> {
  const from = new Date(now.getTime() - 15 * day)
  const until = new Date(now.getTime() + 183 * day)
  return matchesIn(db, {
    teamIds,
    from,
    until,
    which: sql`"endsAt" > ${now} and coalesce(outcome->>'kind', 'open') not in ('played', 'awarded', 'annulled')
      order by "startsAt", id limit ${limit}`,
  })
}

/** The last matches with a result, newest first. */
export function findResults(db: Queryable, { teamIds, now, limit }: Asked): Promise<PublicMatch[]> {
  return matchesIn(db, {
    teamIds,
    from: new Date(now.getTime() - 366 * day),
    until: now,
    which: sql`not "isCancelled" and outcome->>'kind' in ('played', 'awarded')
      order by "startsAt" desc, id limit ${limit}`,
  })
}

/** A match of the last year or the coming half; by id, which no visitor can guess. */
export async function findMatch(
  db: Queryable,
  { teamIds, now, id }: Omit<Asked, 'limit'> & { readonly id: string },
): Promise<PublicMatch | undefined> {
  const from = new Date(now.getTime() - 366 * day)
  const until = new Date(now.getTime() + 183 * day)
  const [match] = await matchesIn(db, {
    teamIds,
    from,
    until,
    which: sql`id = ${id}::uuid limit 1`,
  })
  return match
}

interface Wanted {
  readonly teamIds: readonly string[]
  readonly from: Date
  readonly until: Date
  readonly which: RawBuilder<unknown>
}

async function matchesIn(db: Queryable, wanted: Wanted): Promise<PublicMatch[]> {
  const found = await sql<PublicMatch>`
    select * from (${ofCalendar(wanted)} union all ${ofLeagues(wanted)}) as matches
    where ${wanted.which}`.execute(db)
  return found.rows
}

const sideInLeague = sql`case when m.is_neutral then 'neutral' when m.home_id = us.id then 'home'
  else 'away' end`

function ofCalendar({ teamIds, from, until }: Wanted) {
  return sql`
    select e.id, e.team_id as "teamId", e.type, e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.time_zone as "timeZone", e.is_all_day as "isAllDay",
      case when m.id is null then e.home_away else ${sideInLeague} end as "homeAway",
      coalesce(them.name, o.name, e.opponent) as opponent, v.name as venue,
      e.cancelled_at is not null as "isCancelled", coalesce(m.outcome, d.outcome) as outcome,
      coalesce(them.logo_file_id, o.logo_file_id) as "theirLogoFileId"
    from events e
    left join opponents o on o.team_id = e.team_id and o.id = e.opponent_id
    left join venues v on v.team_id = e.team_id and v.id = e.venue_id
    left join match_days d on d.team_id = e.team_id and d.event_id = e.id
    left join league_matches m on m.team_id = e.team_id and m.event_id = e.id
    left join league_teams us
      on us.team_id = m.team_id and us.league_id = m.league_id and us.is_ours
    left join league_teams them on them.team_id = m.team_id and them.league_id = m.league_id
      and them.id = case when m.home_id = us.id then m.away_id else m.home_id end
    where e.team_id = any(${[...teamIds]}::uuid[]) and e.type = any(${[...publicTypes]}::text[])
      and e.starts_at between ${from} and ${until}`
}

/** Matches of a league that are in no calendar, such as those before the team came to Touchline. */
function ofLeagues({ teamIds, from, until }: Wanted) {
  return sql`
    select m.id, m.team_id, 'league-game', kick_off.at,
      kick_off.at + case when m.time is null then interval '1 day' else interval '2 hours' end,
      t.time_zone, m.time is null, ${sideInLeague}, them.name, v.name, false, m.outcome,
      coalesce(them.logo_file_id, o.logo_file_id)
    from league_teams us
    join teams t on t.id = us.team_id and ${isTeamActive('t', 'leagues')}
    join league_matches m on m.team_id = us.team_id and m.league_id = us.league_id
      and us.id in (m.home_id, m.away_id) and m.event_id is null and m.date is not null
    join league_teams them on them.team_id = us.team_id and them.league_id = us.league_id
      and them.id = case when m.home_id = us.id then m.away_id else m.home_id end
    left join opponents o on o.team_id = them.team_id and o.id = them.opponent_id
    left join venues v on v.team_id = m.team_id and v.id = m.venue_id
    cross join lateral (
      select (m.date + coalesce(m.time, time '00:00')) at time zone t.time_zone as at
    ) as kick_off
    where us.team_id = any(${[...teamIds]}::uuid[]) and us.is_ours
      and kick_off.at between ${from} and ${until}`
}
