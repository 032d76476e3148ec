import { inflateRawSync } from 'node:zlib'

import { accountExport, accountExports } from '@touchline/contract/accounts/shapes/own-data'
import { memberPage } from '@touchline/contract/members/shapes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { eraseDueChildren } from '#server/privacy/commands/ask-for-erasure.ts'
import { findSubscribedTeamIds } from '#server/teams/queries/subscribed-teams.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform

const made = z.object({ team: z.object({ id: z.uuid() }) })
const people: Record<'admin' | 'coach' | 'mother' | 'father' | 'child', Person> = {
  admin: await touchline.signUp('Eva'),
  coach: await touchline.signUp('Paul'),
  mother: await touchline.signUp('Marta'),
  father: await touchline.signUp('Luis'),
  child: await touchline.signUp('Leonidas'),
}
/** Occurs in every field about the child. */
const mark = 'quincunx'

let at: string
let teamId: string
let leo: string
let fatherId: string

beforeEach(async () => {
  const { team } = await done(people.admin, 'POST /teams', { body: teamFields, shape: made })
  teamId = team.id
  at = `/teams/${teamId}`
  await aMember(database, teamId, { accountId: people.coach.id, role: 'Coach' })
  leo = await aMember(database, teamId, { firstName: 'Leonidas' })
  await sql`
    update members set date_of_birth = '2014-04-02', email = ${`${mark}@example.org`},
      nickname = ${mark}, address = ${mark}, notes = ${mark}, position = ${mark}
    where id = ${leo}`.execute(database)
  await aGuardian(database, { teamId, memberId: leo }, { accountId: people.mother.id })
  fatherId = await aGuardian(database, { teamId, memberId: leo }, { accountId: people.father.id })
})

const call = (...[who, method, path, body]: [Person, string, string, object?]) =>
  ask(who, { method, path: `/rest/v1${at}${path}`, ...(body && { body }) })

const ofLeo = () => ({ child: { teamId, memberId: leo } })
const copyFor = (who: Person) =>
  done(who, 'POST /me/exports', { body: ofLeo(), shape: accountExport })
const statusOfCopyFor = async (who: Person) =>
  (await ask(who, { method: 'POST', path: '/rest/v1/me/exports', body: ofLeo() })).status

async function newestOf(who: Person) {
  await platform.jobs.settle()
  const { exports } = await done(who, 'GET /me/exports', { shape: accountExports })
  return exports[0]
}

/** All texts of a zip; reads only the parts of the format that we write. */
function textsOf(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  let place = zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
  while (place >= 0 && zip.readUInt32LE(place) === 0x02_01_4b_50) {
    const [packed, nameLength, extra, comment, start] = [
      zip.readUInt32LE(place + 20),
      zip.readUInt16LE(place + 28),
      zip.readUInt16LE(place + 30),
      zip.readUInt16LE(place + 32),
      zip.readUInt32LE(place + 42),
    ]
    const name = zip.toString('utf8', place + 46, place + 46 + nameLength)
    const begin = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    if (name.endsWith('.json'))
      files.set(name, inflateRawSync(zip.subarray(begin, begin + packed)).toString('utf8'))
    place += 46 + nameLength + extra + comment
  }
  return files
}

