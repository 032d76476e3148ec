import { archiveContent } from '@touchline/contract/integrations/shapes/archives'
import { ruleSet } from '@touchline/contract/leagues/shapes/rules'
import {
  archiveKinds,
  archiveVersion,
  type ArchiveKind,
} from '@touchline/domain/integrations/archives'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { loadDemo } from '#server/demo/commands/load.ts'
import { collectTeam } from '#server/integrations/commands/archive/collect.ts'
import { exportTeam } from '#server/integrations/commands/archive/export-team.ts'
import { readTeamInSubprocess } from '#server/integrations/commands/archive/read-in-subprocess.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { addRareThings } from './support/archive-facts.ts'
import { withManifest, withRows, type Files, type Row } from './support/archive-files.ts'
import { importingTo } from './support/importing-archives.ts'

const platform = await testPlatform()
const { database } = platform
const input = { language: 'en', country: 'ES', timeZone: 'Europe/Madrid' } as const
const now = platform.clock()
await database.transaction().execute((tx) => loadDemo(tx, input, { ...platform, now }))

const found = await sql<{ teamId: string; accountId: string }>`
  select m.team_id as "teamId", m.account_id as "accountId" from members m
  where m.is_admin and m.account_id is not null and exists (
    select 1 from leagues l where l.team_id = m.team_id) limit 1`.execute(database)
const { teamId = '', accountId = '' } = found.rows[0] ?? {}
const sending = { accountId, now }
// The row with the account's address is linked to it instead of adding another.
await sql`update members set email = (select email from accounts where id = ${accountId})
  where team_id = ${teamId} and account_id = ${accountId}`.execute(database)
await sql`update guardians set email = 'other@example.org' where team_id = ${teamId}
  and email = (select email from accounts where id = ${accountId})`.execute(database)

await addRareThings(database, { teamId, accountId })

const bytes = await exported(teamId)

async function exported(id: string): Promise<Buffer> {
  const made = await database.transaction().execute(async (tx) => {
    const actor = await requirePerson(tx, { accountId, teamId: id })
    return exportTeam(tx, { actor, now, software: 'Touchline' })
  })
  return Buffer.from(made.base64, 'base64')
}

const { previewed, imported } = importingTo(database, sending)
const countOf = async (table: string) =>
  (await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(database)).rows[0]
    ?.count

test('exports, imports and exports a team again without differences', async () => {
  const before = await collectTeam(database, teamId)
  const [mails, accounts] = [await countOf('mails'), await countOf('accounts')]
  const copy = await imported(bytes)
  expect(copy).not.toBe(teamId)
  expect(await collectTeam(database, copy)).toEqual(before)
  expect(before.members.length).toBeGreaterThan(10)
  const isOlder = ({ addedAt }: { readonly addedAt: string | null }) =>
    addedAt !== null && addedAt < now.toISOString()
  const isLongGone = ({ archivedAt }: { readonly archivedAt: string | null }) =>
    archivedAt === '2025-06-30T18:00:00.000Z'
  expect(before.members.some(isOlder)).toBe(true)
  expect(before.members.some(isLongGone)).toBe(true)
  expect(before.tasks.some(({ retiredAt }) => retiredAt !== null)).toBe(true)
  expect(before.answers.length).toBeGreaterThan(10)
  expect(before.matches.length).toBeGreaterThan(5)
  const kinds = archiveKinds.filter((kind) => before[kind].length > 0)
  expect(kinds).toEqual([...archiveKinds])
  expect([await countOf('mails'), await countOf('accounts')]).toEqual([mails, accounts])
})

test('counts the answers as the team did', async () => {
  const copy = await imported(bytes)
  const sums = async (id: string) =>
    (
      await sql`select sum(going_count) going, sum(maybe_count) maybe, sum(waiting_count) waiting
        from events where team_id = ${id}`.execute(database)
    ).rows
  expect(await sums(copy)).toEqual(await sums(teamId))
})

