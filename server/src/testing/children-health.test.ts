import { consents } from '@touchline/contract/children/shapes'
import { access, healthPage } from '@touchline/contract/children/shapes/health'
import { consentTextVersion, type ConsentKind } from '@touchline/domain/children/consents'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

import { eraseUnconsentedHealth } from '#server/children/commands/retention.ts'

import { endpoints } from './support/endpoints.ts'
import { aFamily, familyPeople, type Family, type FamilyPerson } from './support/family.ts'
import { running } from './support/running.ts'
import { rows } from './support/sweep-rows.ts'

const touchline = await running()
const { platform } = touchline
const { database } = platform
let family: Family

/** Occurs nowhere else. */
const secret = 'Hazelnuts 7f3a'
const health = {
  allergies: secret,
  medication: `${secret} inhaler`,
  notes: `${secret} notes`,
  doctorName: `${secret} doctor`,
  doctorPhone: '+34600111222',
  contacts: [{ name: `${secret} aunt`, relation: 'Aunt', phone: '+34600111333' }],
}

const answer = (who: FamilyPerson, state: 'yes' | 'no', kind: ConsentKind = 'health') =>
  family.ask(who, `PUT /consents/${kind}`, { state, textVersion: consentTextVersion })

const save = (version: number | null) => family.ask('guardian', 'PUT /health', { health, version })

