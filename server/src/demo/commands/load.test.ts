import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { clubRoles } from '@touchline/domain/teams/club-roles'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { keepAccount } from '#server/accounts/queries.ts'
import { findUserByEmail } from '#server/auth/queries/users.ts'
import { requireTable } from '#server/leagues/queries/table.ts'
import { presence } from '#server/operations/queries.ts'
import { documentKey } from '#server/platform/storage/keys.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { tablesOfPeople } from '#server/privacy/queries/tables-of-people.ts'

import { loadDemo } from './load.ts'

const platform = await testPlatform()
const { database } = platform
const input = { language: 'en', country: 'ES', timeZone: 'Europe/Madrid' } as const

const load = () =>
  database
    .transaction()
    .execute((tx) => loadDemo(tx, input, { ...platform, now: platform.clock() }))

async function countOf(table: string, where = 'true'): Promise<number> {
  const found = await sql<{
    count: number
  }>`select count(*) from ${sql.raw(table)} where ${sql.raw(where)}`.execute(database)
  return found.rows[0]?.count ?? 0
}

const before = await presence(database)
const people = await load()

test('is offered without accounts, then shows the demo accounts', async () => {
  expect(before).toEqual({ kind: 'nobody' })
  expect(await presence(database)).toEqual({ kind: 'demo', people })
})

test('lets all shown accounts sign in', async () => {
  expect(people.map(({ part }) => part)).toEqual(['coach', 'parent', 'player', 'manager'])
  for (const { email, password } of people) {
    const user = await findUserByEmail(database, email)
    expect(user?.emailConfirmedAt).not.toBeNull()
    expect(await platform.hashing.matches(user?.passwordHash, password)).toBe(true)
  }
})

test('shows a Spanish club no phone number of another country', async () => {
  const found = await sql<{
    country: string
    phone: string | null
  }>`select country, phone from clubs`.execute(database)
  expect(found.rows).toEqual([{ country: 'ES', phone: null }])
})

test('has two teams of a club with forty members', async () => {
  expect(await countOf('teams', 'is_demo and club_id is not null')).toBe(2)
  expect(await countOf('members')).toBe(40)
})

test('has a mother of two children who also plays, with two teams in one calendar', async () => {
  const parent = people.find(({ part }) => part === 'parent')
  const { id } = (await findUserByEmail(database, parent?.email ?? '')) ?? { id: '' }
  const found = await sql<{ as: string; teams: number }>`
    select 'player' as "as", count(distinct team_id) as teams from members where account_id = ${id}
    union all
    select 'guardian', count(distinct team_id) from guardians where account_id = ${id}
      and team_id not in (select team_id from members where account_id = ${id})`.execute(database)
  expect(found.rows).toEqual([
    { as: 'player', teams: 1 },
    { as: 'guardian', teams: 1 },
  ])
})

test.each(
  Object.entries(tablesOfPeople)
    .filter(([, { inDemo }]) => inDemo === true)
    .map(([table]) => table),
)('has content in %s', async (table) => {
  expect(await countOf(table)).toBeGreaterThan(0)
})

test('has a children’s league: ten matches, six of them played, with a table', async () => {
  expect(await countOf('league_matches')).toBe(10)
  expect(await countOf('league_matches', 'event_id is not null')).toBe(4)
  const found = await sql<{ teamId: string; leagueId: string }>`
    select team_id as "teamId", id as "leagueId" from leagues`.execute(database)
  const [key = { teamId: '', leagueId: '' }] = found.rows
  const { rows } = await requireTable(database, key, platform.clock())
  expect(rows.map(({ position }) => position)).toHaveLength(5)
  expect(rows.reduce((sum, { played }) => sum + played, 0)).toBe(2 * 6)
})

test('invites people expected on the roster', async () => {
  const invited = 'exists (select from invitations i where i.member_id = m.id)'
  expect(await countOf('members m', 'm.is_placeholder')).toBeGreaterThan(0)
  expect(await countOf('members m', `m.is_placeholder and not ${invited}`)).toBe(0)
})

test('has children with several guardians and guardians with several children', async () => {
  const most = async (by: 'member_id' | 'guardian_id') => {
    const found = await sql<{ most: number }>`
      select max(n) as most from (
        select count(*) as n from guardianships where verified_at is not null group by ${sql.ref(by)}
      ) counted`.execute(database)
    return found.rows[0]?.most
  }
  expect(await most('member_id')).toBe(2)
  expect(await most('guardian_id')).toBe(2)
})

test('has attendance for past events and answers for coming ones, none later than now', async () => {
  const now = platform.clock().toISOString()
  expect(await countOf('events', `starts_at < '${now}'`)).toBeGreaterThan(60)
  expect(await countOf('events', `starts_at > '${now}' and going_count > 0`)).toBeGreaterThan(8)
  expect(await countOf('answers', `answered_at > '${now}'`)).toBe(0)
  expect(
    await countOf(
      'events e',
      `starts_at < '${now}' and not exists (select from attendance_marks m where m.event_id = e.id)`,
    ),
  ).toBe(0)
})

test('keeps the counts of an event equal to its answers', async () => {
  const wrong = await sql`
    select id from events e where going_count <> (
      select count(*) from answers a where a.event_id = e.id and a.answer = 'going')`.execute(
    database,
  )
  expect(wrong.rows).toEqual([])
})

