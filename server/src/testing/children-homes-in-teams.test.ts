import { homesOfChildren, type HomePlanDraft } from '@touchline/contract/children/shapes/homes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { bringHomes } from '#server/children/commands/homes-in-all-teams.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'

const touchline = await running()
const { platform } = touchline
const { database } = platform
const anna = await touchline.signUp('Anna')
const ben = await touchline.signUp('Ben')
const carol = await touchline.signUp('Carol')

interface Child {
  readonly teamId: string
  readonly memberId: string
  readonly guardianIds: string[]
}

/** Tom in a team of his own, with two guardians. */
async function aChild(
  guardians: readonly Person[],
  { firstName = 'Tom', bornOn = '2014-04-02' }: { firstName?: string; bornOn?: string | null } = {},
): Promise<Child> {
  const teamId = await aTeam(database)
  const memberId = await aMember(database, teamId, { firstName })
  await sql`update members set date_of_birth = ${bornOn} where id = ${memberId}`.execute(database)
  const child: Child = { teamId, memberId, guardianIds: [] }
  for (const { id: accountId } of guardians)
    child.guardianIds.push(await aGuardian(database, child, { accountId }))
  return child
}

const plan: Omit<HomePlanDraft, 'guardianIds'> = {
  firstDay: '2026-03-16',
  days: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2],
  handOverAt: '18:00',
  exceptions: [{ from: '2026-04-02', until: '2026-04-05', home: 2 }],
}

const pathOf = ({ teamId, memberId }: Child) => `/rest/v1/teams/${teamId}/members/${memberId}/homes`

async function homesOf({ teamId }: Child, who = anna) {
  const seen = await touchline.ask(who, { method: 'GET', path: `/rest/v1/teams/${teamId}/homes` })
  return homesOfChildren.parse(JSON.parse(seen.text)).children[0]
}

async function agree(child: Child, change: Partial<HomePlanDraft> = {}): Promise<void> {
  const draft = { ...plan, guardianIds: child.guardianIds.slice(0, 2), ...change }
  const body = { plan: draft, replaces: null }
  await touchline.ask(anna, { method: 'PUT', path: pathOf(child), body })
  const proposed = (await homesOf(child))?.proposed?.id ?? ''
  const path = `${pathOf(child)}/${proposed}/agreement`
  expect((await touchline.ask(ben, { method: 'PUT', path })).status).toBe(200)
}

let first: Child

beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  await sql`delete from home_plans`.execute(database)
  await sql`delete from mails`.execute(database)
  await sql`delete from guardians`.execute(database)
  first = await aChild([anna, ben])
})

describe('a child in two teams has one plan', () => {
  test('agreed in one, it holds in both, whichever guardian is listed first', async () => {
    const second = await aChild([ben, anna])
    await agree(first)
    const [b, a] = second.guardianIds
    expect((await homesOf(second))?.agreed).toMatchObject({ ...plan, guardianIds: [a, b] })
  })

  test('a change in the other team changes both, and ending it ends both', async () => {
    const second = await aChild([anna, ben])
    await agree(first)
    await agree(second, { handOverAt: '08:00' })
    expect((await homesOf(first))?.agreed).toMatchObject({ handOverAt: '08:00' })
    const planId = (await homesOf(second))?.agreed?.id ?? ''
    await touchline.ask(ben, { method: 'DELETE', path: `${pathOf(second)}/${planId}` })
    expect([await homesOf(first), await homesOf(second)]).toMatchObject([
      { agreed: null },
      { agreed: null },
    ])
  })

  test('a child of unknown age there is the same child', async () => {
    const second = await aChild([anna, ben], { bornOn: null })
    await agree(first)
    expect((await homesOf(second))?.agreed).toMatchObject(plan)
  })

  test.each([
    ['a sibling', () => aChild([anna, ben], { firstName: 'Tim' })],
    ['another birth date', () => aChild([anna, ben], { bornOn: '2016-01-01' })],
    ['another second parent', () => aChild([anna, carol])],
  ])('%s has none of it', async (_, make) => {
    const second = await make()
    await agree(first)
    expect((await homesOf(second))?.agreed).toBeNull()
  })
})

describe('a team joined later', () => {
  const join = (teamId: string, who: Person) => bringHomes(platform, { teamId, accountId: who.id })

  test('gets the plan once both guardians are there', async () => {
    await agree(first)
    const second = await aChild([ben])
    await join(second.teamId, ben)
    expect(await homesOf(second, ben)).toBeUndefined()
    const annaId = await aGuardian(database, second, { accountId: anna.id })
    await join(second.teamId, anna)
    const guardianIds = [annaId, second.guardianIds[0]]
    expect((await homesOf(second))?.agreed).toMatchObject({ ...plan, guardianIds })
  })

  test('gets it when the guardian joins', async () => {
    await agree(first)
    const second = await aChild([anna, ben])
    const payload = { teamId: second.teamId, accountId: ben.id }
    await database
      .transaction()
      .execute((tx) => announce(tx, { name: 'invitations.joined', topics: [], payload }))
    const seen = async () => {
      await platform.jobs.settle()
      return (await homesOf(second))?.agreed
    }
    await expect.poll(seen).toMatchObject(plan)
  })

  test('keeps what was proposed there', async () => {
    await agree(first)
    const second = await aChild([anna, ben])
    const draft = { ...plan, guardianIds: second.guardianIds, handOverAt: '08:00' }
    const body = { plan: draft, replaces: null }
    await touchline.ask(anna, { method: 'PUT', path: pathOf(second), body })
    await join(second.teamId, ben)
    expect(await homesOf(second)).toMatchObject({ agreed: null, proposed: draft })
  })
})
