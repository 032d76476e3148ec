import { sql } from 'kysely'

import type { Statement } from './statement.ts'

/** Leagues with everything their tables need. */
export const leagueStatements = {
  leagues: {
    names: { season: 'seasons', venue: 'venues' },
    read: (teamId) => sql`
      select id, name, season_id as season, sport, format, venue_id as venue, address, rules,
        json_build_object('type', invitation_type, 'daysBefore', days_before,
          'hoursBefore', hours_before, 'autoReminder', auto_reminder,
          'firstComeFirstServed', first_come_first_served, 'places', places,
          'attendanceVisibility', attendance_visibility) as invitations
      from leagues where team_id = ${teamId} order by id`,
  },
  leagueTeams: {
    names: { league: 'leagues', opponent: 'opponents' },
    read: (teamId) => sql`
      select id, league_id as league, name, short_name as "shortName", is_ours as "isOurs",
        opponent_id as opponent,
        case when is_struck_out then json_build_object('from', struck_out_from,
          'matches', struck_out_matches) end as "struckOut", fair_play as "fairPlay", number
      from league_teams where team_id = ${teamId} order by league_id, id`,
  },
  stages: {
    names: { league: 'leagues', teams: 'leagueTeams', seeds: 'leagueTeams', stage: 'stages' },
    read: (teamId) => sql`
      select s.id, s.league_id as league, s.name, s.kind, k.third_place as "thirdPlace", k.legs,
        k.away_goals as "awayGoals", k.days,
        array(select x.league_team_id from league_seeds x
              where x.team_id = s.team_id and x.stage_id = s.id order by x.place) as seeds,
        case when not s.has_all_teams then array(
          select x.league_team_id from league_stage_teams x
          where x.team_id = s.team_id and x.stage_id = s.id order by x.league_team_id) end as teams,
        s.carry_stage_id as stage, s.carry_points as points, s.carry_matches as matches,
        s.carry_record as record, s.rules
      from league_stages s left join league_knockouts k on k.team_id = s.team_id and k.stage_id = s.id
      where s.team_id = ${teamId} order by s.league_id, s.number`,
  },
  matches: {
    names: {
      league: 'leagues',
      stage: 'stages',
      home: 'leagueTeams',
      away: 'leagueTeams',
      venue: 'venues',
      event: 'events',
    },
    read: (teamId) => sql`
      select id, league_id as league, round, stage_id as stage, home_id as home, away_id as away,
        date, to_char(time, 'HH24:MI') as time, is_neutral as "isNeutral", venue_id as venue,
        venue as "venueName", outcome, note, event_id as event, tie
      from league_matches where team_id = ${teamId} order by league_id, id`,
  },
  adjustments: {
    names: { team: 'leagueTeams', stage: 'stages' },
    read: (teamId) => sql`
      select id, league_team_id as team, points, reason, valid_from as "from",
        valid_until as until, stage_id as stage
      from league_adjustments where team_id = ${teamId} order by league_id, id`,
  },
  lots: {
    names: { league: 'leagues', teams: 'leagueTeams' },
    read: (teamId) => sql`
      select league_id as league, array_agg(league_team_id order by place) as teams
      from league_lots where team_id = ${teamId}
      group by league_id, drawing order by league_id, drawing`,
  },
} satisfies Readonly<Record<string, Statement>>