test('has a child with two homes, an exception and a note for the next event', async () => {
  expect(await countOf('home_plans', 'jsonb_array_length(exceptions) = 1')).toBe(1)
  const found = await sql<{ words: string }>`
    select words from hand_over_notes
    where event_id = (select id from events e where e.team_id = hand_over_notes.team_id
      and starts_at > ${platform.clock()} order by starts_at limit 1)`.execute(database)
  expect(found.rows).toEqual([{ words: 'Boots and shin pads are in the red bag.' }])
})

test('leaves the demo parent and player something to answer', async () => {
  const now = platform.clock().toISOString()
  for (const part of ['parent', 'player']) {
    const email = people.find((person) => person.part === part)?.email ?? ''
    expect(
      await countOf(
        'answers a',
        `answered_by = (select id from accounts where email = '${email}')
         and (select starts_at from events e where e.id = a.event_id) > '${now}'`,
      ),
    ).toBe(0)
  }
})

test('has an open fee paid fully, partly or not, with one shared by parents; and a full camp', async () => {
  const found = await sql<{ state: string; bills: number }>`
    select state, count(*)::int as bills from bills b
    where not exists (select from collections c where c.id = b.collection_id and c.dues_run_id is not null)
    group by state order by state`.execute(database)
  expect(found.rows).toEqual([
    { state: 'open', bills: 9 },
    { state: 'paid', bills: 12 },
    { state: 'part_paid', bills: 2 },
    { state: 'waiting', bills: 2 },
  ])
})

test('has every club role, fees by age and staged reminders', async () => {
  const found = await sql<{ role: string }>`
    select distinct unnest(roles) as role from club_roles order by role`.execute(database)
  expect(found.rows.map(({ role }) => role)).toEqual([...clubRoles].toSorted())
  expect(await countOf('dues_schedules', "jsonb_array_length(rules -> 'rates') = 2")).toBe(1)
  expect(await countOf('reminder_settings', 'jsonb_array_length(stages) = 3')).toBe(1)
})

test('has billed both teams: some have paid, some are debited', async () => {
  const ofRun =
    'exists (select from collections c where c.id = collection_id and c.dues_run_id is not null)'
  expect(await countOf('collections', 'dues_run_id is not null')).toBe(2)
  expect(await countOf('bills', `${ofRun} and state = 'paid'`)).toBeGreaterThan(5)
  expect(await countOf('bills', `${ofRun} and state = 'open'`)).toBeGreaterThan(15)
  expect(await countOf('debit_mandates')).toBe(10)
  expect(await countOf('debit_items', "state = 'collecting'")).toBe(11)
})

test('gives both teams a message, an event and two documents of the club', async () => {
  const shared = async (table: string, group: string) =>
    (
      await sql<{ teams: number }>`
        select count(distinct team_id)::int as teams from ${sql.table(table)}
        where ${sql.ref(group)} is not null`.execute(database)
    ).rows[0]?.teams
  expect(await shared('conversations', 'group_id')).toBe(2)
  expect(await shared('events', 'group_id')).toBe(2)
  expect(await countOf('club_document_teams')).toBe(4)
  const files = await sql<{ id: string; bytes: number }>`
    select id, bytes from files where kind = 'document'`.execute(database)
  expect(files.rows).toHaveLength(2)
  for (const { id, bytes } of files.rows) {
    const file = await platform.storage.get(documentKey(id))
    expect((await buffer(file ?? Readable.from([]))).length).toBe(bytes)
  }
})

test('has an album of drawings, two of them not published', async () => {
  expect(await countOf('photo_albums')).toBe(1)
  expect(await countOf('photos', 'published_at is not null')).toBe(6)
  expect(await countOf('photos', 'published_at is null')).toBe(2)
})

test('has a tournament, a cancelled practice and absences', async () => {
  const now = platform.clock().toISOString()
  expect(await countOf('events', `type = 'tournament' and starts_at > '${now}'`)).toBe(1)
  expect(await countOf('events', "type = 'practice' and cancel_reason is not null")).toBe(1)
  expect(await countOf('unavailabilities')).toBe(3)
  expect(await countOf('answers', 'unavailability_id is not null')).toBeGreaterThan(0)
})

test('has no answers to another time or place', async () => {
  expect(
    await countOf(
      'answers a join events e on e.team_id = a.team_id and e.id = a.event_id',
      'a.unavailability_id is null and a.for_starts_at is distinct from e.starts_at',
    ),
  ).toBe(0)
})

test('sends nothing to anyone', async () => {
  expect(await countOf('mails')).toBe(0)
  const ofMoney = "name in ('collections.billed', 'collections.debit_announced')"
  expect(await countOf('outbox', ofMoney)).toBe(0)
})

test('loads once', async () => {
  await expect(load()).rejects.toThrow('demo_refused')
  expect(await countOf('teams')).toBe(2)
})

test('hides the passwords once there is a real account', async () => {
  const id = '0198e3c0-0000-7000-8000-000000000001'
  const real = { firstName: 'Ana', lastName: 'Ruiz', phone: null, language: 'es' } as const
  await keepAccount(database, { id, email: 'ana@example.org', ...real })
  expect(await presence(database)).toEqual({ kind: 'people' })
})
