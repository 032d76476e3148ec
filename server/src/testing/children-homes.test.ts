import { homesOfChildren, type HomePlanDraft } from '@touchline/contract/children/shapes/homes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { eraseAccount } from '#server/privacy/commands/erase-accounts.ts'
import { aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'

const touchline = await running()
const { platform } = touchline
const { database } = platform
const anna = await touchline.signUp('Anna')
const ben = await touchline.signUp('Ben')
const tom = await touchline.signUp('Tom')
const coach = await touchline.signUp('Carla')
const other = await touchline.signUp('Olga')
const stranger = await touchline.signUp('Igor')

let teamId: string
let memberId: string
let guardianIds: string[]

beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  teamId = await aTeam(database)
  memberId = await aMember(database, teamId, { firstName: 'Tom', accountId: tom.id })
  await bornOn('2012-04-02')
  guardianIds = [await aParent(anna, memberId), await aParent(ben, memberId)]
  const otherChild = await aMember(database, teamId, { firstName: 'Otto' })
  await aParent(other, otherChild)
  await aMember(database, teamId, { accountId: coach.id, role: 'Coach', isAdmin: true })
  await sql`delete from mails`.execute(database)
})

async function aParent(who: Person, of: string): Promise<string> {
  const id = await aGuardian(database, { teamId, memberId: of }, { accountId: who.id })
  const firstName = who.email.split('-')[0] ?? ''
  await sql`
    update guardians set first_name = initcap(${firstName}), email = ${who.email},
      phone = '+34600123456' where id = ${id}`.execute(database)
  return id
}

async function bornOn(day: string): Promise<void> {
  await sql`update members set date_of_birth = ${day} where id = ${memberId}`.execute(database)
}

function draft(change: Partial<HomePlanDraft> = {}): HomePlanDraft {
  return {
    guardianIds,
    firstDay: '2026-03-16',
    days: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2],
    handOverAt: '18:00',
    exceptions: [{ from: '2026-04-02', until: '2026-04-05', home: 2 }],
    ...change,
  }
}

const path = () => `/rest/v1/teams/${teamId}/members/${memberId}/homes`

function propose(who: Person, plan = draft(), replaces: string | null = null) {
  return touchline.ask(who, { method: 'PUT', path: path(), body: { plan, replaces } })
}

function agree(who: Person, planId: string) {
  return touchline.ask(who, { method: 'PUT', path: `${path()}/${planId}/agreement` })
}

function end(who: Person, planId: string) {
  return touchline.ask(who, { method: 'DELETE', path: `${path()}/${planId}` })
}

async function seenBy(who: Person) {
  const answer = await touchline.ask(who, { method: 'GET', path: `/rest/v1/teams/${teamId}/homes` })
  if (answer.status !== 200) return answer.status
  return homesOfChildren.parse(JSON.parse(answer.text)).children[0]
}

async function planOf(kind: 'agreed' | 'proposed'): Promise<string> {
  const child = await seenBy(anna)
  return (typeof child === 'object' ? child[kind]?.id : undefined) ?? ''
}

async function agreed(): Promise<string> {
  await propose(anna)
  await agree(ben, await planOf('proposed'))
  return planOf('agreed')
}

async function letters(): Promise<string[][]> {
  await platform.jobs.settle()
  const found = await sql<{ to: string; subject: string }>`
    select recipient as to, subject from mails where kind = 'children.homes_changed'
    order by created_at, id`.execute(database)
  return found.rows.map(({ to, subject }) => [to, subject])
}

const lapsed = 'Tom’s two homes have ended'

