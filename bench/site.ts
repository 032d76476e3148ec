import type pg from 'pg'

/** A federation's installation with thousands of clubs. */
const sizes = {
  clubs: 3_000,
  teams: 30_000,
  /** Teams of the largest club. */
  largeClub: 300,
  /** Teams after this one have no club. */
  clubTeams: 28_000,
  accounts: 300_000,
  membersPerTeam: 15,
  /** How many of them have an account. */
  joinedPerTeam: 11,
  eventsPerTeam: 16,
  answersPerEvent: 8,
  mails: 400_000,
  audited: 1_000_000,
} as const

/** Ids that grow with time, like ours. */
const id = (kind: string, number: string) =>
  `('0190${kind}00-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const account = (number: string) => id('aa', number)
const club = (number: string) => id('cc', number)
const team = (number: string) => id('dd', number)

const pick = (words: readonly string[], number: string) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${number}) % ${words.length}]`

const forms = [
  'TSV',
  'SV',
  'FC',
  'SpVgg',
  'Turnverein',
  'Club Deportivo',
  'AS',
  'US',
  'Racing Club',
]
const towns = [
  'Köln', 'Grünwald', 'Bad Tölz', 'Neustadt', 'Oberndorf', 'Sevilla', 'Cádiz', 'Vigo', 'Getafe',
  'Saint-Étienne', 'Nîmes', 'Besançon', 'Brest', 'Lyon', 'Leeds', 'Bristol', 'Norwich', 'York',
] // prettier-ignore
const firstNames = ['anna', 'jonas', 'lea', 'paul', 'mia', 'ben', 'carla', 'luis', 'elena', 'hugo']
const lastNames = [
  'huber',
  'meier',
  'ruiz',
  'moreau',
  'smith',
  'garcia',
  'wagner',
  'petit',
  'lopez',
]

/** The address of an account by its number. */
const emailOf = (number: string) =>
  `${pick(firstNames, number)} || '.' || ${pick(lastNames, `(${number}) / 7`)} || (${number}) || '@verein.example'`

