import { handOverNotes } from '@touchline/contract/events/shapes/hand-overs'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'

const touchline = await running()
const { platform } = touchline
const { database } = platform
const anna = await touchline.signUp('Anna')
const ben = await touchline.signUp('Ben')
const rose = await touchline.signUp('Rose')
const tom = await touchline.signUp('Tom')
const coach = await touchline.signUp('Carla')
const other = await touchline.signUp('Olga')
const stranger = await touchline.signUp('Igor')

let teamId: string
let memberId: string
let eventId: string
let planId: string
let guardianIds: string[]

beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  teamId = await aTeam(database)
  memberId = await aMember(database, teamId, {
    firstName: 'Tom',
    accountId: tom.id,
    role: 'Player',
  })
  await sql`update members set date_of_birth = '2012-04-02' where id = ${memberId}`.execute(
    database,
  )
  guardianIds = []
  for (const who of [anna, ben, rose])
    guardianIds.push(await aGuardian(database, { teamId, memberId }, { accountId: who.id }))
  const otto = await aMember(database, teamId, { firstName: 'Otto', role: 'Player' })
  await aGuardian(database, { teamId, memberId: otto }, { accountId: other.id })
  await aMember(database, teamId, { accountId: coach.id, role: 'Coach', isAdmin: true })
  planId = await aPlan()
  const { event } = await touchline.done(coach, `POST /teams/${teamId}/events`, {
    body: { type: 'practice', title: 'Practice', date: '2026-03-23' },
    shape: z.object({ event: z.object({ id: z.uuid() }) }),
  })
  eventId = event.id
  await settle()
  await sql`delete from notifications`.execute(database)
})

async function aPlan(isAgreed = true): Promise<string> {
  const id = newId()
  const [first = '', second = ''] = guardianIds
  await database
    .insertInto('home_plans')
    .values({
      id,
      team_id: teamId,
      member_id: memberId,
      first_guardian_id: first,
      second_guardian_id: second,
      first_day: '2026-03-16',
      days: '11111112222222',
      hand_over_at: '18:00',
      proposed_by: first,
      proposed_at: platform.clock(),
      agreed_at: isAgreed ? platform.clock() : null,
    })
    .execute()
  return id
}

const settle = () => platform.jobs.settle()
const path = () => `/rest/v1/teams/${teamId}/events/${eventId}/hand-overs`

function note(who: Person, words: string, of = memberId) {
  return touchline.ask(who, { method: 'PUT', path: `${path()}/${of}`, body: { words } })
}

/** Who wrote what; or the refusal. */
async function seenBy(who: Person) {
  const { status, text } = await touchline.ask(who, { method: 'GET', path: path() })
  if (status !== 200) return status
  const { notes } = handOverNotes.parse(JSON.parse(text))
  return notes.map(({ words, isMine }) => [words, isMine])
}

async function notified(): Promise<readonly string[]> {
  await settle()
  const found = await sql<{ email: string }>`
    select a.email from notifications n join accounts a on a.id = n.account_id
    where n.kind = 'hand_over_noted' order by a.email`.execute(database)
  return found.rows.map(({ email }) => email)
}

async function notesLeft(): Promise<number> {
  const found = await sql`select from hand_over_notes where team_id = ${teamId}`.execute(database)
  return found.rows.length
}

const words = 'I bring him, please fetch at 18:00, boots are in the bag'

test('guardians and the child read a guardian’s note, and the other guardians are notified', async () => {
  expect((await note(anna, words)).status).toBe(200)
  expect(await seenBy(anna)).toEqual([[words, true]])
  for (const who of [ben, rose, tom]) expect(await seenBy(who)).toEqual([[words, false]])
  await expect.poll(notified).toEqual([ben.email, rose.email])
})

test('each guardian keeps an own note, and changes or removes it', async () => {
  await note(anna, 'One')
  await note(ben, 'Two')
  await note(anna, 'Three')
  expect(await seenBy(anna)).toEqual(
    expect.arrayContaining([
      ['Two', false],
      ['Three', true],
    ]),
  )
  expect((await note(anna, ' ')).status).toBe(200)
  expect((await note(anna, '')).status).toBe(200)
  expect(await seenBy(anna)).toEqual([['Two', false]])
})

test('saying the same again tells nobody again', async () => {
  await note(anna, words)
  await expect.poll(notified).toHaveLength(2)
  await sql`delete from notifications`.execute(database)
  await note(anna, words)
  await note(anna, '')
  expect(await notified()).toEqual([])
})

test.each([
  [500, 200],
  [501, 422],
])('%s characters: %s', async (length, status) => {
  expect((await note(anna, 'x'.repeat(length))).status).toBe(status)
})

describe('others', () => {
  test.each([
    ['a coach who is admin', coach, [], 403],
    ['another parent', other, [], 403],
    ['the child', tom, [[words, false]], 403],
    ['a stranger', stranger, 404, 404],
  ])('%s', async (...[, who, seen, refusal]) => {
    await note(anna, words)
    expect(await seenBy(who)).toEqual(seen)
    expect((await note(who, 'Mine')).status).toBe(refusal)
    expect(await seenBy(anna)).toEqual([[words, true]])
  })

  test('a blocked guardian reads and writes nothing, and their note is gone', async () => {
    await note(anna, words)
    await note(ben, 'Two')
    const status = `/rest/v1/teams/${teamId}/members/${memberId}/guardians/${guardianIds[1] ?? ''}/status`
    const body = { status: 'blocked' }
    expect((await touchline.ask(coach, { method: 'PUT', path: status, body })).status).toBe(200)
    expect([404, []]).toContainEqual(await seenBy(ben))
    expect([403, 404]).toContain((await note(ben, 'Three')).status)
    expect(await seenBy(anna)).toEqual([])
    expect(await notesLeft()).toBe(0)
  })
})

describe('a note needs the plan', () => {
  const homes = () => `/rest/v1/teams/${teamId}/members/${memberId}/homes`

  test('and ends with it', async () => {
    await note(anna, words)
    await touchline.ask(ben, { method: 'DELETE', path: `${homes()}/${planId}` })
    expect(await seenBy(anna)).toEqual([])
    expect(await notesLeft()).toBe(0)
    expect((await note(anna, words)).status).toBe(412)
  })

  test('and stays when the guardians agree on another one', async () => {
    await note(anna, words)
    const next = await aPlan(false)
    const agreement = { method: 'PUT', path: `${homes()}/${next}/agreement` }
    expect((await touchline.ask(ben, agreement)).status).toBe(200)
    expect(await seenBy(ben)).toEqual([[words, false]])
  })

  test('not of someone of age', async () => {
    await sql`update members set date_of_birth = '2008-03-14' where id = ${memberId}`.execute(
      database,
    )
    expect((await note(anna, words)).status).toBe(403)
  })
})
