import { joinLink } from '@touchline/contract/invitations/shapes'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { aGuardian, aMember, type MemberTraits } from '#server/teams/testing/people.ts'

import {
  facts,
  outsiders,
  people,
  viewersOf,
  teammates,
  type Fact,
  type PersonName,
} from './support/child-viewers.ts'
import { running, type Person } from './support/running.ts'
import { questionOf } from './support/sweep-question.ts'
import { isPrivate, sweptEndpoints as everything, type SweptEndpoint } from './support/swept.ts'
import { aWorld } from './support/world.ts'

/** Values that occur only in the data of the child, of its mother, and in its name. */
const marks: Readonly<Record<Fact, readonly string[]>> = {
  child: ['child-mark@example.org', '+34600777001', '2014-11-23', 'Quincunx Lane'],
  mother: ['mother-mark@example.org', '+34600777002'],
  name: ['Zwyntje'],
}

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform
const world = await aWorld(touchline)
const { teamId, memberId, clubId } = world.ids
const asking = await everybody()

async function everybody(): Promise<Readonly<Record<PersonName, Person | undefined>>> {
  await sql`update teams set club_id = ${clubId} where id = ${teamId}`.execute(database)
  await sql`
    update members set last_name = 'Zwyntje', email = 'child-mark@example.org',
      phone = '+34600777001', date_of_birth = '2014-11-23', address = 'Quincunx Lane'
    where id = ${memberId}`.execute(database)
  await sql`
    update bill_lines set last_name = 'Zwyntje' where member_id = ${memberId}`.execute(database)
  const now = platform.clock()
  return {
    owner: world.owner,
    coach: await player('Carla', { role: 'Coach' }),
    'adult player': await player('Pau', { dateOfBirth: '1990-01-01' }),
    'young player': await player('Iris', { dateOfBirth: `${now.getUTCFullYear() - 16}-12-31` }),
    ...(await parents()),
    clubmate: await clubmate('Cleo'),
    'coach of another team': await clubmate('Boris', { role: 'Coach' }),
    'former coach': await player('Luis', { role: 'Coach', leftAt: now }),
    stranger: await touchline.signUp('Igor'),
    nobody: undefined,
  }
}

async function player(
  firstName: string,
  { dateOfBirth = null, ...traits }: MemberTraits & { dateOfBirth?: string | null },
): Promise<Person> {
  const person = await touchline.signUp(firstName)
  const id = await aMember(database, teamId, { ...traits, accountId: person.id, firstName })
  await sql`update members set date_of_birth = ${dateOfBirth} where id = ${id}`.execute(database)
  return person
}

/** Both parents of the child, one of another child, and one who waits for approval. */
async function parents() {
  const signUp = (name: string) => touchline.signUp(name)
  const child = { teamId, memberId }
  const mother = await signUp('Marta')
  const guardianId = await aGuardian(database, child, { accountId: mother.id })
  await sql`
    update guardians set email = 'mother-mark@example.org', phone = '+34600777002'
    where id = ${guardianId}`.execute(database)
  const father = await signUp('Felix')
  await aGuardian(database, child, { accountId: father.id })
  const otherParent = await signUp('Olga')
  const otherChild = { teamId, memberId: await aMember(database, teamId, { firstName: 'Otto' }) }
  await aGuardian(database, otherChild, { accountId: otherParent.id })
  const waiting = await signUp('Wanda')
  await askToJoin(waiting)
  return { mother, father, 'other parent': otherParent, 'waiting parent': waiting }
}

async function askToJoin(parent: Person) {
  const { code } = await done(world.owner, `GET /teams/${teamId}/join-link`, { shape: joinLink })
  const child = { firstName: 'Nina', lastName: 'Zwyntje', dateOfBirth: '2014-11-23' }
  const who = { kind: 'parent', firstName: 'Wanda', lastName: 'Gil', role: 'mother', child }
  await done(parent, `POST /teams/${teamId}/join`, {
    body: { key: { kind: 'code', value: code }, who },
    shape: z.object({ kind: z.literal('waiting') }),
  })
}

/** In another team of the same club. */
async function clubmate(firstName: string, traits: MemberTraits = {}): Promise<Person> {
  const others = await sql<{ id: string }>`
    select id from teams where club_id = ${clubId} and id <> ${teamId} limit 1`.execute(database)
  const person = await touchline.signUp(firstName)
  await aMember(database, others.rows[0]?.id ?? '', { ...traits, accountId: person.id })
  return person
}

const ends = new Set(['teams.leave', 'members.leave'])
const swept = everything.filter(({ name }) => !ends.has(name))
const isRead = ({ method }: SweptEndpoint) => method === 'GET'

async function notificationsOf(name: PersonName, one: SweptEndpoint): Promise<readonly Fact[]> {
  const { text } = await ask(asking[name], questionOf(one, world.ids))
  return facts.filter((fact) => marks[fact].some((mark) => text.includes(mark)))
}

describe('trust.md 2, rows 5, 11 and 16: contact data, birth date, address and name of a child', () => {
  test.each(swept.filter(isRead))('$name shows them only to the listed people', async (one) => {
    const seen: Record<Fact, PersonName[]> = { child: [], mother: [], name: [] }
    for (const name of people)
      for (const fact of await notificationsOf(name, one)) seen[fact].push(name)
    expect(seen).toEqual(viewersOf(one.name))
  })

  test.each(teammates)(
    'gives a %s none of it through writes either, except the name',
    async (name) => {
      for (const one of swept.filter((other) => !isRead(other))) {
        const seen = await notificationsOf(name, one)
        expect([one.name, seen.filter((fact) => fact !== 'name')]).toEqual([one.name, []])
      }
    },
  )

  test.each(outsiders)('gives a %s none of it through any read', async (name) => {
    for (const one of swept.filter((other) => !isRead(other)))
      expect([one.name, await notificationsOf(name, one)]).toEqual([one.name, []])
  })

  test.each([
    ['a coach', { role: 'Coach' }],
    ['an admin', { isAdmin: true }],
  ])('hides the team from %s of another team of the club', async (_, traits) => {
    const neighbour = await clubmate('Berta', traits)
    const ofTeam = swept.filter((one) => isPrivate(one) && one.path.startsWith('/teams/{teamId}'))
    for (const one of ofTeam) {
      const { status } = await ask(neighbour, questionOf(one, world.ids))
      expect([one.name, status]).toEqual([one.name, 404])
    }
  })

  test.each(outsiders)('shows a %s no child through the link or code', async (name) => {
    const keys = await done(world.owner, `GET /teams/${teamId}/join-link`, { shape: joinLink })
    const link = new URL(keys.link).searchParams.get('code') ?? ''
    for (const key of [
      { kind: 'link', value: link },
      { kind: 'code', value: keys.code },
    ]) {
      const opened = await ask(asking[name], {
        method: 'POST',
        path: `/rest/v1/teams/${teamId}/join/open`,
        body: { key },
      })
      expect(opened.status).toBe(200)
      for (const mark of Object.values(marks).flat()) expect(opened.text).not.toContain(mark)
      const roster = { method: 'GET', path: `/rest/v1/teams/${teamId}/members` }
      expect((await ask(asking[name], roster)).status).toBe(404)
    }
  })
})
