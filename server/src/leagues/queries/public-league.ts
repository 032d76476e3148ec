import type { PublicLeague } from '@touchline/contract/leagues/shapes/public-page'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findKnockOuts } from './knock-outs.ts'
import { requireLeague, type LeagueKey } from './leagues.ts'
import { findMatches } from './matches.ts'
import { findAdjustments, findLots, findStages } from './parts.ts'
import { findPublicFacts } from './public-page.ts'
import { rowsOf } from './table.ts'
import { findTeams, toLeagueTeam } from './teams.ts'

/** The public view of a league: no people, no staff notes. */
export async function publicLeagueOf(platform: Platform, key: LeagueKey): Promise<PublicLeague> {
  const { database, clock } = platform
  const facts = await findPublicFacts(database, key)
  if (facts === undefined) throw new AppError('not_found')
  const { name, sport, timeZone, rules } = await requireLeague(database, key)
  const show = await pictureAddresses(platform)
  const rows = await findTeams(database, key)
  const matches = await findMatches(database, key)
  const stages = await findStages(database, key)
  const more = {
    adjustments: await findAdjustments(database, key),
    lots: await findLots(database, key),
  }
  const league = { sport, rules, teams: rows, matches, stages, ...more }
  const day = dayInZone(clock(), timeZone)
  const withTable = stages.filter(({ kind }) => kind === 'table').map(({ id }) => id)
  const tables = withTable.length === 0 ? [null] : withTable
  return {
    name,
    sport,
    timeZone,
    rules,
    season: facts.season,
    team: { name: facts.teamName, color: facts.color },
    isOpen: facts.kind === 'open',
    teams: rows.map((row) => toLeagueTeam(row, show)),
    matches,
    stages,
    knockOuts: await findKnockOuts(database, key),
    tables: tables.map((stage) => ({
      stage,
      day,
      rows: rowsOf(league, { stage, asOf: { kind: 'day', day } }),
    })),
  }
}
