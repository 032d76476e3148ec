import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

/**
 * What the demo lacks: someone's choice, an assignment of a deleted task, former members, a match
 * clock, a knock-out, stage tables, drawn lots.
 */
export async function addRareThings(
  db: Queryable,
  { teamId, accountId }: { readonly teamId: string; readonly accountId: string },
): Promise<void> {
  await addChoiceAndDuty(db, teamId, accountId)
  await sql`
    insert into members (id, team_id, first_name, last_name, role, created_at, archived_at, archived_by)
    values ('019cebf5-0f00-7000-8000-0000000000a1', ${teamId}, 'Abe', 'Away', 'Player', '2024-09-01T18:00:00Z',
      '2025-06-30T18:00:00Z', ${accountId})`.execute(db)
  await addKnockOutAndStages(db, teamId)
  await sql`
    insert into match_clock_marks (team_id, event_id, id, kind, period, at, noted_by, noted_at)
    select team_id, event_id, gen_random_uuid(), 'start', 1, ended_at, ${accountId}, ended_at
    from match_days where team_id = ${teamId} and ended_at is not null`.execute(db)
}

async function addChoiceAndDuty(db: Queryable, teamId: string, accountId: string): Promise<void> {
  await sql`
    with field as (
      insert into custom_fields (id, team_id, name, kind, audience, position, choices)
      values ('019cebf5-0f00-7000-8000-0000000000f1', ${teamId}, 'Bus', 'choice', 'private', 99,
        '[{"id":"north","name":"North"},{"id":"south","name":"South"}]'))
    update members set custom = custom || '{"019cebf5-0f00-7000-8000-0000000000f1":"south"}'
    where team_id = ${teamId}`.execute(db)
  await sql`
    insert into task_assignments (team_id, event_id, task_id, member_id, assigned_by, assigned_at)
    select ${teamId}, (select id from events where team_id = ${teamId} limit 1),
      (select id from tasks where team_id = ${teamId} limit 1),
      (select id from members where team_id = ${teamId} and left_at is null limit 1),
      ${accountId}, now()`.execute(db)
  await sql`
    update tasks t set retired_at = '2025-06-30T18:00:00Z'
    from task_assignments a
    where t.team_id = ${teamId} and a.team_id = t.team_id and a.task_id = t.id`.execute(db)
}

async function addKnockOutAndStages(db: Queryable, teamId: string): Promise<void> {
  const stages = [
    '019cebf5-0f00-7000-8000-0000000000e1',
    '019cebf5-0f00-7000-8000-0000000000e2',
  ] as const
  const carrying = '019cebf5-0f00-7000-8000-0000000000e3'
  const ofLeague = sql`from leagues where team_id = ${teamId} order by id limit 1`
  await sql`
    insert into league_stages (id, team_id, league_id, number, name, kind, has_all_teams,
      carry_stage_id, carry_points, carry_matches, carry_record, rules)
    select ${stages[0]}::uuid, team_id, id, 90, 'Last four', 'table', false, null, null, null, null,
      rules ${ofLeague}
  `.execute(db)
  await sql`
    insert into league_stages (id, team_id, league_id, number, name, kind, has_all_teams,
      carry_stage_id, carry_points, carry_matches, carry_record)
    select ${stages[1]}::uuid, team_id, id, 91, 'Finals', 'knock_out', false,
      null::uuid, null, null, null ${ofLeague}`.execute(db)
  await sql`
    insert into league_stages (id, team_id, league_id, number, name, kind, has_all_teams,
      carry_stage_id, carry_points, carry_matches, carry_record)
    select ${carrying}::uuid, team_id, id, 92, 'Play-offs', 'table', true, ${stages[0]}::uuid,
      'halved_up', 'all', 'fresh' ${ofLeague}`.execute(db)
  await sql`
    insert into league_knockouts (stage_id, team_id, league_id, third_place, legs, away_goals, days)
    select ${stages[1]}::uuid, team_id, id, 'played', 2, 'count',
      '[{"round":1,"leg":1,"date":"2026-05-01","time":"18:30"}]' ${ofLeague}`.execute(db)
  const someTeams = sql`from league_teams where team_id = ${teamId}
    and league_id = (select id ${ofLeague}) order by id limit 4`
  await sql`
    insert into league_seeds (team_id, league_id, stage_id, place, league_team_id)
    select team_id, league_id, ${stages[1]}::uuid, row_number() over (order by id desc), id ${someTeams}
  `.execute(db)
  await sql`
    insert into league_stage_teams (team_id, league_id, stage_id, league_team_id)
    select team_id, league_id, ${stages[0]}::uuid, id ${someTeams}`.execute(db)
  await sql`
    insert into league_lots (team_id, league_id, drawing, place, league_team_id)
    select team_id, league_id, 0, row_number() over (order by id desc) - 1, id ${someTeams}
  `.execute(db)
  await sql`
    insert into league_adjustments (id, team_id, league_id, league_team_id, points, reason, stage_id)
    select gen_random_uuid(), team_id, league_id, id, -1.5, 'Too late', ${stages[0]}::uuid ${someTeams}
  `.execute(db)
}
