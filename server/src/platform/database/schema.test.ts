import { expect, test } from 'vitest'

import { testDatabase } from '../testing/database.ts'

const { pool } = await testDatabase()

/**
 * Primary keys of team tables that don't begin with the team, with the reason: see docs/decisions.
 */
const acrossTeams = {
  // Rows of an account, a club or the installation, whose team may be null.
  account_exports_pkey: '(id)',
  calendar_feeds_account_id_team_id_key: '(account_id, team_id) NULLS NOT DISTINCT',
  calendar_feeds_pkey: '(id)',
  files_pkey: '(id)',
  mails_pkey: '(id)',
  notifications_pkey: '(id)',
  notifications_unread: '(account_id, group_key) WHERE read_at IS NULL',
  payment_events_pkey: '(id)',
  registration_forms_pkey: '(owner_id)',
  registration_people_pkey: '(owner_id, id)',
  season_plans_pkey: '(owner_id)',
  websites_club_id_key: '(club_id)',
  websites_host: '(host) WHERE host_confirmed_at IS NOT NULL',
  websites_host_label_key: '(host_label)',
  websites_pkey: '(id)',
  // Public addresses, unique in the whole installation.
  collections_key_key: '(key)',
  leagues_slug: '(public_slug) WHERE public_slug IS NOT NULL',
  registration_forms_key_key: '(key)',
  websites_slug_key: '(slug)',
  // Looked up by the payment provider's id.
  payout_accounts_provider_id_key: '(provider_id)',
  payment_customers_pkey: '(id)',
}

/** Foreign keys between team tables that don't include the team, with the reason. */
const withoutTeam = [
  // A photo may move with its person to another team of the club.
  'members_photo_file_id_fkey',
  'reports_picture_file_id_fkey',
]

/** References that outlive their target, with the reason. */
const outliving = [
  // Swept by age.
  'account_exports.club_id',
  'account_exports.team_id',
  // The author, kept after leaving.
  'club_imports.account_id',
  // The row is needed until the job has deleted the bytes.
  'files.account_id',
  'files.club_id',
  'files.team_id',
  // Swept by age.
  'idempotency_keys.account_id',
  'mails.club_id',
  'mails.team_id',
  // The author, kept after leaving.
  'roster_imports.account_id',
]

async function names(statement: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(statement)
  return rows.map(({ name }) => name)
}

test('every key to a team, club or account defines what happens on deletion', async () => {
  expect(
    await names(`
      select format('%s.%s', c.table_name, c.column_name) as name
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('team_id', 'club_id', 'account_id')
        and not exists (
          select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
          where k.contype = 'f' and k.confdeltype <> 'a'
            and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
            and a.attname = c.column_name)
      order by 1`),
  ).toEqual(outliving)
})

test('every foreign key has an index', async () => {
  expect(
    await names(`
      select format('%s (%s)', k.conrelid::regclass, k.conname) as name
      from pg_constraint k
      where k.contype = 'f' and k.connamespace::regnamespace::text in ('public', 'auth')
        and not exists (
          select from pg_index i
          where i.indrelid = k.conrelid
            and i.indkey[0] = any (k.conkey))
      order by 1`),
  ).toEqual([])
})

test('instants are stored with a time zone', async () => {
  expect(
    await names(`
      select format('%s.%s', table_name, column_name) as name from information_schema.columns
      where table_schema in ('public', 'auth') and data_type = 'timestamp without time zone'
        and column_name like '%\\_at' order by 1`),
  ).toEqual([])
})

test('every table has a primary key', async () => {
  expect(
    await names(`
      select t.oid::regclass::text as name from pg_class t
      where t.relkind in ('r', 'p') and t.relnamespace::regnamespace::text in ('public', 'auth')
        and not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p')
      order by 1`),
  ).toEqual([])
})

test('primary keys and unique indexes of team tables begin with the team', async () => {
  const { rows } = await pool.query<{ name: string; definition: string }>(`
    select c.relname as name,
      substr(d.text, position(' USING btree ' in d.text) + length(' USING btree ')) as definition
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_attribute team on team.attrelid = i.indrelid and team.attname = 'team_id'
    cross join lateral (select pg_get_indexdef(i.indexrelid, 0, true) as text) d
    where i.indisunique and c.relnamespace::regnamespace::text = 'public'
      and i.indkey[0] <> team.attnum
    order by 1`)
  expect(Object.fromEntries(rows.map(({ name, definition }) => [name, definition]))).toEqual(
    acrossTeams,
  )
})

test('foreign keys between team rows begin with the team they refer to', async () => {
  expect(
    await names(`
      select k.conname as name
      from pg_constraint k
      join pg_attribute team on team.attrelid = k.confrelid and team.attname = 'team_id'
      where k.contype = 'f' and k.connamespace::regnamespace::text = 'public'
        and (k.conrelid = 'teams'::regclass or exists (
          select from pg_attribute own where own.attrelid = k.conrelid and own.attname = 'team_id'))
        and k.confkey[1] <> team.attnum
      order by 1`),
  ).toEqual(withoutTeam)
})
