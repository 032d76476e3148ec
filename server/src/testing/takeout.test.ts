import { inflateRawSync } from 'node:zlib'

import { accountExport, accountExports } from '@touchline/contract/accounts/shapes/own-data'
import { memberPage } from '@touchline/contract/members/shapes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { pictureKey } from '#server/platform/storage/keys.ts'
import { makeExport, sweepExports } from '#server/privacy/commands/make-export.ts'
import { sections } from '#server/privacy/queries/own-data.ts'
import { aClub, aGuardian, aMember } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'
import { aWorld } from './support/world.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform
const world = await aWorld(touchline)
const marta = await touchline.signUp('Marta')

const rowsShape = z.array(z.record(z.string(), z.unknown()))

async function askFor(who: Person) {
  return done(who, 'POST /me/exports', { shape: accountExport })
}

async function newest(who: Person) {
  const { exports, leftToday } = await done(who, 'GET /me/exports', { shape: accountExports })
  return { leftToday, ...z.object({ ...accountExport.shape }).parse(exports[0]) }
}

async function fetched(address: string) {
  return touchline.app.http.inject({ method: 'GET', url: address })
}

/** The files of a zip by name; reads only the parts of the format that yazl writes. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(zip.length - 6)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extra] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
    const local = zip.readUInt32LE(at + 42)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    files.set(name, method === 8 ? inflateRawSync(bytes) : bytes)
    at += 46 + nameLength + extra + zip.readUInt16LE(at + 32)
  }
  return files
}

async function exportOf(who: Person): Promise<Map<string, Buffer>> {
  await askFor(who)
  await platform.jobs.settle()
  const { download } = await newest(who)
  return unzipped((await fetched(download ?? '')).rawPayload)
}

function rowsOf(files: Map<string, Buffer>, name: string) {
  return rowsShape.parse(JSON.parse(files.get(`json/${name}.json`)?.toString() ?? ''))
}

test('makes no export unasked', async () => {
  const { exports, leftToday } = await done(marta, 'GET /me/exports', { shape: accountExports })
  expect({ exports, leftToday }).toEqual({ exports: [], leftToday: 3 })
})

test('makes one export, emails about it, and includes each kind of row in both formats', async () => {
  const first = await askFor(world.owner)
  expect(first).toMatchObject({ state: 'waiting', progress: 0, download: null, bytes: null })
  expect((await askFor(world.owner)).id).toBe(first.id)
  await platform.jobs.settle()
  const made = await newest(world.owner)
  expect(made).toMatchObject({ id: first.id, state: 'ready', progress: 100, leftToday: 2 })

  const answer = await fetched(made.download ?? '')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-length': String(made.bytes),
  })
  const files = unzipped(answer.rawPayload)
  for (const { name } of sections) {
    expect([...files.keys()]).toContain(`json/${name}.json`)
    expect(files.get(`csv/${name}.csv`)?.toString().startsWith('\uFEFF')).toBe(true)
  }
  const guide = files.get('README.txt')?.toString() ?? ''
  for (const { name } of sections) expect(guide).toMatch(new RegExp(`^${name} +\\S`, 'm'))
  const letters = await sql<{ kind: string; leads: boolean }>`
    select kind, text_body like '%/update-profile?view=data%' as leads
    from mails where recipient = ${world.owner.email} order by id desc limit 1`.execute(database)
  expect(letters.rows).toEqual([{ kind: 'accounts.export_ready', leads: true }])
})

test('includes a guardian and the child, and no one else', async () => {
  const { teamId, memberId } = world.ids
  const child = { teamId, memberId }
  const guardianId = await aGuardian(database, child, { accountId: marta.id })
  await database
    .updateTable('guardians')
    .set({ first_name: 'Marta' })
    .where('id', '=', guardianId)
    .execute()
  const other = await done(world.owner, `POST /teams/${teamId}/members`, {
    body: { firstName: 'Zacarias', lastName: 'Quintero', dateOfBirth: '2016-05-05' },
    shape: memberPage,
  })
  const grown = await aMember(database, teamId, { firstName: 'Valentina' })
  await aGuardian(database, { teamId, memberId: grown })
  const blocked = await aMember(database, teamId, { firstName: 'Bartolome' })
  const as = await aGuardian(database, { teamId, memberId: blocked }, { verifiedAt: null })
  await sql`
    insert into guardianships (team_id, guardian_id, member_id, role, verified_at, blocked_at)
    values (${teamId}, ${guardianId}, ${blocked}, 'mother', now(), now())`.execute(database)
  expect(as).not.toBe(guardianId)
  await done(marta, `PUT /teams/${teamId}/events/${world.ids.eventId}/answers`, {
    body: {
      answers: [{ memberId, answer: 'not_going', comment: '=HYPERLINK("http://evil.test")' }],
    },
    shape: z.unknown(),
  })

  const [clubId, recordId] = [await aClub(database), newId()]
  await sql`
    insert into club_memberships (id, club_id, first_name, last_name, exempt_percent, exempt_reason,
      created_by, created_at, updated_at)
    values (${recordId}, ${clubId}, 'Nina', 'Ruiz', 50, 'Sister of two', ${world.owner.id}, now(), now())
  `.execute(database)
  await sql`
    insert into club_membership_rows (team_id, member_id, club_id, membership_id)
    values (${teamId}, ${memberId}, ${clubId}, ${recordId})`.execute(database)

  const files = await exportOf(marta)
  const all = [...files.values()].map((bytes) => bytes.toString()).join('\n')
  expect(rowsOf(files, 'club_memberships')).toMatchObject([
    { who: 'child', club: 'CD Norte', exempt_percent: 50, exempt_reason: 'Sister of two' },
  ])
  expect(rowsOf(files, 'children')).toMatchObject([{ first_name: 'Nina', last_name: 'Ruiz' }])
  expect(rowsOf(files, 'memberships')).toEqual([])
  expect(rowsOf(files, 'answers')).toMatchObject([{ who: 'child', answer: 'not_going' }])
  expect(files.get('csv/answers.csv')?.toString()).toContain('"\'=HYPERLINK(""http://evil.test"")"')
  expect(other.member.firstName).toBe('Zacarias')
  for (const name of ['Zacarias', 'Quintero', 'Valentina', 'Bartolome', world.owner.email, 'Nora'])
    expect(all).not.toContain(name)
})

test('includes the pictures someone uploaded, but no faces of other people', async () => {
  const { teamId, memberId } = world.ids
  const picture = async (uploadedBy: string, purpose: string) => {
    const id = newId()
    await sql`
      insert into files (id, uploaded_by, team_id, kind, purpose, shown_name, content_type, bytes)
      values (${id}, ${uploadedBy}, ${teamId}, 'picture', ${purpose}, 'Ottoline.png', 'image/webp', 7)`.execute(
      database,
    )
    await platform.storage.put(pictureKey(id, 'full'), Buffer.from(`webp ${id}`), 'image/webp')
    return id
  }
  const [logo, ofOthers, ofChild] = [
    await picture(marta.id, 'team_logo'),
    await picture(marta.id, 'member_photo'),
    await picture(world.owner.id, 'member_photo'),
  ]
  await sql`
    update members set photo_file_id = ${ofChild}
    where team_id = ${teamId} and id = ${memberId}`.execute(database)
  const files = await exportOf(marta)
  expect(files.get(`pictures/${logo}.webp`)?.toString()).toBe(`webp ${logo}`)
  expect(files.get(`pictures/${ofChild}.webp`)?.toString()).toBe(`webp ${ofChild}`)
  expect(files.has(`pictures/${ofOthers}.webp`)).toBe(false)
  const listed = new Map(rowsOf(files, 'files').map(({ id, name }) => [id, name]))
  expect([listed.get(logo), listed.get(ofOthers)]).toEqual(['Ottoline.png', null])
})

test('includes no secrets that give access', async () => {
  const files = await exportOf(marta)
  const all = [...files.values()].map((bytes) => bytes.toString()).join('\n')
  expect(rowsOf(files, 'sign_in')).toMatchObject([{ email: marta.email, has_password: true }])
  const secrets = await sql<{ secret: string }>`
    select password_hash as secret from auth.users
    union all select encode(token_hash, 'hex') from auth.refresh_tokens
    union all select encode(refresh_key, 'hex') from auth.sessions
    union all select id::text from auth.sessions
    union all select token_hash from invitations
    union all select join_secret from teams`.execute(database)
  expect(secrets.rows.length).toBeGreaterThan(5)
  for (const { secret } of secrets.rows) expect(all).not.toContain(secret)
})

test('refuses the fourth export of a day, with the time to wait', async () => {
  const refused = await ask(marta, { method: 'POST', path: '/rest/v1/me/exports' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
})

test('makes a link valid for ten minutes and one export', async () => {
  const { download } = await newest(marta)
  const address = download ?? ''
  const { exports } = await done(world.owner, 'GET /me/exports', { shape: accountExports })
  expect((await fetched(address)).statusCode).toBe(200)
  expect(
    (await fetched(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode,
  ).toBe(404)
  const ofOther = address.replace(/exports\/[^?]+/, `exports/${exports[0]?.id}`)
  expect((await fetched(ofOther)).statusCode).toBe(404)
  const later = address.replace(/until=\d+/, 'until=99999999999')
  expect((await fetched(later)).statusCode).toBe(404)

  const now = platform.clock()
  platform.setClock(new Date(now.getTime() + 10 * 60_000).toISOString())
  expect((await fetched(address)).statusCode).toBe(404)
  platform.setClock(now.toISOString())
})

test('reports a failed export and does not count it', async () => {
  const eva = await touchline.signUp('Eva')
  const { id } = await askFor(eva)
  const broken = { ...platform.storage, putFile: () => Promise.reject(new Error('disk on fire')) }
  await makeExport({ ...platform, storage: broken }, id)
  expect(await newest(eva)).toMatchObject({ state: 'failed', download: null, leftToday: 3 })
  await exportOf(eva)
  expect(await newest(eva)).toMatchObject({ state: 'ready' })
})

test('leaves one export to download when two are made at once', async () => {
  const tom = await touchline.signUp('Tom')
  const { id } = await askFor(tom)
  await Promise.all([makeExport(platform, id), makeExport(platform, id)])
  const { state, download } = await newest(tom)
  expect(state).toBe('ready')
  expect((await fetched(download ?? '')).statusCode).toBe(200)
})

test('deletes exports after a week, bytes first', async () => {
  const { id, download } = await newest(marta)
  const now = platform.clock()
  platform.setClock(new Date(now.getTime() + 7 * 86_400_000).toISOString())
  await sweepExports(platform)
  const left = await sql`select id from account_exports`.execute(database)
  expect(left.rows).toEqual([])
  expect(await platform.storage.get(`exports/${id}.zip`)).toBeUndefined()
  platform.setClock(now.toISOString())
  expect((await fetched(download ?? '')).statusCode).toBe(404)
})