describe('trust.md 2, row 19: each guardian', () => {
  test('sees and corrects the child’s data', async () => {
    for (const who of [people.mother, people.father]) {
      const { member } = await done(who, `GET ${at}/members/${leo}`, { shape: memberPage })
      expect(member).toMatchObject({ address: mark, dateOfBirth: '2014-04-02' })
      const changed = await call(who, 'PATCH', `/members/${leo}`, {
        changes: { address: `Mill Lane 4, ${who.id}` },
      })
      expect(changed.status).toBe(200)
      await sql`update members set address = ${mark} where id = ${leo}`.execute(database)
    }
  })

  test('does not see the other guardian’s contact data', async () => {
    const { guardians } = await done(people.mother, `GET ${at}/members/${leo}`, {
      shape: memberPage,
    })
    expect(
      guardians.map(({ isMe, isPrivate, phone, email }) => ({ isMe, isPrivate, phone, email })),
    ).toContainEqual({ isMe: false, isPrivate: true, phone: null, email: null })
  })

  test('exports the child’s data and no one else’s', async () => {
    const sibling = await aMember(database, teamId, { firstName: 'Theodora' })
    await aGuardian(database, { teamId, memberId: sibling }, { accountId: people.coach.id })
    const asked = await copyFor(people.father)
    expect(asked.child).toEqual({ teamId, memberId: leo })
    const made = await newestOf(people.father)
    expect(made?.state).toBe('ready')
    const fetched = await touchline.app.http.inject({ url: made?.download ?? '' })
    const files = textsOf(fetched.rawPayload)
    expect(files.get('json/children.json')).toContain(mark)
    const all = [...files.values()].join('\n')
    expect(all).toContain('Leonidas')
    for (const stranger of [people.mother.email, people.father.email, 'Theodora'])
      expect(all).not.toContain(stranger)
    expect([...files.keys()]).not.toContain('json/sign_in.json')
  })

  test.each(['admin', 'coach', 'child'] as const)(
    'does not let a %s export or erase the child',
    async (who) => {
      if (who === 'child')
        await sql`update members set account_id = ${people.child.id} where id = ${leo}`.execute(
          database,
        )
      expect(await statusOfCopyFor(people[who])).toBe(403)
      const erased = await call(people[who], 'PUT', `/members/${leo}/erasure`, {
        state: 'requested',
        typedName: 'Leonidas Ruiz',
      })
      expect(erased.status).toBe(403)
    },
  )

  test('erases the child from every table of the team', async () => {
    const wrong = await call(people.mother, 'PUT', `/members/${leo}/erasure`, {
      state: 'requested',
      typedName: 'Leo',
    })
    expect(wrong.status).toBe(422)
    const erased = await call(people.mother, 'PUT', `/members/${leo}/erasure`, {
      state: 'requested',
      typedName: 'Leonidas Ruiz',
    })
    expect(erased.status).toBe(200)
    await sql`update child_erasures set due_at = '2020-01-01'`.execute(database)
    await sql`update mails set state = 'sent', sent_at = now()`.execute(database)
    await eraseDueChildren(platform)
    expect(await tablesWith(mark)).toEqual([])
    expect(await tablesWith('Leonidas')).toEqual([])
    const left = await sql`select first_name, last_name from members where id = ${leo}`.execute(
      database,
    )
    expect(left.rows).toEqual([{ first_name: 'Former member', last_name: '' }])
    expect((await call(people.father, 'GET', '/members')).status).toBe(404)
  })
})

/** The tables that contain a word, except sessions of a person with that name. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const rows = await sql`
      select 1 from ${sql.table(name)} t
      where t::text like ${`%${word}%`} and t::text not like ${`%${people.child.id}%`}
        and t::text like ${`%${teamId}%`} limit 1`.execute(database)
    if (rows.rows.length > 0) found.push(name)
  }
  return found
}

describe('trust.md 2, row 19: a blocked guardian', () => {
  const block = (who: Person, reason?: string) =>
    call(who, 'PUT', `/members/${leo}/guardians/${fatherId}/status`, { status: 'blocked', reason })

  test('loses access at once, everywhere', async () => {
    await copyFor(people.father)
    const copy = await newestOf(people.father)
    const address = copy?.download ?? ''
    expect((await touchline.app.http.inject({ url: address })).statusCode).toBe(200)
    expect((await block(people.admin, 'Court order 12/2026')).status).toBe(200)

    for (const path of [
      '',
      '/members',
      `/members/${leo}`,
      '/events?from=2031-05-01&to=2031-05-31',
      `/members/${leo}/consents`,
    ])
      expect((await call(people.father, 'GET', path)).status).toBe(404)
    expect(await findSubscribedTeamIds(database, people.father.id)).not.toContain(teamId)
    expect((await touchline.app.http.inject({ url: address })).statusCode).toBe(404)
    expect(await newestOf(people.father)).toBeUndefined()
    expect(await statusOfCopyFor(people.father)).toBe(404)
    expect((await call(people.mother, 'GET', `/members/${leo}`)).status).toBe(200)
  })

  test('is blocked by admins, whose reason no one else reads', async () => {
    expect((await block(people.coach, 'No')).status).toBe(403)
    await block(people.admin, 'Court order 12/2026')
    const { text } = await call(people.admin, 'GET', `/members/${leo}/blocks`)
    expect(text).toContain('Court order 12/2026')
    for (const who of [people.coach, people.mother]) {
      expect((await call(who, 'GET', `/members/${leo}/blocks`)).status).toBe(403)
      expect((await call(who, 'GET', `/members/${leo}`)).text).not.toContain('Court order')
    }
  })

  test('gets access back, and the reason is deleted', async () => {
    await block(people.admin, 'Court order 12/2026')
    await call(people.admin, 'PUT', `/members/${leo}/guardians/${fatherId}/status`, {
      status: 'unblocked',
    })
    expect((await call(people.father, 'GET', `/members/${leo}`)).status).toBe(200)
    expect(await tablesWith('Court order')).toEqual([])
  })
})
