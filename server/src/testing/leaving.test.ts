import { me } from '@touchline/contract/accounts/shapes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { sweepFiles } from '#server/files/jobs.ts'
import { forgetExpiredData } from '#server/privacy/commands/erase-accounts.ts'

import { leavingOf } from './support/leaving.ts'
import { running, type Person } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform
const { start, days, night, signIn, preview, leave, kindsTo, adminsOf } = leavingOf(touchline)

beforeEach(() => days(0))

/** Every place in the database that contains a word, in any column. */
async function placesOf(word: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'auth') order by 1`.execute(database)
  const places: string[] = []
  for (const { name } of tables.rows) {
    const found = await sql`
      select 1 from ${sql.raw(name)} t where strpos(lower(t::text), ${word.toLowerCase()}) > 0
      limit 1`.execute(database)
    if (found.rows.length > 0) places.push(name)
  }
  return places
}

describe('requesting deletion', () => {
  test('needs the password, or a sign-in within ten minutes', async () => {
    const ana = await touchline.signUp('Ana')
    expect((await preview(ana)).proof).toBe('done')
    const wrong = {
      body: { password: 'not the password' },
      method: 'POST',
      path: '/rest/v1/me/deletion',
    }
    const answer = await ask(ana, wrong)
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('wrong_password')])

    platform.setClock(new Date(start.getTime() + 11 * 60_000).toISOString())
    expect((await preview(ana)).proof).toBe('password')
    const stale = await ask(ana, { ...wrong, body: {} })
    expect([stale.status, stale.text]).toEqual([
      403,
      expect.stringContaining('fresh_sign_in_needed'),
    ])
    const { eraseAt } = await leave(ana)
    expect(new Date(eraseAt).getTime()).toBe(platform.clock().getTime() + 14 * 86_400_000)
  })

  test('signs out everywhere at once and emails how to return', async () => {
    const ana = await touchline.signUp('Ana')
    const phone = await signIn(ana)
    await leave(ana)
    const entry = async (device: Person) =>
      (await ask(device, { method: 'GET', path: '/rest/v1/me' })).status
    for (const device of [ana, phone ?? ana]) await expect.poll(() => entry(device)).toBe(401)
    expect(await kindsTo(ana.email)).toContain('accounts.deletion_asked')
  })

  test('counts once if requested twice at once', async () => {
    const ana = await touchline.signUp('Ana')
    const input = { method: 'POST', path: '/rest/v1/me/deletion', body: {} }
    const answers = await Promise.all([ask(ana, input), ask(ana, input), ask(ana, input)])
    expect(
      new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text)).size,
    ).toBe(1)
    const asked = (await kindsTo(ana.email)).filter((kind) => kind === 'accounts.deletion_asked')
    expect(asked).toHaveLength(1)
  })
})

describe('returning', () => {
  test('within 13 days restores everything and notifies the person once', async () => {
    const ana = await touchline.signUp('Ana')
    const { team } = await done(ana, 'POST /teams', {
      body: teamFields,
      shape: z.object({ team: z.object({ id: z.uuid() }) }),
    })
    await leave(ana)
    days(13)
    const back = (await signIn(ana)) ?? ana
    expect(await done(back, 'GET /me', { shape: me })).toMatchObject({
      email: ana.email,
      isDeletionCalledOff: true,
    })
    const seen = await done(back, 'PATCH /me', {
      body: { isDeletionCalledOff: false },
      shape: me,
    })
    expect(seen.isDeletionCalledOff).toBe(false)

    days(20)
    await night()
    expect(await adminsOf(team.id)).toEqual([ana.id])
    expect(await signIn(ana)).toBeDefined()
    expect((await kindsTo(ana.email)).filter((kind) => kind.startsWith('accounts.'))).toEqual([
      'accounts.deletion_asked',
      'accounts.deletion_called_off',
    ])
  })

  test('is possible after the last day until the nightly job', async () => {
    const ana = await touchline.signUp('Ana')
    await leave(ana)
    days(14)
    const back = (await signIn(ana)) ?? ana
    await Promise.all([
      done(back, 'GET /me', { shape: me }),
      done(back, 'GET /me/preferences', { shape: z.unknown() }),
    ])
    await night()
    expect(await signIn(ana)).toBeDefined()
    expect((await kindsTo(ana.email)).at(-1)).not.toBe('accounts.erased')
  })

  test('is possible on day 13 and too late on day 15', async () => {
    const ana = await touchline.signUp('Ana')
    await leave(ana)
    days(13)
    await night()
    expect(await placesOf(ana.email)).toContain('public.accounts')
    days(15)
    await night()
    expect(await signIn(ana)).toBeUndefined()
    expect((await kindsTo(ana.email)).at(-1)).toBe('accounts.erased')
  })
})

test('leaves no trace of the person in any table but keeps the results', async () => {
  const coach = await touchline.signUp('Paul')
  const zoe = await touchline.signUp('Zoe')
  const [lastName, phone] = ['Zurbaranova', '+34611222333']
  await done(zoe, 'PATCH /me', { body: { lastName, phone }, shape: me })
  const { team } = await done(coach, 'POST /teams', {
    body: teamFields,
    shape: z.object({ team: z.object({ id: z.uuid() }) }),
  })
  const at = `/teams/${team.id}`
  const { code } = await done(coach, `GET ${at}/join-link`, {
    shape: z.object({ code: z.string() }),
  })
  const who = { kind: 'player', firstName: 'Zoe', lastName, phone, dateOfBirth: '1998-05-04' }
  const { requestId } = await done(zoe, `POST ${at}/join`, {
    body: { key: { kind: 'code', value: code }, who },
    shape: z.object({ requestId: z.uuid() }),
  })
  await platform.jobs.settle()
  const decided = await done(coach, `POST ${at}/join-requests/${requestId}/decide`, {
    body: { approve: true },
    shape: z.object({ memberId: z.uuid() }),
  })
  const { memberId } = decided
  await database
    .updateTable('members')
    .set({ notes: `Zoe ${lastName} is often late`, address: `Casa ${lastName}` })
    .where('id', '=', memberId)
    .execute()
  const { event } = await done(coach, `POST ${at}/events`, {
    body: { type: 'practice', title: 'Practice', date: '2020-05-04' },
    shape: z.object({ event: z.object({ id: z.uuid() }) }),
  })
  await sql`
    insert into answers (team_id, event_id, member_id, answer, comment, answered_by)
    values (${team.id}, ${event.id}, ${memberId}, 'going', ${`${lastName} drives`}, ${zoe.id})`.execute(
    database,
  )
  await sql`
    insert into attendance_marks (team_id, event_id, member_id, mark, marked_by)
    values (${team.id}, ${event.id}, ${memberId}, 'present', ${coach.id})`.execute(database)
  const photo = newId()
  await sql`
    insert into files (id, account_id, uploaded_by, kind, purpose, shown_name, content_type, bytes)
    values (${photo}, ${zoe.id}, ${zoe.id}, 'picture', 'avatar', ${`${lastName}.png`}, 'image/webp', 9)`.execute(
    database,
  )
  await platform.storage.put(
    `pictures/${photo.slice(-2)}/${photo}/full.webp`,
    Buffer.from('z'),
    'image/webp',
  )
  await done(zoe, 'POST /me/exports', { shape: z.unknown() })
  await platform.jobs.settle()
  const files = await sql<{ id: string }>`
    select id from account_exports where account_id = ${zoe.id}`.execute(database)
  expect(await placesOf(lastName)).toContain('public.members')
  expect(await placesOf(zoe.email)).toContain('auth.users')

  await leave(zoe)
  days(15)
  await night()
  await forgetExpiredData(platform)
  days(30)
  await forgetExpiredData(platform)
  await sweepFiles(platform)
  // Responses stored for retries are deleted by another job.
  await sql`delete from idempotency_keys`.execute(database)
  await sql`update mails set created_at = ${start} where recipient = ${zoe.email}`.execute(database)
  await forgetExpiredData(platform)

  const found = await Promise.all([lastName, zoe.email, phone, phone.slice(1)].map(placesOf))
  expect(found).toEqual([[], [], [], []])
  expect(await platform.storage.get(`exports/${files.rows[0]?.id}.zip`)).toBeUndefined()
  expect(
    await platform.storage.get(`pictures/${photo.slice(-2)}/${photo}/full.webp`),
  ).toBeUndefined()

  const left = await sql`
    select m.first_name, m.last_name, m.account_id, a.answer, a.comment, k.mark from members m
    join answers a on a.member_id = m.id join attendance_marks k on k.member_id = m.id
    where m.id = ${memberId}`.execute(database)
  expect(left.rows).toEqual([
    {
      first_name: 'Former member',
      last_name: '',
      account_id: null,
      answer: 'going',
      comment: null,
      mark: 'present',
    },
  ])
})
