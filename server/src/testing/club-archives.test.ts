import { archiveLimits } from '@touchline/domain/integrations/archives'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { requireClub, requireClubActor } from '#server/clubs/queries.ts'
import { findTeamsOfClub } from '#server/clubs/queries/teams.ts'
import { loadDemo } from '#server/demo/commands/load.ts'
import { collectTeam } from '#server/integrations/commands/archive/collect.ts'
import { exportClub } from '#server/integrations/commands/club-archive/export-club.ts'
import { importClub } from '#server/integrations/commands/club-archive/import-club.ts'
import { previewClub } from '#server/integrations/commands/club-archive/preview-club.ts'
import { readClub } from '#server/integrations/commands/club-archive/read-club.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

const platform = await testPlatform()
const { database } = platform
const now = platform.clock()
const input = { language: 'en', country: 'ES', timeZone: 'Europe/Madrid' } as const
await database.transaction().execute((tx) => loadDemo(tx, input, { ...platform, now }))

const found = await sql<{ clubId: string; accountId: string }>`
  select club_id as "clubId", account_id as "accountId" from club_roles limit 1`.execute(database)
const { clubId = '', accountId = '' } = found.rows[0] ?? {}
await sql`update clubs set safeguarding_name = 'Eva Sanz', safeguarding_phone = '+34600111333'
  where id = ${clubId}`.execute(database)
const sending = { accountId, now }
const bytes = await exported(clubId)

async function exported(id: string): Promise<Buffer> {
  const made = await database.transaction().execute(async (tx) => {
    const actor = await requireClubActor(tx, { accountId, clubId: id })
    return exportClub(tx, { actor, now, software: 'Touchline' })
  })
  return Buffer.from(made.base64, 'base64')
}

async function imported(archive: Buffer): Promise<string> {
  const read = await readClub(archive, now)
  return database.transaction().execute((tx) => importClub(tx, sending, read))
}

async function rowsOf(id: string) {
  const teams = await findTeamsOfClub(database, id)
  return Promise.all(teams.map(async (team) => collectTeam(database, team.id)))
}

test('exports and imports a club without differences, team by team', async () => {
  const copy = await imported(bytes)
  expect(copy).not.toBe(clubId)
  const before = await rowsOf(clubId)
  expect(before.length).toBeGreaterThan(1)
  expect(await rowsOf(copy)).toEqual(before)
  const columns = [
    'name',
    'sport',
    'phone',
    'color',
    'country',
    'time_zone',
    'member_count',
  ] as const
  const [old, made] = [await requireClub(database, clubId), await requireClub(database, copy)]
  for (const column of columns) expect(made[column]).toEqual(old[column])
  expect(made.safeguarding_name).toBe('Eva Sanz')
})

test('makes the importer manager of the new club without a roster row', async () => {
  const copy = await imported(bytes)
  await expect(requireClubActor(database, { accountId, clubId: copy })).resolves.toBeDefined()
  const linked = await sql`select from members join teams on teams.id = members.team_id
    where teams.club_id = ${copy} and members.account_id is not null`.execute(database)
  const mine = await sql`select from members join teams on teams.id = members.team_id
    join accounts on lower(accounts.email) = lower(members.email)
    where teams.club_id = ${clubId} and accounts.id = ${accountId}`.execute(database)
  expect(linked.rows).toHaveLength(mine.rows.length)
})

test('previews each team and creates nothing', async () => {
  const count = async () => (await sql`select from clubs`.execute(database)).rows.length
  const before = await count()
  const preview = previewClub(await readClub(bytes, now))
  const rows = await rowsOf(clubId)
  expect(preview.teams.map(({ members }) => members)).toEqual(rows.map((row) => row.members.length))
  expect(preview.counts.events).toBe(rows.reduce((sum, row) => sum + row.events.length, 0))
  expect(await count()).toBe(before)
})

