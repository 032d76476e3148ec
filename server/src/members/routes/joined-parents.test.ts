import { importPreview } from '@touchline/contract/members/shapes/import-preview'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { findActor } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { askingMembers } from '../testing/asking.ts'
import { aRoster } from '../testing/team.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingMembers(platform)

let { teamId, people, rows } = await aRoster(database)
let address = ''

beforeEach(async () => {
  ;({ teamId, people, rows } = await aRoster(database))
  await sql`delete from outbox`.execute(database)
  const mother = await sql<{ email: string }>`
    select email from accounts where id = ${people.mother}`.execute(database)
  address = mother.rows[0]?.email ?? ''
})

const marta = () => ({
  firstName: 'MARTA',
  lastName: 'Gil',
  email: address.toUpperCase(),
  phone: null,
})

const post = (path: string, body: object, who = people.coach) =>
  ask(who, { method: 'POST', path: `/teams/${teamId}${path}`, body })

async function add(parent: object, who = people.coach, child = {}): Promise<string> {
  const body = { firstName: 'Ben', lastName: 'Gil', parents: [parent], ...child }
  const { member } = z
    .object({ member: z.object({ id: z.string() }) })
    .parse((await post('/members', body, who)).body)
  return member.id
}

/** The children the mother may answer for. */
async function hers(accountId = people.mother): Promise<readonly string[]> {
  return (await findActor(database, { accountId, teamId }))?.childIds ?? []
}

async function parentsOf(memberId: string) {
  const { rows: found } = await sql<{ joined: boolean; verified: boolean }>`
    select g.account_id is not null as joined, care.verified_at is not null as verified
    from guardianships care join guardians g on g.id = care.guardian_id
    where care.member_id = ${memberId} order by g.id`.execute(database)
  return found
}

async function notified() {
  const { rows: found } = await sql<{ memberId: string; accountId: string }>`
    select payload ->> 'memberId' as "memberId", payload ->> 'accountId' as "accountId" from outbox
    where name = 'members.guardian_linked'`.execute(database)
  return found
}

describe('a mother who has joined is linked to a sibling at once, and is notified', () => {
  test('when a coach adds the sibling', async () => {
    const ben = await add(marta())
    expect((await hers()).toSorted()).toEqual([rows.leo, ben].toSorted())
    expect(await parentsOf(ben)).toEqual([{ joined: true, verified: true }])
    expect(await notified()).toEqual([{ memberId: ben, accountId: people.mother }])
  })

  test('when she is added to an existing child', async () => {
    const ben = await aMember(database, teamId)
    await post(`/members/${ben}/guardians`, { ...marta(), role: 'mother' })
    expect(await hers()).toContain(ben)
    expect(await notified()).toEqual([{ memberId: ben, accountId: people.mother }])
  })

  test('but not if staff have blocked her, even when an address is corrected', async () => {
    const ben = await add({ ...marta(), email: 'mrta@family.example' })
    const { rows: blocked } = await sql<{ id: string }>`
      update guardianships set blocked_at = now() where member_id = ${ben}
      returning guardian_id as id`.execute(database)
    const path = `/teams/${teamId}/members/${ben}/guardians/${blocked[0]?.id}`
    await ask(people.coach, { method: 'PATCH', path, body: { changes: { email: address } } })
    expect(await hers()).toEqual([rows.leo])
    expect(await parentsOf(ben)).toEqual([{ joined: false, verified: false }])
  })

  test('when a misspelt address is corrected', async () => {
    const ben = await add({ ...marta(), email: 'mrta@family.example' })
    expect(await hers()).toEqual([rows.leo])
    const [guardian] = z
      .object({ guardians: z.array(z.object({ guardianId: z.string() })) })
      .parse(
        (await ask(people.coach, { method: 'GET', path: `/teams/${teamId}/members/${ben}` })).body,
      ).guardians
    const path = `/teams/${teamId}/members/${ben}/guardians/${guardian?.guardianId}`
    const changed = await ask(people.coach, {
      method: 'PATCH',
      path,
      body: { changes: { email: address } },
    })
    expect(changed.status).toBe(200)
    expect(await hers()).toContain(ben)
    expect(await parentsOf(ben)).toEqual([{ joined: true, verified: true }])
    expect(await notified()).toEqual([{ memberId: ben, accountId: people.mother }])
  })

  test('when a list adds the sibling, which can still be undone', async () => {
    const text = `Name;Birthday;Mother;Mother email\nBen Gil;2016-04-02;Marta Gil;${address}`
    const source = { fileName: 'list.csv', content: { text }, answers: {} }
    const { fingerprint, importSessionId } = importPreview.parse(
      (await post('/roster-imports/preview', source)).body,
    )
    const { body } = await post('/roster-imports', { importSessionId, fingerprint })
    const [, ben] = (await hers()).toSorted((one) => (one === rows.leo ? -1 : 1))
    expect(ben).toBeDefined()
    expect(await notified()).toEqual([{ memberId: ben, accountId: people.mother }])

    const undone = await post(
      `/roster-imports/${z.object({ id: z.string() }).parse(body).id}/undo`,
      {},
    )
    expect(undone.body).toMatchObject({ membersRemoved: 1, membersKept: 0 })
    expect(await hers()).toEqual([rows.leo])
  })
})

