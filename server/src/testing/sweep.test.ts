import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

import { outsideTeam } from '#server/platform/database/team-statements.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { acrossTeams } from './support/across-teams.ts'
import { endpoints, type Endpoint } from './support/endpoints.ts'
import { running, type Answer, type Person } from './support/running.ts'
import { recordStatements } from './support/statements.ts'
import { idNames, idsIn, questionOf } from './support/sweep-question.ts'
import { rows } from './support/sweep-rows.ts'
import { isPrivate, ownerGets, sweptEndpoints, type SweptEndpoint } from './support/swept.ts'
import { columnsOfTables, isSumOfTables, stateOfTables } from './support/tables.ts'
import { teamFields } from './support/world-bodies.ts'
import { aWorld, type Ids } from './support/world.ts'

const recorded = recordStatements()
afterAll(() => recorded.stop())
const touchline = await running()
const { ask, platform } = touchline
const north = await aWorld(touchline)
const south = await aWorld(touchline)
const stranger = await touchline.signUp('Igor')
const outsiders = [
  ['a stranger', stranger],
  ['somebody who left', await wasMember({ leftAt: new Date() })],
  ['somebody in the archive', await wasMember({ archivedAt: new Date() })],
  ['the owner of another team', await ownerOfAnother()],
] as const

const theirs = sweptEndpoints.filter(isPrivate)

/** An admin of the team, until they left or were archived. */
async function wasMember(end: { leftAt: Date } | { archivedAt: Date }): Promise<Person> {
  const person = await touchline.signUp('Luis')
  await aMember(platform.database, south.ids.teamId, {
    accountId: person.id,
    isAdmin: true,
    ...end,
  })
  return person
}

async function ownerOfAnother(): Promise<Person> {
  const person = await touchline.signUp('Olga')
  const shape = z.object({ team: z.object({ id: z.string() }) })
  await touchline.done(person, 'POST /teams', { body: teamFields, shape })
  return person
}

function madeUp(): Ids {
  const ids: Record<keyof Ids, string> = { ...north.ids }
  for (const name of idNames(ids)) ids[name] = newId()
  return ids
}

/** Everything in a response that could reveal something. */
function outcomeOf({ status, headers, text }: Answer) {
  return { status, text, headers: Object.keys(headers).toSorted() }
}

async function sameAsMadeUp(who: Person, one: SweptEndpoint, ids: [Ids, Ids]) {
  const [real, invented] = ids
  const told1 = outcomeOf(await ask(who, questionOf(one, real)))
  expect(told1).toEqual(outcomeOf(await ask(who, questionOf(one, invented))))
  return told1
}

/** Refused, or an empty result for a read. */
function isRefused({ method }: Endpoint, status: number): boolean {
  return (
    [400, 403, 404, 409, 414, 422, 429].includes(status) || (status === 200 && method === 'GET')
  )
}

