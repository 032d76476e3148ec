import type { fixturePlan, plannedFixtures } from '@touchline/contract/leagues/shapes/fixtures'
import { onDaysOfPlay } from '@touchline/domain/leagues/days-of-play'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { roundRobin } from '@touchline/domain/leagues/round-robin'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'

import { refused, runLeague, type Doing } from './running.ts'

/** Draws everybody against everybody and puts it on days of play; nothing is written. */
export async function planFixtures(
  tx: Transaction,
  doing: Doing,
  wish: z.infer<typeof fixturePlan>,
): Promise<z.infer<typeof plannedFixtures>> {
  const { teams } = await runLeague(tx, doing, wish.leagueId)
  const all = [...teams.values()].filter(({ struckOut }) => struckOut === null)
  const chosen = wish.teams ?? all.map(({ id }) => id)
  if (chosen.some((id) => !teams.has(id))) throw refused('teams', 'team_unknown')
  if ((chosen.length * (chosen.length - 1) * wish.legs) / 2 > leagueLimits.matches)
    throw refused('legs', 'matches_too_many')

  const { pairings, byes } = roundRobin({
    teams: [...new Set(chosen)],
    legs: wish.legs,
    seed: wish.seed,
  })
  const season = onDaysOfPlay(pairings, wish.days)
  if (season.kind === 'does_not_fit') return season
  return {
    kind: 'planned',
    byes: [...byes],
    matches: season.matches.map((match) => ({
      ...match,
      stage: wish.stage,
      isNeutral: false,
      venueId: null,
      outcome: { kind: 'open' },
      note: null,
    })),
  }
}