async function countOfLooks(): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from health_access_log
    where team_id = ${family.child.teamId}`.execute(database)
  return found.rows[0]?.count ?? 0
}

async function isStored(): Promise<boolean> {
  const found = await sql`
    select 1 from health_records where member_id = ${family.child.memberId}`.execute(database)
  return found.rows.length === 1
}

/** Runs the hourly job some hours from now. */
const eraseIn = (hours: number) =>
  eraseUnconsentedHealth({
    database,
    clock: () => new Date(platform.clock().getTime() + hours * 3_600_000),
  })

beforeAll(async () => {
  family = await aFamily(touchline)
})

test('trust.md 2, row 13: stores nothing without consent', async () => {
  const { status, text } = await save(null)
  expect({ status, text }).toMatchObject({ status: 409 })
  expect(text).toContain('consent_missing')
  expect(await isStored()).toBe(false)
})

test('lets the guardian consent, write and read, and reports one of two simultaneous edits', async () => {
  expect((await answer('guardian', 'yes')).status).toBe(200)
  expect((await save(null)).status).toBe(200)
  expect((await save(null)).status).toBe(412)
  const { text } = await family.ask('guardian', 'GET /health')
  expect(healthPage.parse(JSON.parse(text))).toMatchObject({
    consent: 'yes',
    mayAnswer: true,
    record: { ...health, version: 1 },
  })
})

const readers: Record<FamilyPerson, { withConsent: number; without: number }> = {
  guardian: { withConsent: 200, without: 200 },
  blocked: { withConsent: 404, without: 404 },
  'other parent': { withConsent: 403, without: 403 },
  coach: { withConsent: 200, without: 403 },
  admin: { withConsent: 403, without: 403 },
  player: { withConsent: 403, without: 403 },
  stranger: { withConsent: 404, without: 404 },
}
const screen = '/health'

describe('trust.md 2, row 13: health data', () => {
  test.each(familyPeople)('with consent, for the %s', async (who) => {
    const before = await countOfLooks()
    const { status, text } = await family.ask(who, `GET ${screen}`)
    expect(status).toBe(readers[who].withConsent)
    expect(text.includes(secret)).toBe(status === 200)
    expect((await countOfLooks()) - before).toBe(who === 'coach' ? 1 : 0)
  })

  test.each(familyPeople)('from the moment consent is withdrawn, for the %s', async (who) => {
    await answer('guardian', 'no')
    const before = await countOfLooks()
    const { status, text } = await family.ask(who, `GET ${screen}`)
    expect(status).toBe(readers[who].without)
    expect(text.includes(secret)).toBe(status === 200)
    expect(await countOfLooks()).toBe(before)
    await answer('guardian', 'yes')
  })
})

test('no endpoint shows health data to staff without logging the access', async () => {
  const reading = endpoints().filter(({ method }) => method === 'GET')
  const shown: string[] = []
  for (const { name, path } of reading) {
    const before = await countOfLooks()
    const filled = `${path}${rows[name]?.query ?? ''}`.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      String(Object.entries(family.ids).find(([id]) => id === key)?.[1] ?? 'health'),
    )
    for (const who of ['coach', 'admin'] as const) {
      const { text } = await touchline.ask(family.people[who], {
        method: 'GET',
        path: `/rest/v1${filled}`,
      })
      if (text.includes(secret)) shown.push(`${name}: ${(await countOfLooks()) - before}`)
    }
  }
  expect(shown).toEqual(['children.health: 1', 'children.emergency: 1'])
})

test('leaves none of it in responses stored for retries, events or jobs', async () => {
  const { health: _, ...key } = { health, ...family.child }
  await touchline.ask(family.people.guardian, {
    method: 'PUT',
    path: `/rest/v1/teams/${key.teamId}/members/${key.memberId}/health`,
    body: { health, version: 1 },
    headers: { 'idempotency-key': 'health-once-1' },
  })
  const found = await sql<{ place: string }>`
    select 'answers' as place from idempotency_keys where response::text like ${`%${secret}%`}
    union all select 'news' from outbox where payload::text like ${`%${secret}%`}`.execute(database)
  expect(found.rows).toEqual([])
})

describe('the access log', () => {
  test('is read by the guardian, newest first, in pages', async () => {
    for (let count = 0; count < 25; count += 1) await family.ask('coach', 'GET /emergency')
    const first = access.parse(JSON.parse((await family.ask('guardian', 'GET /access')).text))
    expect(first.log).toHaveLength(20)
    expect(first.log[0]).toMatchObject({ name: 'Ana Ruiz', what: 'emergency' })
    const next = await family.ask('guardian', `GET /access?cursor=${first.nextCursor}`)
    const second = access.parse(JSON.parse(next.text))
    const ids = [...first.log, ...second.log].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(25)
  })

  test.each(familyPeople.filter((who) => who !== 'guardian'))(
    'is hidden from the %s, as is who may see the data',
    async (who) => {
      const isOutside = who === 'stranger' || who === 'blocked'
      expect((await family.ask(who, 'GET /access')).status).toBe(isOutside ? 404 : 403)
    },
  )

  test('says who may see it, and why', async () => {
    const { text } = await family.ask('guardian', 'GET /access')
    const { viewers: people } = access.parse(JSON.parse(text))
    const said = people.map(({ as, seesContact, seesHealth }) => [as, seesContact, seesHealth])
    expect(said).toContainEqual(['guardian', true, true])
    expect(said).toContainEqual(['coach', true, true])
    expect(said).toContainEqual(['admin', true, false])
    // The team's owner is also its coach.
    expect(said).toHaveLength(4)
  })
})

describe('trust.md 2, row 2: a consent', () => {
  test('tells the guardian who gave it, how, when, and the wording', async () => {
    const { text } = await family.ask('guardian', 'GET /consents')
    const found = consents.parse(JSON.parse(text)).consents.find(({ kind }) => kind === 'health')
    expect(found).toMatchObject({ state: 'yes', givenBy: 'Marta Ruiz', givenAs: 'guardian' })
    expect(found?.history.at(-1)).toMatchObject({
      state: 'yes',
      textVersion: consentTextVersion,
      givenBy: 'Marta Ruiz',
    })
  })

  test('tells staff only the result', async () => {
    const { text } = await family.ask('coach', 'GET /consents')
    const found = consents.parse(JSON.parse(text)).consents.find(({ kind }) => kind === 'health')
    expect(found).toEqual({
      kind: 'health',
      state: 'yes',
      givenAt: null,
      givenBy: null,
      givenAs: null,
      own: null,
      disagreement: [],
      isAskedAgain: false,
      history: [],
    })
  })

  test('deletes the data within 24 hours of being withdrawn, not at once', async () => {
    await answer('guardian', 'no')
    await eraseIn(21)
    expect(await isStored()).toBe(true)
    await eraseIn(23)
    expect(await isStored()).toBe(false)
    const left = await sql`select 1 from emergency_contacts`.execute(database)
    expect(left.rows).toEqual([])
  })

  test('keeps what is written after it is given again', async () => {
    await answer('guardian', 'yes')
    await save(null)
    await eraseIn(48)
    expect(await isStored()).toBe(true)
  })
})

test.each(['archived_at', 'left_at'] as const)(
  'erases health data within a day after %s and hides it from staff meanwhile',
  async (end) => {
    const { memberId } = family.child
    await sql`update members set ${sql.ref(end)} = ${platform.clock()} where id = ${memberId}`.execute(
      database,
    )
    expect((await family.ask('coach', 'GET /health')).status).toBe(404)
    await eraseIn(23)
    expect(await isStored()).toBe(false)
    await sql`update members set ${sql.ref(end)} = null where id = ${memberId}`.execute(database)
    await save(null)
  },
)

test('lets only the guardian erase it at once', async () => {
  for (const who of ['coach', 'admin', 'player', 'other parent'] as const)
    expect((await family.ask(who, 'PUT /health', { health: null })).status).toBe(403)
  expect(await isStored()).toBe(true)
  const erased = await family.ask('guardian', 'PUT /health', { health: null })
  expect(erased.text).toBe('{"version":null}')
  expect(await isStored()).toBe(false)
})

test('reports one of two simultaneous first records', async () => {
  const both = await Promise.all([save(null), save(null)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 412]))
  const { text } = await family.ask('guardian', 'GET /health')
  expect(healthPage.parse(JSON.parse(text)).record?.version).toBe(1)
})
