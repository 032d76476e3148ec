import { consentKinds, consentTextVersion } from '@touchline/domain/children/consents'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { aMember } from '#server/teams/testing/people.ts'

import { aFamily, familyPeople, type Family } from './support/family.ts'
import { running } from './support/running.ts'

const touchline = await running()
const { platform } = touchline
const { database } = platform
let family: Family

beforeAll(async () => {
  family = await aFamily(touchline)
  // A father blocked from the child who coaches the team.
  await aMember(database, family.child.teamId, {
    accountId: family.people.blocked.id,
    role: 'Coach',
  })
})

beforeEach(async () => {
  await sql`delete from consents`.execute(database)
  await sql`delete from notifications`.execute(database)
})

const answer = (kind: string, state: 'yes' | 'no') =>
  family.ask('guardian', `PUT /consents/${kind}`, { state, textVersion: consentTextVersion })

/** Who is notified, and of how many. */
async function notified(): Promise<Record<string, number>> {
  await platform.jobs.settle()
  const found = await sql<{ accountId: string; count: number }>`
    select account_id as "accountId", jsonb_array_length(subjects) as count from notifications
    where kind = 'consent_withdrawn'`.execute(database)
  const names = new Map<string, string>(familyPeople.map((name) => [family.people[name].id, name]))
  names.set(family.owner.id, 'owner')
  return Object.fromEntries(
    found.rows.map(({ accountId, count }) => [names.get(accountId) ?? accountId, count]),
  )
}

const soon = { timeout: 15_000, interval: 20 }

test.each(consentKinds)('notifies only staff when consent to %s is withdrawn', async (kind) => {
  await answer(kind, 'yes')
  await answer(kind, 'no')
  await expect.poll(notified, soon).toEqual({ coach: 1, admin: 1, owner: 1 })
})

test('groups several of one child', async () => {
  for (const kind of ['membership', 'third_parties']) {
    await answer(kind, 'yes')
    await answer(kind, 'no')
  }
  await expect.poll(notified, soon).toEqual({ coach: 2, admin: 2, owner: 2 })
})

test('announces neither a yes nor a first no', async () => {
  await answer('membership', 'no')
  await answer('membership', 'no')
  await answer('health', 'yes')
  await answer('third_parties', 'yes')
  await answer('third_parties', 'no')
  await expect.poll(notified, soon).toEqual({ coach: 1, admin: 1, owner: 1 })
})

test('also announces the withdrawal of last season’s photo consent', async () => {
  await answer('pictures_public', 'yes')
  await sql`update consents set given_at = now() - interval '900 days'`.execute(database)
  await answer('pictures_public', 'no')
  await expect.poll(notified, soon).toEqual({ coach: 1, admin: 1, owner: 1 })
})

test('does not notify a coach who withdraws consent for their own child', async () => {
  const { coach, guardian } = family.people
  await answer('membership', 'yes')
  await sql`
    update guardians set account_id = ${coach.id} where account_id = ${guardian.id}`.execute(
    database,
  )
  const no = { state: 'no', textVersion: consentTextVersion }
  await family.ask('coach', 'PUT /consents/membership', no)
  await expect.poll(notified, soon).toEqual({ admin: 1, owner: 1 })
})
