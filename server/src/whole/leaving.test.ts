import { me } from '@touchline/contract/accounts/shapes'
import { deletionPreview, scheduledDeletion } from '@touchline/contract/home/shapes/deletion'
import { memberPage } from '@touchline/contract/members/shapes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { eraseDueAccounts, forgetTraces } from '#server/home/commands/erase-accounts.ts'
import { sweepFiles } from '#server/files/jobs.ts'
import { aClub, aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'
import { running, type Person } from './testing/running.ts'
import { teamFields } from './testing/world.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform
const start = platform.clock()
const password = 'A long sentence 4 tests'
const day = 86_400_000

beforeEach(() => platform.setClock(start.toISOString()))

function days(count: number): void {
  platform.setClock(new Date(start.getTime() + count * day).toISOString())
}

async function night(): Promise<void> {
  await eraseDueAccounts(platform)
  await platform.jobs.settle()
}

const preview = (who: Person) => done(who, 'GET /me/deletion/preview', { shape: deletionPreview })

const leave = (who: Person) =>
  done(who, 'POST /me/deletion', { body: { password }, shape: scheduledDeletion })

const session = z.object({ access_token: z.string() })

async function signIn({ email }: Person): Promise<number> {
  const answer = await ask(undefined, {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email, password },
  })
  if (answer.status !== 200) return answer.status
  const { access_token: token } = session.parse(JSON.parse(answer.text))
  return (await ask({ token }, { method: 'GET', path: '/rest/v1/me' })).status
}

async function again(person: Person): Promise<Person> {
  const { text } = await ask(undefined, {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email: person.email, password },
  })
  return { ...person, token: session.parse(JSON.parse(text)).access_token }
}

async function kindsTo(email: string): Promise<string[]> {
  const found = await sql<{ kind: string }>`
    select kind from mails where recipient = ${email} order by id`.execute(database)
  return found.rows.map(({ kind }) => kind)
}

async function adminsOf(teamId: string): Promise<(string | null)[]> {
  const found = await sql<{ account_id: string | null }>`
    select account_id from members where team_id = ${teamId} and is_admin`.execute(database)
  return found.rows.map(({ account_id }) => account_id)
}

async function deletedAt(table: 'teams' | 'clubs', id: string): Promise<Date | null | undefined> {
  const found = await sql<{ deleted_at: Date | null }>`
    select deleted_at from ${sql.table(table)} where id = ${id}`.execute(database)
  return found.rows[0]?.deleted_at
}

/** Every place of the database where a word stands, whatever the column. */
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

describe('asking for it', () => {
  test('needs the password, or a sign-in of the last ten minutes', async () => {
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
    expect(new Date(eraseAt).getTime()).toBe(platform.clock().getTime() + 14 * day)
  })

  test('signs out everywhere, at once, and tells by mail how to come back', async () => {
    const ana = await touchline.signUp('Ana')
    const phone = await again(ana)
    await leave(ana)
    const entry = async (device: Person) =>
      (await ask(device, { method: 'GET', path: '/rest/v1/me' })).status
    for (const device of [ana, phone]) await expect.poll(() => entry(device)).toBe(401)
    expect(await kindsTo(ana.email)).toContain('accounts.deletion_asked')
  })
})

describe('coming back', () => {
  test('within 13 days everything is as it was, and the person is told once', async () => {
    const ana = await touchline.signUp('Ana')
    const { team } = await done(ana, 'POST /teams', {
      body: teamFields,
      shape: z.object({ team: z.object({ id: z.uuid() }) }),
    })
    await leave(ana)
    days(13)
    const back = await again(ana)
    expect(await done(back, 'GET /me', { shape: me })).toMatchObject({
      email: ana.email,
      isDeletionCalledOff: true,
    })
    const seen = await done(back, 'DELETE /me/called-off-deletion', { shape: me })
    expect(seen.isDeletionCalledOff).toBe(false)

    days(20)
    await night()
    expect(await adminsOf(team.id)).toEqual([ana.id])
    expect(await signIn(ana)).toBe(200)
    expect((await kindsTo(ana.email)).filter((kind) => kind.startsWith('accounts.'))).toEqual([
      'accounts.deletion_asked',
      'accounts.deletion_called_off',
    ])
  })

  test('on day 13 nobody is erased, on day 15 it is too late', async () => {
    const ana = await touchline.signUp('Ana')
    await leave(ana)
    days(13)
    await night()
    expect(await placesOf(ana.email)).toContain('public.accounts')
    days(15)
    await night()
    expect(await signIn(ana)).toBe(400)
    expect((await kindsTo(ana.email)).at(-1)).toBe('accounts.erased')
  })
})