test('every endpoint of the contract has its row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(
    endpoints()
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('only these endpoints are open to people who are not signed in', () => {
  const open = sweptEndpoints.filter(({ isOpen }) => isOpen).map(({ name }) => name)
  expect(open.toSorted()).toEqual([
    'collections.fillForm',
    'collections.openBill',
    'collections.openForm',
    'collections.payBills',
    'collections.receipt',
    'collections.requestRelief',
    'collections.signMandate',
    'collections.withdraw',
    'demo.load',
    'events.answerByLink',
    'events.openAnswerLink',
    'invitations.open',
    'leagues.answerSheet',
    'leagues.openPublicPage',
    'leagues.openSheet',
    'maintenance.state',
    'notifications.letterLink',
    'operations.installation',
    'operations.mailbox',
    'operations.sitePage',
    'registrations.answer',
    'registrations.open',
    'registrations.openForm',
    'registrations.register',
    'subscriptions.answerSandbox',
    'subscriptions.sandbox',
  ])
})

test.each(sweptEndpoints)('$name: reveals and does nothing for people outside', async (one) => {
  if (!one.isOpen) await expectSignInAsked(one)
  if (!isPrivate(one)) return one.isOpen ? undefined : expectNothingOfOthers(one)
  for (const [who, person] of outsiders) {
    const { status } = await sameAsMadeUp(person, one, [south.ids, madeUp()])
    expect([who, status]).toEqual([who, 404])
  }
  for (const id of idsIn(one, north.ids)) {
    const { status } = await sameAsMadeUp(north.owner, one, [
      { ...north.ids, [id]: south.ids[id] },
      { ...north.ids, [id]: newId() },
    ])
    expect([id, isRefused(one, status)]).toEqual([id, true])
  }
})

/** Without signing in, the response is always the same, whatever is sent. */
async function expectSignInAsked(one: SweptEndpoint): Promise<void> {
  const { status, text } = await ask(undefined, questionOf(one, south.ids))
  expect({ status, text }).toEqual({
    status: 401,
    text: JSON.stringify({ code: 'not_signed_in', message: 'not_signed_in' }),
  })
  const { method, path } = one
  const body = method === 'GET' ? undefined : '{"half":'
  const answer = await ask({ token: 'a.b.c' }, { method, path: `/rest/v1${path}`, body })
  expect(answer.status).toBe(401)
}

async function expectNothingOfOthers(one: SweptEndpoint): Promise<void> {
  const { status, text } = await ask(stranger, questionOf(one, south.ids))
  expect(status).toBeLessThan(500)
  for (const id of Object.values(south.ids)) expect(text).not.toContain(id)
}

test('outsiders’ requests change nothing', async () => {
  const before = await stateOfTables(platform.database)
  for (const one of theirs) {
    await ask(stranger, questionOf(one, south.ids))
    for (const id of idsIn(one, north.ids))
      await ask(north.owner, questionOf(one, { ...north.ids, [id]: south.ids[id] }))
  }
  expect(await stateOfTables(platform.database)).toEqual(before)
})

const odd =
  '0 -1 1 999 1e3 00042 [] {} %00 %0d%0a ..%2f..%2fetc %ff A1,B1 A1%2FB1 undefined null %F0%9F%98%80'
    .split(' ')
    .concat('x'.repeat(400))

/**
 * A third of the values for each endpoint, so that every value meets many; `test:all` tries all.
 */
function oddFor(one: SweptEndpoint): readonly string[] {
  const at = theirs.indexOf(one)
  return odd.filter((_, n) => process.env['TOUCHLINE_CASES'] === 'new' || (n + at) % 3 === 0)
}

// Last: attempts count, and after many an account must wait.
test.each(theirs)('$name: refuses odd ids without an internal error', async (one) => {
  const taken: string[] = []
  for (const id of idsIn(one, north.ids).filter((name) => one.path.includes(`{${name}}`)))
    for (const value of [...oddFor(one), south.ids[id].toUpperCase()]) {
      const { status } = await ask(north.owner, questionOf(one, { ...north.ids, [id]: value }))
      if (!isRefused(one, status)) taken.push(`${id} ${value}: ${status}`)
    }
  expect(taken).toEqual([])
})

test('lets the owner do everything, also with upper-case ids', { timeout: 30_000 }, async () => {
  const missed: string[] = []
  for (const one of sweptEndpoints) {
    const loud = { ...south.ids, teamId: south.ids.teamId.toUpperCase() }
    const { status, text } = await ask(south.owner, questionOf(one, loud))
    const expected = ownerGets(one)
    const isRight = expected === 'done' ? status < 300 : status === expected
    if (!isRight) missed.push(`${one.name}: ${status} ${text.slice(0, 200)}`)
  }
  expect(missed).toEqual([])
})

test('every statement keeps to its team, or is listed with a reason', async () => {
  const tables = await columnsOfTables(platform.database)
  const texts = new Set(recorded.sent.map(({ text }) => text))
  const shapes = [...texts]
    .filter((text) => !isSumOfTables(text))
    .flatMap((text) => outsideTeam(text, tables))
  expect([...new Set(shapes)].toSorted()).toEqual(acrossTeams)
})