test('one guardian proposes, the other agrees, either can end it, and both are notified', async () => {
  expect((await propose(anna)).status).toBe(200)
  expect(await seenBy(ben)).toMatchObject({ agreed: null, proposed: draft() })
  expect((await agree(ben, await planOf('proposed'))).status).toBe(200)
  expect(await seenBy(anna)).toMatchObject({ agreed: draft(), proposed: null })
  expect((await end(anna, await planOf('agreed'))).status).toBe(200)
  expect(await seenBy(ben)).toMatchObject({ agreed: null, proposed: null })
  expect(await letters()).toEqual([
    [ben.email, 'Anna suggests two homes for Tom'],
    [anna.email, 'Ben agreed: two homes for Tom'],
    [ben.email, 'Anna ended Tom’s two homes'],
  ])
})

test('an agreed plan stays until the other guardian agrees to a change', async () => {
  const before = await agreed()
  const change = draft({ handOverAt: '08:00' })
  await propose(ben, change)
  expect(await planOf('agreed')).toBe(before)
  expect((await agree(ben, await planOf('proposed'))).status).toBe(403)
  await agree(anna, await planOf('proposed'))
  expect(await seenBy(anna)).toMatchObject({ agreed: change, proposed: null })
})

test('a proposal that was replaced meanwhile can’t be agreed to or overwritten', async () => {
  await propose(anna)
  const first = await planOf('proposed')
  expect((await propose(ben)).status).toBe(412)
  expect((await propose(ben, draft({ handOverAt: '08:00' }), first)).status).toBe(200)
  expect((await agree(ben, first)).status).toBe(412)
})

test('declining notifies the author, only once', async () => {
  await propose(anna)
  const planId = await planOf('proposed')
  for (const _ of [1, 2]) expect((await end(ben, planId)).status).toBe(200)
  expect((await letters()).slice(1)).toEqual([
    [anna.email, 'Ben dropped the plan for Tom’s two homes'],
  ])
})

test('proposing and withdrawing again and again writes ten letters a day', async () => {
  for (let letter = 0; letter < 10; letter += 2) {
    expect((await propose(anna)).status).toBe(200)
    await end(anna, await planOf('proposed'))
  }
  expect((await propose(anna)).status).toBe(429)
  expect(await letters()).toHaveLength(10)
  await sql`update mails set created_at = '2026-03-12'`.execute(database)
  expect((await propose(anna)).status).toBe(200)
})

describe('others', () => {
  test.each([
    ['a coach who is admin', coach, undefined, 403],
    ['another parent', other, undefined, 404],
    ['a stranger', stranger, 404, 404],
  ])('%s neither sees nor changes a plan', async (...[, who, seen, refusal]) => {
    const planId = await agreed()
    const view = await seenBy(who)
    expect(view).toBe(seen)
    const refused = [await propose(who), await agree(who, planId), await end(who, planId)]
    for (const { status } of refused) expect([refusal, 403]).toContain(status)
    expect(await planOf('agreed')).toBe(planId)
  })

  test('the child sees what was agreed, proposes and ends nothing', async () => {
    await propose(anna)
    expect(await seenBy(tom)).toBeUndefined()
    await agree(ben, await planOf('proposed'))
    const planId = await planOf('agreed')
    await propose(ben, draft({ handOverAt: '08:00' }))
    expect(await seenBy(tom)).toMatchObject({
      agreed: draft(),
      proposed: null,
      guardians: [{ isMe: false }, { isMe: false }],
    })
    const refused = [await propose(tom), await agree(tom, planId), await end(tom, planId)]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  })

  test('neither guardian gets the other’s email or phone', async () => {
    await agreed()
    const question = { method: 'GET', path: `/rest/v1/teams/${teamId}/homes` }
    const { text } = await touchline.ask(anna, question)
    expect(text).toContain('Ben')
    expect(text).not.toContain(ben.email)
    expect(text).not.toContain('+34600123456')
    const profile = { method: 'GET', path: `/rest/v1/teams/${teamId}/members/${memberId}` }
    expect((await touchline.ask(anna, profile)).text).not.toContain(ben.email)
  })

  test('a third guardian sees the plan and leaves it alone', async () => {
    const rose = await touchline.signUp('Rose')
    await aParent(rose, memberId)
    const planId = await agreed()
    expect(await seenBy(rose)).toMatchObject({ agreed: { id: planId } })
    expect((await propose(rose)).status).toBe(404)
    expect((await end(rose, planId)).status).toBe(403)
  })
})