describe('no one becomes a guardian', () => {
  test('with another name, or through contact data they entered themselves', async () => {
    await add({ ...marta(), firstName: 'Ruby' })
    expect(await hers()).toEqual([rows.leo])

    await aGuardian(database, { teamId, memberId: rows.leo }, { accountId: people.coach })
    const coach = await sql<{ email: string }>`
      select email from accounts where id = ${people.coach}`.execute(database)
    const ben = await add({ ...marta(), email: coach.rows[0]?.email })
    expect(await hers(people.coach)).toEqual([rows.leo])
    expect(await parentsOf(ben)).toEqual([{ joined: true, verified: false }])
    expect(await notified()).toEqual([])
  })

  test("by an address they entered themselves: only the account's address counts", async () => {
    await sql`update guardians set email = 'rose@family.example' where account_id = ${people.mother}`.execute(
      database,
    )
    const ben = await add({ ...marta(), email: 'rose@family.example' })
    expect(await parentsOf(ben)).toEqual([{ joined: false, verified: false }])
  })

  test('by a phone number: the rows are linked, but staff still has to verify', async () => {
    await sql`update guardians set phone = '+447700900124' where account_id = ${people.mother}`.execute(
      database,
    )
    const ben = await add({ ...marta(), email: null, phone: '+447700900124' })
    expect(await parentsOf(ben)).toEqual([{ joined: true, verified: false }])
    expect(await hers()).toEqual([rows.leo])
  })

  test('of an adult, or of a child the club blocks them from', async () => {
    const grown = await add(marta(), people.coach, { dateOfBirth: '1990-01-01' })
    const ben = await aMember(database, teamId)
    await aGuardian(database, { teamId, memberId: ben }, { blockedAt: new Date() })
    await sql`update guardians set account_id = null where account_id = ${people.mother}`.execute(
      database,
    )
    await sql`
      update guardians set account_id = ${people.mother} where id in (
        select guardian_id from guardianships where member_id = ${ben})`.execute(database)
    await post(`/members/${ben}/guardians`, { ...marta(), role: 'mother' })
    expect(await hers()).not.toContain(grown)
    expect(await hers()).not.toContain(ben)
    expect(await notified()).toEqual([])
  })
})

test('who says “Not me” is no guardian any more, and staff are notified', async () => {
  const ben = await add(marta())
  const [guardianId] = (
    await sql<{ id: string }>`select id from guardians where account_id = ${people.mother}`.execute(
      database,
    )
  ).rows.map(({ id }) => id)
  const path = `/teams/${teamId}/members/${ben}/guardians/${guardianId}`
  await ask(people.mother, { method: 'DELETE', path })
  expect(await hers()).toEqual([rows.leo])
  const news = await sql`select payload ->> 'memberId' as "memberId" from outbox
    where name = 'members.guardian_disowned'`.execute(database)
  expect(news.rows).toEqual([{ memberId: ben }])
})

test('two rows of the same parent are merged, with contact details that only one had', async () => {
  const ben = await aMember(database, teamId, { firstName: 'Ben' })
  const ana = { firstName: 'Ana', lastName: 'Sol', role: 'mother' }
  const email = 'ana.sol@example.org'
  const phone = '+34600111222'
  await post(`/members/${rows.leo}/guardians`, { ...ana, email })
  await post(`/members/${ben}/guardians`, { ...ana, email: 'ana.soll@example.org', phone })
  const { rows: misspelt } = await sql<{ id: string }>`
    select id from guardians where email = 'ana.soll@example.org'`.execute(database)
  const corrected = await ask(people.coach, {
    method: 'PATCH',
    path: `/teams/${teamId}/members/${ben}/guardians/${misspelt[0]?.id}`,
    body: { changes: { email } },
  })
  expect(corrected.status).toBe(200)
  const { rows: known } = await sql`
    select email, phone from guardians where team_id = ${teamId} and last_name = 'Sol'`.execute(
    database,
  )
  expect(known).toEqual([{ email, phone }])
})
