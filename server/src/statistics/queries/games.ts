import type { EventType } from '@touchline/domain/events/event-types'
import { gameTypeOf, type GameType } from '@touchline/domain/statistics/game-types'
import type { OwnMatch } from '@touchline/domain/statistics/games'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { ofLeague, ofSeason, type GamesFilter } from './counted.ts'

export interface TypedMatch extends OwnMatch {
  readonly leagueId: string | null
  readonly eventId: string | null
  readonly type: GameType
}

interface MatchRow extends Omit<TypedMatch, 'type'> {
  /** Null for a league match without an event. */
  readonly eventType: EventType | null
  readonly isKnockOut: boolean
}

/** The team's matches with a result, in and outside its leagues. */
export async function findMatchesWithResult(
  db: Queryable,
  counted: GamesFilter,
): Promise<readonly TypedMatch[]> {
  const found = await sql<MatchRow>`
    ${leagueMatches(counted)} union all ${otherMatches(counted)}`.execute(db)
  return found.rows.flatMap(({ eventType, isKnockOut, ...match }) => {
    const type = gameTypeOf({ event: eventType ?? 'league-game', isKnockOut })
    const isWanted = counted.type === undefined || counted.type === type
    return type !== undefined && isWanted ? [{ ...match, type }] : []
  })
}

const hasResult = sql`outcome->>'kind' in ('played', 'awarded')`

/** The event's date wins over that of the fixture, as in the league. */
const dayOfMatch = sql`case when e.cancelled_at is null and e.id is not null
  then (e.starts_at at time zone e.time_zone)::date else m.date end`

function leagueMatches(counted: GamesFilter) {
  return sql`
    select m.id, l.id as "leagueId", e.id as "eventId", to_char(${dayOfMatch}, 'YYYY-MM-DD') as date,
      case when m.home_id = us.id then 'home' else 'away' end as side,
      m.is_neutral as "isNeutral", them.name as opponent, m.outcome,
      e.type as "eventType", coalesce(g.kind = 'knock_out', false) as "isKnockOut"
    from league_teams us
    join leagues l on l.team_id = us.team_id and l.id = us.league_id
    join league_matches m on m.team_id = us.team_id and m.league_id = us.league_id
      and us.id in (m.home_id, m.away_id)
    join league_teams them on them.team_id = us.team_id and them.league_id = us.league_id
      and them.id = case when m.home_id = us.id then m.away_id else m.home_id end
    left join league_stages g
      on g.team_id = m.team_id and g.league_id = m.league_id and g.id = m.stage_id
    left join events e on e.team_id = m.team_id and e.id = m.event_id
    where us.team_id = ${counted.teamId} and us.is_ours and m.${hasResult}
      and ${ofLeague(counted)} and ${ofSeason(counted, dayOfMatch)}`
}

const dayOfEvent = sql`(e.starts_at at time zone e.time_zone)::date`

/** Matches outside leagues; their result is stored with the event. */
function otherMatches(counted: GamesFilter) {
  return sql`
    select e.id, null::uuid, e.id, to_char(${dayOfEvent}, 'YYYY-MM-DD'),
      case when e.home_away = 'away' then 'away' else 'home' end,
      coalesce(e.home_away = 'neutral', false), coalesce(o.name, e.opponent, e.title), d.outcome,
      e.type, false
    from match_days d
    join events e on e.team_id = d.team_id and e.id = d.event_id
    left join opponents o on o.team_id = e.team_id and o.id = e.opponent_id
    left join league_matches m on m.team_id = e.team_id and m.event_id = e.id
    left join leagues l on l.team_id = m.team_id and l.id = m.league_id
    where d.team_id = ${counted.teamId} and d.${hasResult} and m.id is null
      and ${ofLeague(counted)} and ${ofSeason(counted, dayOfEvent)}`
}
