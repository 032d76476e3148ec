import type { Fixture, NewLeague } from '@touchline/contract/leagues/shapes/league'
import type { NewMatch } from '@touchline/contract/leagues/shapes/matches'
import { ruleSet } from '@touchline/contract/leagues/shapes/rules'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { presets, presetsForSport } from '@touchline/domain/leagues/presets'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { countLeagues, insertLeague } from '../queries/leagues.ts'
import { findNames } from '../queries/teams.ts'
import { announceLeague, invalidField, lockLeagueWithTeams } from './locked-league.ts'
import { addMatchesTo } from './matches.ts'
import { addTeamsTo, nameKey } from './teams.ts'
import { validateFields } from './validate-fields.ts'

/** Creates a league with its teams and our fixtures, all or nothing; returns its id. */
export async function createLeague(
  tx: Transaction,
  context: ActorContext,
  input: NewLeague,
): Promise<string> {
  const { actor, now } = context
  const { teamId, accountId } = actor
  if ((await countLeagues(tx, teamId)) >= leagueLimits.leaguesPerTeam)
    throw invalidField('name', 'leagues_too_many')
  const { own, opponents } = await findNames(tx, teamId)
  const sport = input.sport ?? own.sport
  const fields = {
    ...input,
    sport,
    rules: input.rules ?? ruleSet.parse(presets[presetsForSport(sport)[0]]),
  }
  await validateFields(tx, teamId, fields)

  const leagueId = newId()
  const made = { id: leagueId, team_id: teamId, created_by: accountId, created_at: now }
  await insertLeague(tx, made, fields)
  await announceLeague(tx, 'leagues.created', { teamId, leagueId })
  await addTeamsTo(
    tx,
    await lockLeagueWithTeams(tx, context, leagueId),
    teamsOf(input, { own, opponents }),
  )
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const ids = new Map([...locked.teams.values()].map(({ id, name }) => [nameKey(name), id]))
  const ours = [...locked.teams.values()].find(({ isOurs }) => isOurs)
  if (ours !== undefined && input.fixtures.length > 0)
    await addMatchesTo(
      tx,
      locked,
      input.fixtures.map((fixture) => matchOf(fixture, ours.id, ids)),
    )
  return leagueId
}

interface Names {
  readonly own: { readonly name: string }
  readonly opponents: readonly { readonly id: string; readonly name: string }[]
}

/** Our team, the named teams and every opponent of a fixture, each once. */
function teamsOf({ teams, fixtures }: NewLeague, { own, opponents }: Names): NewLeague['teams'] {
  const all = teams.some(({ isOurs }) => isOurs)
    ? [...teams]
    : [{ ...plain, name: own.name, isOurs: true }, ...teams]
  const known = new Set(all.map(({ name }) => nameKey(name)))
  const byName = new Map(opponents.map(({ id, name }) => [nameKey(name), id]))
  for (const { opponent, opponentId } of fixtures) {
    const name = nameKey(opponent)
    if (known.has(name)) continue
    known.add(name)
    all.push({ ...plain, name: opponent, opponentId: opponentId ?? byName.get(name) ?? null })
  }
  return all
}

const plain = {
  shortName: null,
  opponentId: null,
  struckOut: null,
  fairPlay: null,
  isOurs: false,
  logoFileId: null,
} as const

function matchOf(
  { day, opponent, startDate, startTime, location, venueId, address }: Fixture,
  ours: string,
  ids: ReadonlyMap<string, string>,
): NewMatch {
  const theirs = ids.get(nameKey(opponent)) ?? ours
  const [home, away] = location === 'away' ? [theirs, ours] : [ours, theirs]
  return {
    round: day,
    stage: null,
    home,
    away,
    date: startDate,
    time: startTime,
    isNeutral: location === 'neutral',
    venueId,
    venue: venueId === null ? address : null,
    outcome: { kind: 'open' },
    note: null,
  }
}
