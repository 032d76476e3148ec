import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { jobsOf } from '#server/jobs.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { websitesJobs } from '../jobs.ts'
import { aNameServer, cnameTarget, hostsOf } from '../testing/host-club.ts'
import { aPublicClub } from '../testing/public-club.ts'

const { names, environment } = await aNameServer()
afterAll(() => names.close())
const platform = await testPlatform(environment)
const { database } = platform
const { send, claim, check } = hostsOf(platform)
const club = await aPublicClub(platform)
const other = await aPublicClub(platform)
const start = Date.parse('2026-03-14T09:00:00Z')
const host = 'www.fc-beispiel.de'

beforeAll(async () => {
  await platform.startJobs(jobsOf(platform))
  await club.publish()
  await other.publish()
})

const wait = (hours: number) => platform.setClock(new Date(start + hours * 3_600_000).toISOString())

const announced = async () => {
  const found = await sql<{ name: string }>`
    select name from outbox where name = 'websites.host_failed'`.execute(database)
  return found.rows.length
}

test('a claim shows the record to set, and DNS confirms it', async () => {
  const claimed = await claim(club, ' WWW.FC-Beispiel.de. ')
  expect(claimed).toMatchObject({
    hostName: host,
    state: 'waiting',
    problem: null,
    checkedAt: null,
  })
  expect(claimed?.target).toMatch(new RegExp(`^[a-z0-9]{16}\\.${cnameTarget}$`))
  expect(await check(club, club.clubId)).toMatchObject({ state: 'waiting', problem: 'missing' })
  names.set(host, { kind: 'cname', target: claimed?.target ?? '' })
  expect(await check(club, club.clubId)).toMatchObject({ state: 'online', problem: null })
  expect(await club.read()).toMatchObject({
    url: `https://${host}`,
    siteUrl: `https://app.touchline.example/site/${club.slug}`,
    teams: [{ url: `https://${host}/norte-u10` }, { url: `https://${host}/norte-u12` }],
  })
})

test('the record of one club confirms no other claim', async () => {
  const claimed = await claim(other, host)
  expect(await check(other, other.clubId)).toMatchObject({ state: 'waiting', problem: 'elsewhere' })
  expect((await club.read()).host).toMatchObject({ state: 'online' })
  const before = await announced()
  names.set(host, { kind: 'cname', target: claimed?.target ?? '' })
  expect(await check(other, other.clubId)).toMatchObject({ state: 'online' })
  expect((await club.read()).host).toMatchObject({ state: 'waiting', problem: 'elsewhere' })
  expect(await announced()).toBe(before + 1)
})

test('a released host needs a new record', async () => {
  const before = (await other.read()).host?.target
  expect(await claim(other, null)).toBeNull()
  const again = await claim(other, host)
  expect(again?.target).not.toBe(before)
  expect(await check(other, other.clubId)).toMatchObject({ state: 'waiting', problem: 'elsewhere' })
})

test('says where a zone begins, and that DNS gave no answer', async () => {
  await claim(club, 'verein.co.uk')
  names.set('verein.co.uk', { kind: 'zone' })
  expect(await check(club, club.clubId)).toMatchObject({ problem: 'bare' })
  names.set('verein.co.uk', { kind: 'address' })
  expect(await check(club, club.clubId)).toMatchObject({ problem: 'missing' })
  names.set('verein.co.uk', { kind: 'broken' })
  expect(await check(club, club.clubId)).toMatchObject({ problem: 'unreachable' })
})