test('lists no one in the copy who joins on a future day', async () => {
  const copy = await imported(first('members', { addedAt: '2999-01-01T00:00:00.000Z' }))
  const { members } = await collectTeam(database, copy)
  expect(members.every(({ addedAt }) => addedAt !== null && addedAt <= now.toISOString())).toBe(
    true,
  )
})

test('previews what would be created and who the importer is, and creates nothing', async () => {
  const teams = await countOf('teams')
  const { counts, me, name } = await previewed(bytes)
  const { members, team } = await collectTeam(database, teamId)
  expect(name).toBe(team[0]?.name)
  expect(counts.members).toBe(members.length)
  expect(me).not.toBeNull()
  expect(await countOf('teams')).toBe(teams)
})

test('links only the importer’s account and imports no health data', async () => {
  const copy = await imported(bytes)
  const linked = sql<{ account_id: string }>`
    select account_id from members where team_id = ${copy} and account_id is not null
    union all select account_id from guardians where team_id = ${copy} and account_id is not null`
  expect((await linked.execute(database)).rows).toEqual([{ account_id: accountId }])
  const health = await sql`select 1 from health_records where team_id = ${copy}`.execute(database)
  expect(health.rows).toEqual([])
})

test('adds an importer without a row, who then runs the new team', async () => {
  const stranger = changed((files) => {
    files.members = (files.members ?? []).map((row) => ({ ...row, email: null }))
  })
  const copy = await imported(stranger)
  const actor = await requirePerson(database, { accountId, teamId: copy })
  expect(actor.isAdmin).toBe(true)
  expect((await previewed(stranger)).me).toBeNull()
})

const changed = (change: (files: Files) => void) => withRows(bytes, change)
const first = (kind: ArchiveKind, change: Row) =>
  changed((files) => {
    const [row, ...others] = files[kind] ?? []
    files[kind] = [{ ...row, ...change }, ...others]
  })

test('reads an archive of version 1 with defaults for later fields', async () => {
  const older = withRows(bytes, versionOne, 1)
  const copy = await imported(older)
  const { members, leagues, stages, matches, events } = await collectTeam(database, copy)
  const before = await collectTeam(database, teamId)
  expect(events.map(({ series, ownFields }) => [series, ownFields])).toEqual(
    before.events.map(() => [null, []]),
  )
  expect(leagues.map(({ rules }) => rules.points.goallessDraw)).toEqual(
    before.leagues.map(() => null),
  )
  expect(stages.flatMap((stage) => (stage.kind === 'table' ? [stage.rules] : []))).toEqual(
    before.stages.flatMap(({ kind }) => (kind === 'table' ? [null] : [])),
  )
  expect(matches).toEqual(before.matches)
  expect(new Set(members.map(({ addedAt }) => addedAt))).toEqual(new Set([now.toISOString()]))
  const gone = members.filter(({ isArchived }) => isArchived)
  expect(gone.length).toBeGreaterThan(0)
  expect(gone.map(({ archivedAt }) => archivedAt)).toEqual(gone.map(() => now.toISOString()))
})

/** Rows as version 1 wrote them. */
function versionOne(files: Files): void {
  files.members = (files.members ?? []).map(({ addedAt: _later, archivedAt: _too, ...row }) => row)
  files.tasks = (files.tasks ?? []).map(({ retiredAt: _later, ...row }) => row)
  files.leagues = (files.leagues ?? []).map(({ rules, ...row }) => ({
    ...row,
    rules: rulesOfOne(rules),
  }))
  files.stages = (files.stages ?? []).map(({ rules: _later, ...row }) => row)
  files.events = (files.events ?? []).map(
    ({ series: _later, occurrence: _too, ownFields: _also, ...row }) => row,
  )
}

function rulesOfOne(rules: unknown): unknown {
  const { points, ...others } = ruleSet.parse(rules)
  const { goallessDraw: _, ...known } = points
  return { ...others, points: known }
}

