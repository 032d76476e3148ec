import { newLeague } from '@touchline/contract/leagues/shapes/league'
import { newMatch } from '@touchline/contract/leagues/shapes/matches'
import { fixedRandom, demoSeason } from '@touchline/domain/demo/season'
import { roundRobin } from '@touchline/domain/leagues/round-robin'

import { createLeague } from '#server/leagues/commands/create.ts'
import { addMatches } from '#server/leagues/commands/matches.ts'
import { findTeams } from '#server/leagues/queries/teams.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { findSeasons } from '#server/teams/queries/seasons.ts'

import type { Stage } from './roster.ts'
import { actorOf, type PracticeSchedule, type SeasonSetting } from './season.ts'

interface Setting extends SeasonSetting {
  readonly rhythm: PracticeSchedule
}

/** Five teams, each against each: three rounds with results and a table, two to come. */
const rivals = 4

/** A league whose matches of ours are calendar events. */
export async function addLeague(tx: Transaction, stage: Stage, setting: Setting): Promise<void> {
  const { teamId, words, now } = stage
  const { groundId, opponents, rhythm } = setting
  const doing = { actor: actorOf(stage), now }
  const today = now.toISOString().slice(0, 10)
  const season = (await findSeasons(tx, teamId, now)).find(({ status }) => status === 'current')
  const leagueId = await createLeague(
    tx,
    doing,
    newLeague.parse({
      teamId,
      name: words.league,
      seasonId: season?.id ?? null,
      format: '7v7',
      venueId: groundId,
      // Early enough that all matches of the demo have sent invitations.
      invitations: { daysBefore: 30 },
      teams: opponents.slice(0, rivals).map(({ id, name }) => ({ name, opponentId: id })),
    }),
  )
  const teams = await findTeams(tx, { teamId, leagueId })
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const ours = teams.find(({ isOurs }) => isOurs)?.id
  const { leagueDays } = demoSeason(today, rhythm.matchDay)
  const { pairings } = roundRobin({ teams: teams.map(({ id }) => id), legs: 1, seed: 1 })
  const matches = pairings.map(({ round, home, away }, at) => {
    const date = leagueDays[round - 1] ?? null
    const isOver = date !== null && date < today
    const outcome = { kind: 'played' as const, score: scoreOf(at) }
    return newMatch.parse({
      round,
      home,
      away,
      date,
      time: rhythm.kickOff,
      ...(home !== ours && { venue: names.get(home) }),
      ...(isOver && { outcome }),
    })
  })
  await addMatches(tx, doing, { leagueId, matches })
}

/** Fixed, so that documents can refer to the demo. */
function scoreOf(match: number) {
  const goals = (side: number) => Math.floor(fixedRandom({ person: side, event: match }, 6) * 4)
  return { home: goals(0), away: goals(1) }
}
