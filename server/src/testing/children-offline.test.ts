import { offlineEvent } from '@touchline/contract/events/shapes/offline-event'
import { createdEvent } from '@touchline/contract/events/shapes/requests'
import { consentTextVersion } from '@touchline/domain/children/consents'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { readOfflineEvent } from '#server/events/commands/offline-event.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { aFamily, familyPeople, type Family, type FamilyPerson } from './support/family.ts'
import { running } from './support/running.ts'

const touchline = await running()
const { database, clock } = touchline.platform
let family: Family
let eventId: string

const secret = 'Hazelnuts 7f3a'
const health = {
  allergies: secret,
  medication: '',
  notes: 'Only for the longer look',
  doctorName: '',
  doctorPhone: null,
  contacts: [{ name: 'Aunt Rosa', relation: 'Aunt', phone: '+34600111333' }],
}

const consent = (state: 'yes' | 'no') =>
  family.ask('guardian', 'PUT /consents/health', { state, textVersion: consentTextVersion })

async function anEvent(days: number): Promise<string> {
  const at = new Date(clock().getTime() + days * 86_400_000)
  const { event } = await touchline.done(
    family.owner,
    `POST /teams/${family.child.teamId}/events`,
    {
      body: {
        type: 'practice',
        title: 'Rain practice',
        date: at.toISOString().slice(0, 10),
        startTime: '18:00',
        endTime: '19:30',
      },
      shape: createdEvent,
    },
  )
  return event.id
}

const take = (who: FamilyPerson, id = eventId) =>
  touchline.ask(family.people[who], {
    method: 'GET',
    path: `/rest/v1/teams/${family.child.teamId}/events/${id}/offline`,
  })

async function looks(): Promise<readonly string[]> {
  const found = await sql<{ what: string }>`
    select what from health_access_log where team_id = ${family.child.teamId}`.execute(database)
  return found.rows.map(({ what }) => what)
}

async function packOf(who: FamilyPerson) {
  const { people } = offlineEvent.parse(JSON.parse((await take(who)).text))
  return people.find(({ memberId }) => memberId === family.child.memberId)
}

beforeAll(async () => {
  family = await aFamily(touchline)
  eventId = await anEvent(1)
  await consent('yes')
  await family.ask('guardian', 'PUT /health', { health, version: null })
})

beforeEach(async () => {
  await consent('yes')
  await sql`delete from health_access_log`.execute(database)
})

const statuses: Record<FamilyPerson, number> = {
  guardian: 403,
  blocked: 404,
  'other parent': 403,
  coach: 200,
  admin: 200,
  player: 403,
  stranger: 404,
}

test.each(familyPeople)('what a %s stores offline, and what is logged', async (who) => {
  const { status, text } = await take(who)
  expect(status).toBe(statuses[who])
  expect(text.includes(secret)).toBe(who === 'coach')
  expect(text).not.toContain(health.notes)
  expect(await looks()).toEqual(who === 'coach' ? ['offline'] : [])
})

test('gives a coach the parents without the blocked one, and emergency contacts', async () => {
  const person = await packOf('coach')
  expect(person?.parents).toHaveLength(2)
  expect(person?.emergency).toEqual({
    contacts: health.contacts,
    allergies: health.allergies,
    medication: health.medication,
  })
  expect((await packOf('admin'))?.emergency).toBeNull()
})

test('names nobody to call for a child whom the club blocks from the coach', async () => {
  const { teamId, memberId } = family.child
  const coach = await requirePerson(database, { accountId: family.people.coach.id, teamId })
  const actor = { ...coach, blockedFrom: [memberId] }
  const { people } = await database
    .transaction()
    .execute((tx) => readOfflineEvent(tx, { actor, now: clock(), eventId }))
  expect(people.find((one) => one.memberId === memberId)).toEqual({
    memberId,
    parents: [],
    emergency: null,
  })
})

test('includes no health data from the moment the consent is withdrawn', async () => {
  await consent('no')
  expect(await packOf('coach')).toMatchObject({ emergency: null })
  expect(await looks()).toEqual([])
})

test('excludes people who declined', async () => {
  const { teamId, memberId } = family.child
  const path = `/rest/v1/teams/${teamId}/events/${eventId}/answers`
  const say = (answer: string) => {
    const body = { answers: [{ memberId, answer }] }
    return touchline.ask(family.people.guardian, { method: 'PUT', path, body })
  }
  expect((await say('not_going')).status).toBe(200)
  expect(await packOf('coach')).toBeUndefined()
  expect(await looks()).toEqual([])
  await say('going')
  expect(await packOf('coach')).toBeDefined()
})

test('is available only around the event, and not for a cancelled one', async () => {
  expect((await take('coach', await anEvent(5))).text).toContain('not_around_event')
  const off = await anEvent(1)
  await touchline.ask(family.owner, {
    method: 'PUT',
    path: `/rest/v1/teams/${family.child.teamId}/events/${off}/cancellation`,
    body: { isCancelled: true, reason: '' },
  })
  expect((await take('coach', off)).text).toContain('event_cancelled')
  expect(await looks()).toEqual([])
})

test('includes no contacts of people who left after answering', async () => {
  await sql`update members set left_at = now() where id = ${family.child.memberId}`.execute(
    database,
  )
  await sql`
    insert into answers (team_id, event_id, member_id, answer, answered_at, answered_by)
    values (${family.child.teamId}, ${eventId}, ${family.child.memberId}, 'going', now(),
      ${family.people.guardian.id})
    on conflict do nothing`.execute(database)
  expect(await packOf('coach')).toEqual({
    memberId: family.child.memberId,
    parents: [],
    emergency: null,
  })
  expect(await looks()).toEqual([])
  await sql`update members set left_at = null where id = ${family.child.memberId}`.execute(database)
})

test('sends no more queries for a large team than for a small one', async () => {
  const { teamId } = family.child
  const asked = async () => {
    let count = 0
    const counting = database.withPlugin({
      transformQuery({ node }) {
        count += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const actor = await requirePerson(database, { accountId: family.people.coach.id, teamId })
    const taken = await counting
      .transaction()
      .execute((tx) => readOfflineEvent(tx, { actor, now: clock(), eventId }))
    return { count, seen: taken.people.filter(({ emergency }) => emergency !== null).length }
  }
  const few = await asked()
  for (let one = 0; one < 5; one += 1) {
    const memberId = await aMember(database, teamId, { firstName: `Leo ${one}` })
    await sql`insert into health_records (team_id, member_id, allergies, medication, notes, doctor_name,
        updated_at)
      values (${teamId}, ${memberId}, 'Dust', '', '', '', now())`.execute(database)
    await sql`insert into consents (id, team_id, member_id, kind, state, text_version, given_by,
        given_as,
        given_at) values (gen_random_uuid(), ${teamId}, ${memberId}, 'health', 'yes', '1',
        ${family.people.guardian.id}, 'guardian',
        now())`.execute(database)
  }
  expect(await asked()).toEqual({ count: few.count, seen: few.seen + 5 })
})
