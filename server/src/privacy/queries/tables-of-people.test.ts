import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { testDatabase } from '#server/platform/testing/database.ts'

import { sections } from './own-data.ts'
import { tablesOfPeople } from './tables-of-people.ts'

const { pool } = await testDatabase()
const entries = Object.entries(tablesOfPeople)

async function names(statement: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(statement)
  return rows.map(({ name }) => name)
}

const nameOfTable = `case when c.table_schema = 'public' then c.table_name
  else c.table_schema || '.' || c.table_name end`

test('lists every table with a key of an account, a team or a club', async () => {
  const keyed = await names(`
    select distinct ${nameOfTable} as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'auth') and t.table_type = 'BASE TABLE' and c.column_name in (
      'account_id', 'team_id', 'club_id', 'member_id', 'guardian_id', 'user_id', 'session_id',
      'factor_id', 'uploaded_by', 'subject_id', 'recipient', 'email', 'phone')
    order by 1`)
  expect(keyed.filter((name) => !(name in tablesOfPeople))).toEqual([])
})

test('lists only existing tables', async () => {
  const there = await names(`
    select ${nameOfTable} as name from information_schema.tables c
    where table_schema in ('public', 'auth')`)
  expect(entries.map(([name]) => name).filter((name) => !there.includes(name))).toEqual([])
})

test('sections of the export read their tables', () => {
  const wrong = entries.flatMap(([table, { exported }]) =>
    'why' in exported
      ? []
      : exported
          .filter((name) => !sections.some((section) => section.name === name))
          .map((name) => `${table}: ${name}`),
  )
  expect(wrong).toEqual([])
  const read = sections.flatMap(({ name, tables }) =>
    tables.filter((table) => {
      const row = tablesOfPeople[table]
      return row === undefined || 'why' in row.exported || !row.exported.includes(name)
    }),
  )
  expect(read).toEqual([])
})

test('deletes tables marked "goes" by foreign keys', async () => {
  const going = await names(`
    with recursive going (oid) as (
      values ('accounts'::regclass::oid), ('auth.users'::regclass::oid)
      union
      select k.conrelid from pg_constraint k join going on k.confrelid = going.oid
      where k.contype = 'f' and k.confdeltype = 'c'
    )
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name
    from going join pg_class c on c.oid = going.oid join pg_namespace n on n.oid = c.relnamespace`)
  const said = entries.filter(([, { erased }]) => erased === 'goes').map(([name]) => name)
  expect(said.filter((name) => !going.includes(name))).toEqual([])
})

test('empties tables marked "emptied" by statements', () => {
  const statements = readFileSync(join(import.meta.dirname, 'erase-person.ts'), 'utf8')
  const byKey: Readonly<Record<string, string>> = { guardianships: 'guardians' }
  const emptied = entries.filter(([, { erased }]) => erased === 'emptied').map(([name]) => name)
  const missing = emptied.filter(
    (name) => !new RegExp(`(?:update|delete from) ${byKey[name] ?? name}\\b`).test(statements),
  )
  expect(missing).toEqual([])
})