test('refuses the export to a manager blocked from a person in one team', async () => {
  const [team] = await findTeamsOfClub(database, clubId)
  const rollback = new Error('only a look')
  const looked = database.transaction().execute(async (tx) => {
    await sql`
      with parent as (
        insert into guardians (id, team_id, account_id, first_name, last_name)
        values (${crypto.randomUUID()}, ${team?.id ?? ''}, ${accountId}, 'Kept', 'From') returning *)
      insert into guardianships (team_id, guardian_id, member_id, role, verified_at, blocked_at)
      select team_id, id, (select id from members where team_id = parent.team_id limit 1),
        'other', now(), now() from parent`.execute(tx)
    const actor = await requireClubActor(tx, { accountId, clubId })
    await expect(exportClub(tx, { actor, now, software: 'Touchline' })).rejects.toMatchObject({
      code: 'not_allowed',
    })
    throw rollback
  })
  await expect(looked).rejects.toBe(rollback)
})

/** As many bytes as an event's details may have. */
const details = '€'.repeat(5000)

test('does not export a club too large to be imported, however well it compresses', async () => {
  const rollback = new Error('only a look')
  const looked = database.transaction().execute(async (tx) => {
    const teams = await findTeamsOfClub(tx, clubId)
    expect(teams.length).toBeGreaterThan(1)
    // Each team fits on its own; only all together are too large.
    const each = Math.ceil(archiveLimits.unpackedBytes / teams.length / Buffer.byteLength(details))
    await sql`
      insert into events
      select made.* from teams
      cross join lateral (select * from events where team_id = teams.id limit 1) event
      cross join generate_series(1, ${each}::int) number
      cross join lateral jsonb_populate_record(null::events, to_jsonb(event) || jsonb_build_object(
        'id', md5(teams.id::text || number), 'details', ${details}::text,
        'series_id', null, 'occurrence_local', null)) made
      where teams.club_id = ${clubId}`.execute(tx)
    const actor = await requireClubActor(tx, { accountId, clubId })
    await expect(exportClub(tx, { actor, now, software: 'Touchline' })).rejects.toMatchObject({
      code: 'archive_too_large',
    })
    throw rollback
  })
  await expect(looked).rejects.toBe(rollback)
})

const changed = (change: (entries: Record<string, Uint8Array>) => void): Buffer => {
  const entries = unzipSync(bytes)
  change(entries)
  return Buffer.from(zipSync(entries))
}
const changeManifest = (
  entries: Record<string, Uint8Array>,
  words: Readonly<Record<string, unknown>>,
) => {
  const columns: unknown = JSON.parse(strFromU8(entries['club.json'] ?? new Uint8Array()))
  entries['club.json'] = strToU8(JSON.stringify(Object.assign({}, columns, words)))
}
const firstTeam = 'teams/001.zip'

test.each([
  ['no zip', Buffer.from('no zip'), 'not_an_archive'],
  ['the archive of a team', teamOf(bytes), 'not_an_archive'],
  ['a newer one', changed((all) => changeManifest(all, { version: 2 })), 'archive_too_new'],
  [
    'one that says too little of the club',
    changed((all) => changeManifest(all, { club: {} })),
    'archive_damaged',
  ],
  ['one that lost a team', changed((all) => delete all[firstTeam]), 'archive_damaged'],
  ['one with a stranger in it', changed((all) => (all['x'] = strToU8('x'))), 'archive_damaged'],
  ['a team that is none', changed((all) => (all[firstTeam] = strToU8('x'))), 'archive_damaged'],
])('refuses %s', async (_, archive, code) => {
  await expect(readClub(archive, now)).rejects.toMatchObject({ code })
})

function teamOf(archive: Buffer): Buffer {
  return Buffer.from(unzipSync(archive)[firstTeam] ?? new Uint8Array())
}

test('imports nothing if one of its teams can’t be read', async () => {
  const broken = changed((all) => (all['teams/002.zip'] = strToU8('x')))
  await expect(readClub(broken, now)).rejects.toMatchObject({ code: 'archive_damaged' })
})