test('afterwards no table knows the person, and what was played is still there', async () => {
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
  const decided = await done(coach, `POST ${at}/join-requests/${requestId}/approve`, {
    body: {},
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
  await forgetTraces(platform)
  days(30)
  await forgetTraces(platform)
  await sweepFiles(platform)
  // Answers kept for repeated requests have a sweep of their own.
  await sql`delete from idempotency_keys`.execute(database)
  await sql`update mails set created_at = ${start} where recipient = ${zoe.email}`.execute(database)
  await forgetTraces(platform)

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

describe('what nobody else runs', () => {
  async function aLonelyTeam(name: string) {
    const owner = await touchline.signUp('Olga')
    const teamId = await aTeam(database, { name })
    await aMember(database, teamId, { accountId: owner.id, role: 'Player - coach', isAdmin: true })
    return { owner, teamId }
  }

  test('a coach becomes admin, before anybody else', async () => {
    const { owner, teamId } = await aLonelyTeam('Coached')
    const [player, coach] = [await touchline.signUp('Pia'), await touchline.signUp('Cleo')]
    await aMember(database, teamId, { accountId: player.id, firstName: 'Pia' })
    await aMember(database, teamId, { accountId: coach.id, firstName: 'Cleo', role: 'Coach' })
    expect((await preview(owner)).teams).toEqual([
      { id: teamId, name: 'Coached', fate: { kind: 'handed_over', to: 'Cleo Ruiz' } },
    ])
    await leave(owner)
    days(15)
    await night()
    expect(await adminsOf(teamId)).toEqual([coach.id])
    expect(await kindsTo(coach.email)).toContain('teams.made_admin')
  })

  test('minors, people without an account and those on their way out do not follow', async () => {
    const { owner, teamId } = await aLonelyTeam('Empty')
    const [young, leaving] = [await touchline.signUp('Leo'), await touchline.signUp('Lars')]
    const child = await aMember(database, teamId, { accountId: young.id, role: 'Coach' })
    await sql`update members set date_of_birth = ${'2015-01-01'} where id = ${child}`.execute(
      database,
    )
    await aMember(database, teamId, { accountId: leaving.id, role: 'Coach' })
    await aMember(database, teamId, { role: 'Coach' })
    await leave(leaving)
    expect((await preview(owner)).teams).toEqual([
      { id: teamId, name: 'Empty', fate: { kind: 'deleted' } },
    ])
    await leave(owner)
    days(15)
    await night()
    expect(await deletedAt('teams', teamId)).toEqual(platform.clock())
  })

  test('a team with another admin or a club manager is nothing to worry about', async () => {
    const { owner, teamId } = await aLonelyTeam('Shared')
    const other = await touchline.signUp('Omar')
    await aMember(database, teamId, { accountId: other.id, isAdmin: true })
    const manager = await touchline.signUp('Mia')
    const clubId = await aClub(database, manager.id)
    const ofClub = await aTeam(database, { name: 'Of a club', clubId })
    await aMember(database, ofClub, { accountId: owner.id, isAdmin: true })
    expect(await preview(owner)).toMatchObject({ teams: [], clubs: [] })
  })

  test('a club goes to an admin of its teams, else it is deleted with them', async () => {
    const manager = await touchline.signUp('Mona')
    const [kept, lost] = [await aClub(database, manager.id), await aClub(database, manager.id)]
    const [keptTeam, lostTeam] = [
      await aTeam(database, { name: 'Kept', clubId: kept }),
      await aTeam(database, { name: 'Lost', clubId: lost }),
    ]
    const admin = await touchline.signUp('Aron')
    await aMember(database, keptTeam, { accountId: admin.id, firstName: 'Aron', isAdmin: true })
    await aMember(database, lostTeam, { accountId: manager.id, isAdmin: true })
    const { clubs, teams } = await preview(manager)
    expect(teams).toEqual([])
    expect(Object.fromEntries(clubs.map(({ id, fate }) => [id, fate]))).toEqual({
      [kept]: { kind: 'handed_over', to: 'Aron Ruiz' },
      [lost]: { kind: 'deleted' },
    })
    await leave(manager)
    days(15)
    await night()
    const managers =
      await sql`select account_id from club_managers where club_id = ${kept}`.execute(database)
    expect(managers.rows).toEqual([{ account_id: admin.id }])
    expect(await deletedAt('clubs', kept)).toBeNull()
    expect(await deletedAt('clubs', lost)).toEqual(platform.clock())
  })
})

test('a child whose last guardian leaves stays, and those who run the team are told', async () => {
  const coach = await touchline.signUp('Carla')
  const { team } = await done(coach, 'POST /teams', {
    body: teamFields,
    shape: z.object({ team: z.object({ id: z.uuid() }) }),
  })
  const add = (firstName: string) =>
    done(coach, `POST /teams/${team.id}/members`, {
      body: { firstName, lastName: 'Gil', dateOfBirth: '2016-02-03' },
      shape: memberPage,
    })
  const [alone, cared] = [(await add('Nico')).member.id, (await add('Nala')).member.id]
  const [mother, father] = [await touchline.signUp('Marta'), await touchline.signUp('Felix')]
  const guardianId = await aGuardian(
    database,
    { teamId: team.id, memberId: alone },
    { accountId: mother.id },
  )
  await sql`
    insert into guardianships (team_id, guardian_id, member_id, role, verified_at)
    values (${team.id}, ${guardianId}, ${cared}, 'mother', now())`.execute(database)
  await aGuardian(database, { teamId: team.id, memberId: cared }, { accountId: father.id })
  expect((await preview(mother)).children).toEqual([
    { memberId: alone, teamId: team.id, name: 'Nico Gil', teamName: teamFields.name },
  ])

  await leave(mother)
  days(15)
  await night()
  const letters = await sql<{ text_body: string }>`
    select text_body from mails
    where recipient = ${coach.email} and kind = 'children.guardian_gone'`.execute(database)
  expect(letters.rows).toHaveLength(1)
  expect(letters.rows[0]?.text_body).toContain('Nico Gil')
  const left = await sql<{ id: string }>`
    select m.id from members m where m.team_id = ${team.id} and m.left_at is null
      and not exists (select from guardianships g where g.member_id = m.id)`.execute(database)
  expect(left.rows.map(({ id }) => id)).toContain(alone)
  expect(left.rows.map(({ id }) => id)).not.toContain(cared)
})
