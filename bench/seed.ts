import type pg from 'pg'

/** The sizes behind the figures in the decision records. */
const sizes = {
  teams: 60,
  membersPerTeam: 30,
  eventsPerTeam: 200,
  answersPerEvent: 15,
  largeTeam: 500,
  /** Events of the large team in a feed, without answers. */
  feedEvents: 2000,
} as const

export interface Seeded {
  readonly teamId: string
  readonly largeTeamId: string
  readonly eventIds: readonly string[]
  readonly memberIds: readonly string[]
  /** The busiest month of the measured team. */
  readonly from: string
  readonly to: string
}

/**
 * Twelve thousand events and 180,000 answers; the account coaches the first team and the large
 * one.
 */
export async function seed(pool: pg.Pool, accountId: string): Promise<Seeded> {
  const { teams, membersPerTeam, eventsPerTeam, answersPerEvent, largeTeam, feedEvents } = sizes
  await pool.query(
    `
    insert into teams (id, name, sport, join_code, join_secret, created_by, time_zone)
    select gen_random_uuid(), 'Team ' || n, 'football',
      upper(substr(translate(md5('c' || n), '0123456789', 'ghjkmnpqrs'), 1, 6)), md5('s' || n), $1, 'Europe/Madrid'
    from generate_series(0, ${teams}) n`,
    [accountId],
  )
  await pool.query(`
    insert into members (id, team_id, first_name, last_name, role, position, is_admin, email, phone, date_of_birth)
    select gen_random_uuid(), t.id, 'First' || n, 'Last' || n, 'Member', 'Midfield', false,
      'person' || n || '@club.example', '+34600' || lpad(n::text, 6, '0'), date '2010-01-01' + n
    from teams t, generate_series(1, case when t.name = 'Team 0' then ${largeTeam - 1} else ${membersPerTeam - 1} end) n`)
  await pool.query(
    `
    insert into members (id, team_id, account_id, first_name, last_name, role, is_admin, is_coach)
    select gen_random_uuid(), id, $1, 'Carla', 'Coach', 'Player - coach', true, true
    from teams where name in ('Team 0', 'Team 1')`,
    [accountId],
  )
  await pool.query(
    `
    insert into events (id, team_id, type, title, starts_at, ends_at, time_zone, location, created_by,
      going_count, maybe_count, not_going_count)
    select gen_random_uuid(), t.id, case when n % 4 = 0 then 'game' else 'practice' end, 'Event ' || n,
      timestamptz '2026-01-01 17:30+00' + n * interval '36 hours',
      timestamptz '2026-01-01 19:00+00' + n * interval '36 hours', 'Europe/Madrid', 'Main pitch', $1,
      ${answersPerEvent - 5}, 3, 2
    from teams t, generate_series(1, ${eventsPerTeam}) n where t.name <> 'Team 0'`,
    [accountId],
  )
  await pool.query(
    `
    insert into answers (team_id, event_id, member_id, answer, answered_by)
    select e.team_id, e.id, m.id,
      case when m.place <= 10 then 'going' when m.place <= 13 then 'maybe' else 'not_going' end, $1
    from events e join (
      select id, team_id, row_number() over (partition by team_id order by account_id nulls last, id) as place from members
    ) m on m.team_id = e.team_id and m.place <= ${answersPerEvent}`,
    [accountId],
  )
  await pool.query(
    `
    insert into events (id, team_id, type, title, starts_at, ends_at, time_zone, location, created_by)
    select gen_random_uuid(), t.id, 'practice', 'Event ' || n, begins, begins + interval '90 minutes',
      'Europe/Madrid', 'Main pitch', $1
    from teams t, generate_series(1, ${feedEvents}) n,
      lateral (select date_trunc('hour', now()) + (n - ${feedEvents / 2}) * interval '8 hours' as begins) b
    where t.name = 'Team 0'`,
    [accountId],
  )
  await pool.query('analyze')

  const idOf = async (name: string): Promise<string> =>
    await oneText(pool, 'select id as one from teams where name = $1', name)
  const teamId = await idOf('Team 1')
  return {
    teamId,
    largeTeamId: await idOf('Team 0'),
    eventIds: await texts(
      pool,
      'select id as one from events where team_id = $1 order by starts_at',
      teamId,
    ),
    memberIds: await texts(
      pool,
      'select id as one from members where team_id = $1 and account_id is null',
      teamId,
    ),
    from: '2026-04-27',
    to: '2026-06-07',
  }
}

async function texts(pool: pg.Pool, statement: string, value: string): Promise<string[]> {
  const { rows } = await pool.query<{ one: string }>(statement, [value])
  return rows.map(({ one }) => one)
}

async function oneText(pool: pg.Pool, statement: string, value: string): Promise<string> {
  const [first] = await texts(pool, statement, value)
  if (first === undefined) throw new Error(`nothing found for ${value}`)
  return first
}
