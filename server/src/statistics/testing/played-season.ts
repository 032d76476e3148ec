import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import { markAttendance } from '#server/attendance/commands/marks.ts'
import { inviteDue } from '#server/events/commands/invite.ts'
import { anEvent, aPlayingTeam, rowOf, type Playing } from '#server/events/testing/playing-team.ts'
import { requestsOver } from '#server/events/testing/requests.ts'
import { leagueRequests } from '#server/leagues/testing/requests.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'

import { statisticsRoutes } from '../routes.ts'

/**
 * A spring with three league results, a friendly with only result and attendance, and a cup game
 * with line-up, goal, red card and vote. The clock is in April.
 */
export async function aPlayedSeason(platform: TestPlatform) {
  const { database } = platform
  const team = await aPlayingTeam(database)
  const spring = await aSeason(database, team, ['2026-03-01', '2026-04-30'])
  const summer = await aSeason(database, team, ['2026-05-01', '2026-07-31'])
  const league = await aLeague(platform, team.coach, spring)
  const friendly = await anEvent(database, team.coach, {
    type: 'scrimmage',
    title: 'Against the mill',
    opponent: 'Millers',
    homeAway: 'away',
    date: '2026-03-24',
  })
  const cup = await aCupGame(database, team)
  await sql`
    insert into match_days (team_id, event_id, outcome, ended_at)
    values (${team.teamId}, ${friendly}, ${JSON.stringify(played(1, 4))}::jsonb, '2026-03-24 12:00Z')`.execute(
    database,
  )
  platform.setClock('2026-04-20T09:00:00Z')
  for (const day of ['2026-03-20', '2026-03-27'])
    await inviteDue({ database, clock: () => new Date(day) })
  const leagueGame = league.matches[0]?.eventId ?? ''
  const practice = await anEvent(database, team.coach, { date: '2026-03-25' })
  const { player, leo } = team
  await mark(platform, team, [leagueGame, { [rowOf(player)]: 'present', [leo]: 'absent' }])
  await mark(platform, team, [friendly, { [rowOf(player)]: 'late', [leo]: 'present' }])
  await mark(platform, team, [practice, { [leo]: 'absent' }])
  const ask = requestsOver(platform, { statistics: statisticsRoutes })
  return { ...team, spring, summer, league, leagueGame, friendly, cup, ask }
}

async function aSeason(
  database: Database,
  { teamId }: Playing,
  [startsOn, endsOn]: readonly [string, string],
): Promise<string> {
  const id = newId()
  await database
    .insertInto('seasons')
    .values({ id, team_id: teamId, name: startsOn, starts_on: startsOn, ends_on: endsOn })
    .execute()
  return id
}

const fixture = { startTime: '15:00', opponent: 'Harbour Town' }

async function aLeague(platform: TestPlatform, coach: Actor, seasonId: string) {
  const { create, at, editMatch } = leagueRequests(platform)
  const whole = await create(coach, {
    seasonId,
    fixtures: [
      { ...fixture, day: 1, startDate: '2026-03-21', location: 'home' },
      { ...fixture, day: 2, startDate: '2026-03-28', location: 'away' },
      // Postponed to the summer season, the match still belongs to its league's season.
      { ...fixture, day: 3, startDate: '2026-05-02', location: 'neutral' },
      { ...fixture, day: 4, startDate: '2026-05-09', location: 'home' },
    ],
  })
  const enter = (match: LeagueDetails['matches'][number] | undefined, outcome: object) =>
    editMatch(coach, at(whole, `/matches/${match?.id ?? ''}`), {
      version: match?.version,
      changes: { outcome },
    })
  const [first, second, third] = whole.matches
  await enter(first, played(3, 1))
  await enter(second, played(2, 2))
  await enter(third, played(0, 1))
  return whole
}

function played(home: number, away: number) {
  return { kind: 'played', score: { home, away }, decided: 'regulation', shootOut: null }
}

type Marks = Readonly<Record<string, 'present' | 'late' | 'absent'>>

async function mark(
  { database, clock }: TestPlatform,
  { coach }: Playing,
  [eventId, marks]: readonly [string, Marks],
): Promise<void> {
  const markList = Object.entries(marks).map(([memberId, one]) => ({ memberId, mark: one }))
  await database
    .transaction()
    .execute((tx) => markAttendance(tx, { actor: coach, now: clock(), eventId }, markList))
}

/** Two halves of forty minutes: Leo starts and scores, Pau replaces him and is sent off. */
async function aCupGame(database: Database, { teamId, coach, player, leo }: Playing) {
  const cup = await anEvent(database, coach, { type: 'cup-game', title: 'Cup', date: '2026-04-11' })
  const pau = rowOf(player)
  await sql`
    insert into match_days (team_id, event_id, outcome, ended_at, period_count, period_minutes)
    values (${teamId}, ${cup}, ${JSON.stringify(played(2, 0))}::jsonb, '2026-04-11 12:00Z', 2, 40)`.execute(
    database,
  )
  await sql`
    insert into line_ups (team_id, event_id, version, saved_by, saved_at)
    values (${teamId}, ${cup}, 1, ${coach.accountId}, now())`.execute(database)
  await sql`
    insert into line_up_players (team_id, event_id, member_id, roster_team_id, place, is_captain)
    values (${teamId}, ${cup}, ${leo}, ${teamId}, 0, true),
      (${teamId}, ${cup}, ${pau}, ${teamId}, null, false)`.execute(database)
  const note = (kind: string, noted: NotedEvent) =>
    sql`
      insert into match_events (team_id, event_id, id, kind, side, member_id, member_team_id,
        partner_id, partner_team_id, period, second, noted_by, noted_at)
      values (${teamId}, ${cup}, ${newId()}, ${kind}, 'own', ${noted.member}, ${teamId},
        ${noted.partner ?? null}, ${noted.partner === undefined ? null : teamId},
        ${noted.period}, ${noted.second}, ${coach.accountId}, now())`.execute(database)
  await note('goal', { member: leo, partner: pau, period: 1, second: 600 })
  await note('substitution', { member: leo, partner: pau, period: 2, second: 600 })
  await note('red_card', { member: pau, period: 2, second: 1200 })
  await sql`
    insert into match_votes (team_id, event_id, voter_id, voter_team_id, choice_id, choice_team_id, voted_at)
    values (${teamId}, ${cup}, ${pau}, ${teamId}, ${leo}, ${teamId}, now())`.execute(database)
  return cup
}

interface NotedEvent {
  readonly member: string
  readonly partner?: string
  readonly period: number
  readonly second: number
}