const parts: readonly (readonly [string, string])[] = [
  [
    'accounts',
    `insert into auth.users (id, email, email_confirmed_at, last_sign_in_at, created_at, updated_at)
    select ${account('n')}, ${emailOf('n')}, case when n % 40 <> 0 then at end,
      case when n % 40 <> 0 then greatest(at, now() - interval '1 minute' * (n % 90000)) end, at, at
    from generate_series(1, ${sizes.accounts}) n,
      lateral (select now() - interval '5 minutes' * (${sizes.accounts} - n) as at) made;
    insert into accounts (id, email, first_name, last_name, language, product_news, created_at)
    select ${account('n')}, ${emailOf('n')}, initcap(${pick(firstNames, 'n')}),
      initcap(${pick(lastNames, 'n / 7')}), ${pick(['de', 'en', 'fr', 'es'], 'n')}, n % 3 = 0, now()
    from generate_series(1, ${sizes.accounts}) n;
    insert into auth.sessions (id, user_id, refresh_key, not_after, refreshed_at, created_at, updated_at)
    select ${id('ee', 'n')}, ${account('n')}, decode(repeat('ab', 32), 'hex'), now() + interval '60 days',
      now() - interval '1 minute' * (n % 80000), now() - interval '60 days', now()
    from generate_series(1, ${sizes.accounts}) n where n % 3 <> 1`,
  ],
  [
    'clubs and teams',
    `insert into clubs (id, name, sport, country, created_by, created_at)
    select ${club('n')}, ${pick(forms, 'n')} || ' ' || ${pick(towns, 'n / 9')} || ' ' || 1880 + n % 140,
      'football', 'DE', ${account('n')}, now() - interval '8 hours' * (${sizes.clubs} - n)
    from generate_series(1, ${sizes.clubs}) n;
    insert into club_roles (club_id, account_id, roles)
    select ${club('n')}, ${account('n')}, '{manager}' from generate_series(1, ${sizes.clubs}) n;
    insert into teams (id, club_id, name, sport, age_group, join_code, join_secret, created_by, created_at)
    select ${team('n')}, case when n <= ${sizes.largeClub} then ${club('1')}
        when n <= ${sizes.clubTeams} then ${club(`2 + n % ${sizes.clubs - 1}`)} end,
      ${pick(['U9', 'U11', 'U13', 'U15', 'U17', 'U19', 'Damen', 'Herren', 'Alte Herren'], 'n')} || ' ' || 1 + n % 3
        || case when n > ${sizes.clubTeams} then ' ' || ${pick(towns, 'n')} else '' end,
      'football', null, upper(lpad(to_hex(n), 6, '0')), md5('s' || n), ${account('n')},
      now() - interval '48 minutes' * (${sizes.teams} - n)
    from generate_series(1, ${sizes.teams}) n`,
  ],
  [
    'members',
    `insert into members (id, team_id, account_id, first_name, last_name, role, is_admin, is_coach, date_of_birth)
    select ${id('bb', 'k')}, ${team(`1 + k % ${sizes.teams}`)},
      case when place < ${sizes.joinedPerTeam} then ${account(`1 + (k + k / ${sizes.accounts}) % ${sizes.accounts}`)} end,
      initcap(${pick(firstNames, 'k')}), initcap(${pick(lastNames, 'k / 7')}), 'Player', place = 0, place = 0,
      case when k % 4 = 0 then date '2012-01-01' + k % 900 end
    from generate_series(0, ${sizes.teams * sizes.membersPerTeam - 1}) k,
      lateral (select k / ${sizes.teams} as place) p`,
  ],
  [
    'files and Premium',
    `insert into files (id, team_id, uploaded_by, kind, purpose, shown_name, content_type, bytes)
    select ${id('ab', `n * 2 + m`)}, ${team('n')}, ${account('n')}, 'document', 'document', 'Rules', 'application/pdf',
      200000 + n % 7 * 100000
    from generate_series(1, ${sizes.teams}) n, generate_series(0, 1) m;
    insert into payment_customers (id, team_id, provider, created_at)
    select 'customer' || n, ${team('n')}, 'sandbox', now() from generate_series(10, ${sizes.teams}, 10) n;
    insert into subscriptions (team_id, id, customer_id, status, price_id, read_number, as_of, created_at)
    select ${team('n')}, 'subscription' || n, 'customer' || n, 'active', 'price', 1, now(), now()
    from generate_series(10, ${sizes.teams}, 10) n`,
  ],
  [
    'events and answers',
    `insert into events (id, team_id, type, title, starts_at, ends_at, time_zone, created_by, going_count)
    select ${id('ba', `t * 100 + n`)}, ${team('t')}, 'practice', 'Training', at, at + interval '90 minutes',
      'Europe/Berlin', ${account('t')}, ${sizes.answersPerEvent}
    from generate_series(1, ${sizes.teams}) t, generate_series(0, ${sizes.eventsPerTeam - 1}) n,
      lateral (select date_trunc('hour', now()) + interval '1 week' * (n - 12) + interval '1 hour' * (t % 150) as at) e;
    insert into answers (team_id, event_id, member_id, answer, answered_by, answered_at)
    select ${team('t')}, ${id('ba', `t * 100 + n`)}, ${id('bb', `(t - 1) + place * ${sizes.teams}`)}, 'going',
      ${account('t')}, now() - interval '1 week' * (12 - n)
    from generate_series(0, 12) n, generate_series(1, ${sizes.teams}) t,
      generate_series(0, ${sizes.answersPerEvent - 1}) place
    order by n`,
  ],
  [
    'emails and the audit log',
    `insert into mails (id, kind, recipient, language, subject, text_body, html_body, state, last_error, sent_at, created_at)
    select ${id('be', 'n')}, 'events.changed', ${emailOf('n')}, 'de', 'Training',
      case when n % 400 = 0 then 'Training' else '' end, '',
      case when n % 400 = 0 then 'bounced' else 'sent' end, case when n % 400 = 0 then '550 no such mailbox' end,
      case when n % 400 <> 0 then at end, at
    from generate_series(1, ${sizes.mails}) n,
      lateral (select now() - interval '3 seconds' * (${sizes.mails} - n) as at) m;
    insert into audit_log (id, at, action, actor_id, subject_id, ip, details)
    select ${id('ad', 'n')}, now() - interval '1 minute' * (${sizes.audited} - n),
      ${pick(['auth.signed_in', 'auth.signed_in', 'auth.signed_in', 'integrations.team_exported', 'operations.limits_set'], 'n')},
      ${account(`1 + n % ${sizes.accounts}`)}, ${account(`1 + n % ${sizes.accounts}`)}, '192.0.2.7', '{}'
    from generate_series(1, ${sizes.audited}) n`,
  ],
]

/** Fills an empty installation and prints how long each part took. */
export async function seedSite(client: pg.Client | pg.PoolClient): Promise<void> {
  // Filling isn't measured and may be lost in a crash.
  await client.query("set synchronous_commit = off; set work_mem = '256MB'")
  for (const [name, text] of parts) {
    const began = performance.now()
    await client.query(text)
    console.info(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  await client.query('vacuum analyze')
}

/** An operator who is signed in. */
export async function addOperator(
  client: pg.Client,
  { accountId, sessionId, email }: Record<'accountId' | 'sessionId' | 'email', string>,
): Promise<void> {
  await client.query(
    `insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
     values ($1, $2, now(), now(), now())`,
    [accountId, email],
  )
  await client.query(
    `insert into auth.sessions (id, user_id, refresh_key, not_after, created_at, updated_at)
     values ($1, $2, decode(repeat('cd', 32), 'hex'), now() + interval '1 day', now(), now())`,
    [sessionId, accountId],
  )
  await client.query(
    "insert into accounts (id, email, first_name, last_name, onboarded_at) values ($1, $2, 'Olga', 'Operator', now())",
    [accountId, email],
  )
}

export const clubId = (number: number): string => idOf('cc', number)
export const accountId = (number: number): string => idOf('aa', number)

function idOf(kind: string, number: number): string {
  return `0190${kind}00-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}
