import type { Adjustment, Stage } from '@touchline/contract/leagues/shapes/parts'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { LeagueKey } from './leagues.ts'

export async function findAdjustments(
  db: Queryable,
  { teamId, leagueId }: LeagueKey,
): Promise<Adjustment[]> {
  const found = await sql<Adjustment>`
    select id, league_team_id as team, points, reason, valid_from as "from", valid_until as until,
      stage_id as stage, version
    from league_adjustments
    where team_id = ${teamId} and league_id = ${leagueId} order by valid_from nulls first, id`.execute(
    db,
  )
  return found.rows
}

/** Returns false if another league uses this id. */
export async function saveAdjustment(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  { id, team, points, reason, from, until, stage }: Omit<Adjustment, 'version'>,
): Promise<boolean> {
  const columns = {
    league_team_id: team,
    points,
    reason,
    valid_from: from,
    valid_until: until,
    stage_id: stage,
  }
  const saved = await tx
    .insertInto('league_adjustments')
    .values({ id, team_id: teamId, league_id: leagueId, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'id'])
        .doUpdateSet({ ...columns, version: sql`league_adjustments.version + 1` })
        .where('league_adjustments.league_id', '=', leagueId),
    )
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}

export async function deleteAdjustment(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  id: string,
): Promise<void> {
  await tx
    .deleteFrom('league_adjustments')
    .where('team_id', '=', teamId)
    .where('league_id', '=', leagueId)
    .where('id', '=', id)
    .execute()
}

type TableStage = Extract<Stage, { kind: 'table' }>

interface StageRow {
  readonly id: string
  readonly name: string
  readonly kind: Stage['kind']
  readonly hasAll: boolean
  readonly teams: string[]
  readonly carry: TableStage['carry']
  readonly rules: TableStage['rules']
}

export async function findStages(db: Queryable, { teamId, leagueId }: LeagueKey): Promise<Stage[]> {
  const found = await sql<StageRow>`
    select s.id, s.name, s.kind, s.has_all_teams as "hasAll",
      array(select p.league_team_id from league_stage_teams p
        where p.team_id = s.team_id and p.stage_id = s.id order by 1) as teams,
      case when s.carry_stage_id is not null then json_build_object('stage', s.carry_stage_id,
        'points', s.carry_points, 'matches', s.carry_matches, 'record', s.carry_record) end as carry, s.rules
    from league_stages s
    where s.team_id = ${teamId} and s.league_id = ${leagueId} order by s.number, s.id`.execute(db)
  return found.rows.map(({ id, name, kind, hasAll, teams, carry, rules }) =>
    kind === 'knock_out'
      ? { kind, id, name }
      : { kind, id, name, teams: hasAll ? null : teams, carry, rules },
  )
}

/** The ids among these that other leagues use for stages. */
export async function findTakenStages(
  db: Queryable,
  { teamId, leagueId }: LeagueKey,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from league_stages where id = any(${[...ids]}::uuid[])
      and (team_id, league_id) <> (${teamId}::uuid, ${leagueId}::uuid)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Replaces all stages; matches of a deleted stage lose theirs. */
export async function replaceStages(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  stages: readonly Stage[],
): Promise<void> {
  const ids = stages.map(({ id }) => id)
  await sql`
    update league_matches set tie = null where team_id = ${teamId} and league_id = ${leagueId}
      and tie is not null and stage_id <> all(${ids}::uuid[])`.execute(tx)
  await sql`
    delete from league_stages where team_id = ${teamId} and league_id = ${leagueId}
      and id <> all(${ids}::uuid[])`.execute(tx)
  await sql`
    delete from league_stage_teams where team_id = ${teamId} and league_id = ${leagueId}`.execute(
    tx,
  )
  const rows = stages.map((stage, number) => {
    const carry = stage.kind === 'table' ? stage.carry : null
    return {
      id: stage.id,
      team_id: teamId,
      league_id: leagueId,
      number,
      name: stage.name,
      kind: stage.kind,
      has_all_teams: stage.kind === 'table' && stage.teams === null,
      ...(carry !== null && {
        carry_stage_id: carry.stage,
        carry_points: carry.points,
        carry_matches: carry.matches,
        carry_record: carry.record,
      }),
      ...(stage.kind === 'table' && stage.rules !== null && { rules: stage.rules }),
    }
  })
  if (rows.length > 0)
    await sql`
      insert into league_stages as s
      select * from jsonb_populate_recordset(null::league_stages, ${JSON.stringify(rows)}::jsonb)
      on conflict (team_id, id) do update set number = excluded.number, name = excluded.name,
        kind = excluded.kind, has_all_teams = excluded.has_all_teams,
        carry_stage_id = excluded.carry_stage_id, carry_points = excluded.carry_points,
        carry_matches = excluded.carry_matches, carry_record = excluded.carry_record,
        rules = excluded.rules
      where s.team_id = excluded.team_id and s.league_id = excluded.league_id`.execute(tx)
  const members = stages.flatMap((stage) =>
    stage.kind === 'table' && stage.teams !== null
      ? stage.teams.map((team) => ({
          team_id: teamId,
          league_id: leagueId,
          stage_id: stage.id,
          league_team_id: team,
        }))
      : [],
  )
  if (members.length > 0) await tx.insertInto('league_stage_teams').values(members).execute()
}

/** Moves all matches without a stage into this one. */
export async function moveMatchesToStage(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  stageId: string,
): Promise<void> {
  await tx
    .updateTable('league_matches')
    .set((row) => ({ stage_id: stageId, version: row('version', '+', 1) }))
    .where('team_id', '=', teamId)
    .where('league_id', '=', leagueId)
    .where('stage_id', 'is', null)
    .execute()
}

export async function findLots(
  db: Queryable,
  { teamId, leagueId }: LeagueKey,
): Promise<string[][]> {
  const found = await sql<{ teams: string[] }>`
    select array_agg(league_team_id order by place) as teams from league_lots
    where team_id = ${teamId} and league_id = ${leagueId} group by drawing order by drawing`.execute(
    db,
  )
  return found.rows.map(({ teams }) => teams)
}

export async function replaceLots(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  lots: readonly (readonly string[])[],
): Promise<void> {
  await tx
    .deleteFrom('league_lots')
    .where('team_id', '=', teamId)
    .where('league_id', '=', leagueId)
    .execute()
  const rows = lots.flatMap((order, drawing) =>
    order.map((team, place) => ({
      team_id: teamId,
      league_id: leagueId,
      drawing,
      place,
      league_team_id: team,
    })),
  )
  if (rows.length > 0) await tx.insertInto('league_lots').values(rows).execute()
}