describe('a plan needs two guardians with rights', () => {
  test('a block ends it for good, and the blocked one sees nothing', async () => {
    await agreed()
    const status = `/rest/v1/teams/${teamId}/members/${memberId}/guardians/${guardianIds[1] ?? ''}/status`
    const change = (to: string) =>
      touchline.ask(coach, { method: 'PUT', path: status, body: { status: to } })
    expect((await change('blocked')).status).toBe(200)
    expect(await seenBy(anna)).toBeUndefined()
    expect([404, undefined]).toContain(await seenBy(ben))
    expect((await change('unblocked')).status).toBe(200)
    expect(await seenBy(anna)).toMatchObject({ agreed: null, proposed: null })
    await expect.poll(async () => (await letters())[2]).toEqual([anna.email, lapsed])
  })

  test('a guardian who leaves ends the plan, and the other one is notified', async () => {
    await agreed()
    const leaving = `/rest/v1/teams/${teamId}/members/${memberId}/guardians/${guardianIds[1] ?? ''}`
    expect((await touchline.ask(ben, { method: 'DELETE', path: leaving })).status).toBe(200)
    expect(await seenBy(anna)).toBeUndefined()
    const left = await sql`select from home_plans where team_id = ${teamId}`.execute(database)
    expect(left.rows).toEqual([])
    await expect.poll(async () => (await letters())[2]).toEqual([anna.email, lapsed])
  })

  test('erasing an account ends the plan, and the other guardian is notified', async () => {
    const dora = await touchline.signUp('Dora')
    guardianIds = [guardianIds[0] ?? '', await aParent(dora, memberId)]
    await propose(anna)
    await agree(dora, await planOf('proposed'))
    await sql`
      insert into account_deletions (account_id, requested_at, erase_at)
      values (${dora.id}, '2026-03-01', ${platform.clock()})`.execute(database)
    await eraseAccount(platform, dora.id)
    const left = await sql`select from home_plans where team_id = ${teamId}`.execute(database)
    expect(left.rows).toEqual([])
    await expect.poll(letters).toContainEqual([anna.email, lapsed])
  })

  test('a guardian whose account is gone is in no plan', async () => {
    await agreed()
    await sql`update guardians set account_id = null where id = ${guardianIds[1] ?? ''}`.execute(
      database,
    )
    expect(await seenBy(anna)).toBeUndefined()
    expect((await propose(anna)).status).toBe(404)
  })

  test('guardians of someone of age have none', async () => {
    const planId = await agreed()
    await bornOn('2008-03-14')
    expect(await seenBy(anna)).toBeUndefined()
    expect((await propose(anna)).status).toBe(403)
    expect((await end(anna, planId)).status).toBe(403)
  })
})

test.each<[string, Partial<Record<keyof HomePlanDraft, unknown>>]>([
  ['a day that doesn’t exist', { firstDay: '2026-02-30' }],
  ['thirteen days', { days: Array.from({ length: 13 }, (_, at) => (at === 0 ? 1 : 2)) }],
  ['one home', { days: Array.from({ length: 14 }, () => 1) }],
  ['a time that doesn’t exist', { handOverAt: '24:00' }],
  [
    'an exception that ends before it begins',
    { exceptions: [exception('2026-04-05', '2026-04-02')] },
  ],
  [
    'two exceptions for one day',
    { exceptions: [exception('2026-04-02', '2026-04-05'), exception('2026-04-05', '2026-04-07')] },
  ],
])('refuses %s', async (_, change) => {
  const body = { plan: { ...draft(), ...change }, replaces: null }
  expect((await touchline.ask(anna, { method: 'PUT', path: path(), body })).status).toBe(422)
})

function exception(from: string, until: string) {
  return { from, until, home: 1 } as const
}