test('tells the managers once when a record is gone for an hour, and gives up after two weeks', async () => {
  const claimed = await claim(club, 'spiele.norte.de')
  names.set('spiele.norte.de', { kind: 'cname', target: claimed?.target ?? '' })
  await check(club, club.clubId)
  const before = await announced()
  names.remove('spiele.norte.de')
  expect(await check(club, club.clubId)).toMatchObject({ state: 'broken', problem: 'missing' })
  expect((await club.read()).url).toMatch(/\/site\//)
  expect(await announced()).toBe(before)
  wait(1)
  await check(club, club.clubId)
  await check(club, club.clubId)
  expect(await announced()).toBe(before + 1)
  names.set('spiele.norte.de', { kind: 'broken' })
  wait(14 * 24 + 1)
  expect(await check(club, club.clubId)).toMatchObject({ state: 'broken', problem: 'unreachable' })
  names.remove('spiele.norte.de')
  expect(await check(club, club.clubId)).toMatchObject({ state: 'waiting' })
})

test('tells the managers once when DNS gives no answer for a day, and keeps the domain', async () => {
  wait(0)
  const claimed = await claim(club, 'still.norte.de')
  names.set('still.norte.de', { kind: 'cname', target: claimed?.target ?? '' })
  await check(club, club.clubId)
  names.set('still.norte.de', { kind: 'broken' })
  const before = await announced()
  wait(23)
  expect(await check(club, club.clubId)).toMatchObject({ state: 'online', problem: 'unreachable' })
  wait(24)
  expect(await check(club, club.clubId)).toMatchObject({ state: 'broken', problem: 'unreachable' })
  expect((await club.read()).url).toMatch(/\/site\//)
  for (const hours of [25, 26, 40 * 24]) {
    wait(hours)
    expect(await check(club, club.clubId)).toMatchObject({ state: 'broken' })
  }
  expect(await announced()).toBe(before + 1)
  names.set('still.norte.de', { kind: 'cname', target: claimed?.target ?? '' })
  expect(await check(club, club.clubId)).toMatchObject({ state: 'online', problem: null })
})

test('one check of a host waits, however often it is asked for', async () => {
  wait(0)
  await platform.jobs.settle()
  const waiting = async () => {
    const found = await sql<{ count: number }>`
      select count(*)::int as count from jobs.job
      where name = 'websites.check_host' and state = 'created'`.execute(database)
    return found.rows[0]?.count
  }
  for (const host of ['a.norte.de', 'a.norte.de', 'b.norte.de']) await claim(club, host)
  expect(await waiting()).toBe(1)
  await claim(other, 'c.norte.de')
  const [, checkAll] = websitesJobs(platform)
  await checkAll?.run({})
  await checkAll?.run({})
  expect(await waiting()).toBe(2)
  await platform.jobs.settle()
  expect(await waiting()).toBe(0)
  expect((await club.read()).host).toMatchObject({ hostName: 'b.norte.de', problem: 'missing' })
})

test('claiming and releasing is in the audit log', async () => {
  await sql`delete from audit_log`.execute(database)
  await claim(club, 'alt.norte.de')
  for (const host of ['protokoll.norte.de', 'protokoll.norte.de', null, null])
    await claim(club, host)
  const found = await sql<{ action: string; host: string; by: string | null }>`
    select action, details ->> 'host' as host, actor_id as by from audit_log order by at, id`.execute(
    database,
  )
  expect(found.rows.map(({ action, host: about, by }) => [action, about, by !== null])).toEqual([
    ['websites.host_claimed', 'alt.norte.de', true],
    ['websites.host_claimed', 'protokoll.norte.de', true],
    ['websites.host_released', 'protokoll.norte.de', true],
  ])
})

test('new and failing hosts are checked every ten minutes, sound ones four times a day', async () => {
  wait(0)
  const claimed = await claim(club, 'neu.norte.de')
  await claim(other, null)
  await platform.jobs.settle()
  const checkedAt = async () => (await club.read()).host?.checkedAt
  const first = await checkedAt()
  names.set('neu.norte.de', { kind: 'cname', target: claimed?.target ?? '' })
  const [, checkAll] = websitesJobs(platform)
  const pass = async (hours: number) => {
    wait(hours)
    await checkAll?.run({})
    await platform.jobs.settle()
    return checkedAt()
  }
  expect(await pass(0.1)).toBe(first)
  const second = await pass(0.2)
  expect(second).not.toBe(first)
  expect((await club.read()).host).toMatchObject({ state: 'online' })
  expect(await pass(5)).toBe(second)
  expect(await pass(7)).not.toBe(second)
})

test.each([
  ['is deleted', 'deleted_at = now()', 'deleted_at = null'],
  ['is suspended', 'suspended_at = now()', 'suspended_at = null'],
  ['has websites turned off', `features = '{"websites": false}'`, `features = '{}'`],
])('nobody is told of a lost record while the club %s', async (_how, off, on) => {
  const set = (columns: string) =>
    sql`update clubs set ${sql.raw(columns)} where id = ${club.clubId}`.execute(database)
  wait(0)
  await claim(club, null)
  const claimed = await claim(club, 'fort.norte.de')
  names.set('fort.norte.de', { kind: 'cname', target: claimed?.target ?? '' })
  await check(club, club.clubId)
  const before = await announced()
  const [, checkAll] = websitesJobs(platform)
  const passes = async (...all: readonly number[]) => {
    for (const hours of all) {
      wait(hours)
      await checkAll?.run({})
      await platform.jobs.settle()
    }
    return (await announced()) - before
  }
  names.remove('fort.norte.de')
  await set(off)
  expect(await passes(7, 9, 11)).toBe(0)
  await set(on)
  expect(await passes(13, 15)).toBe(1)
})

test.each([
  ['192.0.2.1', 'host_invalid'],
  ['www.fc-beispiel.de:8443', 'host_invalid'],
  ['localhost', 'host_invalid'],
  ['fc-beispiel.de', 'host_bare'],
  ['app.touchline.example', 'host_ours'],
  [cnameTarget, 'host_ours'],
  [`abc.${cnameTarget}`, 'host_ours'],
])('refuses %s', async (typed, problem) => {
  const { status, body } = await send(club, typed)
  expect([status, body]).toMatchObject([422, { data: { fields: { host: problem } } }])
})

test('a website that was never saved has no host', async () => {
  const fresh = await aPublicClub(platform)
  expect((await send(fresh, host)).status).toBe(404)
})

test('without a name of the operator, none is offered', async () => {
  const without = await testPlatform()
  const plain = await aPublicClub(without)
  await plain.publish()
  expect(await plain.read()).toMatchObject({ offersHost: false, host: null })
  expect((await hostsOf(without).send(plain, host)).code).toBe('feature_off')
})
