import { expect, test } from 'vitest'

import { testDatabase } from '../testing/database.ts'
import { distribute } from './distribute.ts'
import { foreignKeysOf, uniqueWithoutTeam } from './distributed-keys.ts'
import { placeOf } from './distribution.ts'

const { pool, connection } = await testDatabase()

/** Foreign keys to another team's row, which may be on another node: Citus can't enforce them. */
const keysAcrossNodes = [
  'answer_history_roster_team_id_member_id_fkey',
  'answers_roster_team_id_member_id_fkey',
  'attendance_marks_roster_team_id_member_id_fkey',
  'event_guests_guest_team_id_member_id_fkey',
  'lift_requests_roster_team_id_member_id_fkey',
  'line_up_players_roster_team_id_member_id_fkey',
  'match_events_member_team_id_member_id_fkey',
  'match_events_partner_team_id_partner_id_fkey',
  'match_votes_choice_team_id_choice_id_fkey',
  'match_votes_voter_team_id_voter_id_fkey',
  'moved_answers_roster_team_id_member_id_fkey',
  'photo_checks_roster_team_id_member_id_fkey',
  'roll_over_moves_from_team_id_from_member_id_fkey',
  'roll_over_moves_to_team_id_to_member_id_fkey',
]

/** Addresses unique in the whole installation; in a cluster each node checks only its own teams. */
const uniqueOnOneNode = ['collections_key_key', 'leagues_slug']

async function names(statement: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(statement)
  return rows.map(({ name }) => name)
}

test('lists every table with its place in a cluster', async () => {
  const tables = await names(`select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'auth')`)
  expect([...placeOf.keys()].toSorted()).toEqual(tables.toSorted())
})

test('tables distributed by team have the team in every row and primary key', async () => {
  const inKey = await names(`select i.indrelid::regclass::text as name
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'team_id'
    where i.indisprimary and a.attnotnull and a.attnum = any(i.indkey)`)
  expect(tablesIn('by_team').filter((table) => !inKey.includes(table))).toEqual([])
})

test('unique values of team tables are unique within a team, except for a few addresses', async () => {
  const found = await uniqueWithoutTeam(pool)
  expect(found.map(({ name }) => name)).toEqual(uniqueOnOneNode)
})

test('foreign keys stay on one node, except those to another team', async () => {
  const keys = await foreignKeysOf(pool, [...placeOf.keys()])
  const lost = keys.filter(({ holding }) => holding === 'nothing')
  expect(lost.map(({ name }) => name).toSorted()).toEqual(keysAcrossNodes)
})

test('distributed tables have no triggers', async () => {
  const triggered = await names(
    'select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal',
  )
  expect(triggered.filter((table) => placeOf.get(table) !== 'coordinator')).toEqual([])
})

test('refuses a database without Citus and changes nothing', async () => {
  await expect(distribute(connection)).rejects.toThrow(
    'This database has no Citus: create the extension in it on every node and add the nodes.',
  )
  const keys = await foreignKeysOf(pool, [...placeOf.keys()])
  expect(keys.length).toBeGreaterThan(200)
})

function tablesIn(place: string): string[] {
  return [...placeOf].filter(([, found]) => found === place).map(([table]) => table)
}
