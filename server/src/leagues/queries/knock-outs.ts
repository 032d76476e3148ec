import type { KnockOut } from '@touchline/contract/leagues/shapes/knock-out'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { LeagueKey } from './leagues.ts'

/** The knock-outs of a league in the order of its stages. */
export async function findKnockOuts(
  db: Queryable,
  { teamId, leagueId }: LeagueKey,
): Promise<KnockOut[]> {
  const found = await sql<KnockOut>`
    select k.stage_id as stage, k.third_place as "thirdPlace", k.legs,
      k.away_goals as "awayGoals", k.days,
      array(select p.league_team_id from league_seeds p
        where p.team_id = k.team_id and p.stage_id = k.stage_id order by p.place) as seeds
    from league_knockouts k
    join league_stages s on s.team_id = k.team_id and s.id = k.stage_id and s.kind = 'knock_out'
    where k.team_id = ${teamId} and k.league_id = ${leagueId} order by s.number, s.id`.execute(db)
  return found.rows
}

/** Adds a stage at the end, with its knock-out plan. */
export async function insertKnockOut(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  { stage, name, seeds, thirdPlace, legs, awayGoals, days }: KnockOut & { readonly name: string },
): Promise<void> {
  await sql`
    insert into league_stages (id, team_id, league_id, number, name, kind, has_all_teams)
    select ${stage}, ${teamId}, ${leagueId}, coalesce(max(number) + 1, 0), ${name}, 'knock_out', false
    from league_stages where team_id = ${teamId} and league_id = ${leagueId}`.execute(tx)
  const key = { team_id: teamId, league_id: leagueId, stage_id: stage }
  await tx
    .insertInto('league_knockouts')
    .values({
      ...key,
      third_place: thirdPlace,
      legs,
      away_goals: awayGoals,
      days: JSON.stringify(days),
    })
    .execute()
  await tx
    .insertInto('league_seeds')
    .values(seeds.map((team, at) => ({ ...key, place: at + 1, league_team_id: team })))
    .execute()
}

/** Deletes a stage with its plan, after its matches. */
export async function deleteKnockOut(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  stage: string,
): Promise<void> {
  await tx
    .deleteFrom('league_stages')
    .where('team_id', '=', teamId)
    .where('league_id', '=', leagueId)
    .where('id', '=', stage)
    .execute()
}