const hostile: readonly (readonly [what: string, archive: () => Buffer, code: string])[] = [
  ['no zip', () => Buffer.from('not a zip'), 'not_an_archive'],
  [
    'a zip of something else',
    () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
    'not_an_archive',
  ],
  [
    'a newer version',
    () => withManifest(unzipSync(bytes), { version: archiveVersion + 1 }),
    'archive_too_new',
  ],
  [
    'a name that climbs out',
    () => Buffer.from(zipSync({ ...unzipSync(bytes), '../../etc/passwd': strToU8('x') })),
    'not_an_archive',
  ],
  [
    'a file nobody named',
    () => {
      const { 'data/lots.jsonl': _, ...entries } = unzipSync(bytes)
      return Buffer.from(zipSync({ ...entries, 'data/more.jsonl': strToU8('') }))
    },
    'archive_damaged',
  ],
  [
    'a bomb',
    () => Buffer.from(zipSync({ 'manifest.json': new Uint8Array(60 * 1_048_576) })),
    'archive_too_large',
  ],
  [
    'another checksum',
    () => {
      const entries = unzipSync(bytes)
      const members = strFromU8(entries['data/members.jsonl'] ?? new Uint8Array())
      const written = strToU8(members.replace('"isAdmin":false', '"isAdmin":true '))
      return Buffer.from(zipSync({ ...entries, 'data/members.jsonl': written }))
    },
    'archive_damaged',
  ],
  ['a name without letters', () => first('members', { firstName: '' }), 'archive_damaged'],
  ['a column nobody knows', () => first('members', { account_id: accountId }), 'archive_damaged'],
  ['a birth day to come', () => first('members', { dateOfBirth: '2999-01-01' }), 'archive_damaged'],
  ['an answer of nobody', () => first('answers', { member: 900_000 }), 'archive_damaged'],
  [
    'two answers of one',
    () => changed((files) => files.answers?.push({ ...files.answers[0] })),
    'archive_damaged',
  ],
  [
    'an event that ends before it begins',
    () => first('events', { endsAt: '1999-01-01T00:00:00.000Z' }),
    'archive_damaged',
  ],
  [
    'a match of a team with itself',
    () =>
      changed((files) => {
        const [row = {}] = files.matches ?? []
        row['away'] = row['home']
      }),
    'archive_damaged',
  ],
  [
    'a score nobody reaches',
    () => first('matches', { outcome: { kind: 'played', score: { home: 1e9, away: 0 } } }),
    'archive_damaged',
  ],
  [
    'no team',
    () =>
      changed((files) => {
        files.team = []
      }),
    'archive_damaged',
  ],
  [
    'more who were asked by name than any team asks',
    () => {
      const members = Array.from({ length: 2000 }, (_, index) => index + 1)
      return changed((files) => {
        const [event = {}] = files.events ?? []
        const asked = { ...event, audience: 'members', invitees: members }
        files.events = [...(files.events ?? []), ...Array.from({ length: 101 }, () => asked)]
      })
    },
    'archive_too_large',
  ],
  [
    'more rows than there can be',
    () =>
      changed((files) => {
        files.venues = Array.from({ length: 1001 }, () => ({ name: 'Field' }))
      }),
    'archive_too_large',
  ],
]

test.each(hostile)('refuses %s', async (_, archive, code) => {
  const teams = await countOf('teams')
  await expect(previewed(archive())).rejects.toMatchObject({ code })
  expect(await countOf('teams')).toBe(teams)
})

test('reports the location of a missing row', async () => {
  await expect(previewed(first('events', { title: '' }))).rejects.toMatchObject({
    data: { file: 'data/events.jsonl', row: 1 },
  })
})

test('reads it in a subprocess that reports what is wrong and where', async () => {
  const { rows } = await readTeamInSubprocess({ ...sending, bytes })
  expect(rows).toEqual(await collectTeam(database, teamId))
  const damaged = readTeamInSubprocess({ ...sending, bytes: first('events', { title: '' }) })
  const data = { file: 'data/events.jsonl', row: 1 }
  await expect(damaged).rejects.toMatchObject({ code: 'archive_damaged', data })
})

test('defines a schema for each kind', () => {
  expect(Object.keys(archiveContent.shape)).toEqual([...archiveKinds])
})
