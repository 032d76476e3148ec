import { kitPlayers, sizesRequestResult } from '@touchline/contract/members/shapes/kit'
import { maxKitPlayers } from '@touchline/domain/members/kit-order'
import { parse as parseCsv } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, aTeam } from '#server/teams/testing/people.ts'

import { askingMembers } from '../testing/asking.ts'
import { aRoster, type Person } from '../testing/team.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingMembers(platform)

let { teamId, people, rows } = await aRoster(database)

beforeEach(async () => {
  ;({ teamId, people, rows } = await aRoster(database))
  await sql`update members set shirt_size = 'M', shorts_size = 'S', shoe_size = '38'
    where id = ${rows.leo}`.execute(database)
  await sql`delete from outbox`.execute(database)
})

const at = (path = '') => `/teams/${teamId}/kit${path}`
const post = (person: Person, path: string, body: object) =>
  ask(people[person], { method: 'POST', path: at(path), body })

async function askedAbout(): Promise<readonly string[]> {
  const found = await sql<{ memberId: string }>`
    select payload ->> 'memberId' as "memberId" from outbox
    where name = 'members.sizes_asked'`.execute(database)
  return found.rows.map(({ memberId }) => memberId)
}

test('lists the players with their sizes, without coaches', async () => {
  const { body } = await ask(people.coach, { method: 'GET', path: at() })
  const { players } = kitPlayers.parse(body)
  expect(players.map(({ id }) => id)).not.toContain(rows.coach)
  expect(players.find(({ id }) => id === rows.leo)?.sizes).toEqual({
    shirt: 'M',
    shorts: 'S',
    shoes: '38',
  })
})

test('leaves out a child that the coach is blocked from', async () => {
  await sql`update members set account_id = ${people.coach} where id = ${rows.coach}`.execute(
    database,
  )
  const guardian = await sql<{ id: string }>`
    insert into guardians (team_id, id, first_name, last_name, account_id)
    values (${teamId}, gen_random_uuid(), 'Carl', 'Ruiz', ${people.coach}) returning id`.execute(
    database,
  )
  await sql`insert into guardianships (team_id, guardian_id, member_id, role, blocked_at)
    values (${teamId}, ${guardian.rows[0]?.id}, ${rows.leo}, 'father', now())`.execute(database)
  const { body } = await ask(people.coach, { method: 'GET', path: at() })
  expect(kitPlayers.parse(body).players.map(({ id }) => id)).not.toContain(rows.leo)
})

test('exports totals by size and a line for each player', async () => {
  await sql`update members set shirt_size = ' m' where id = ${rows.leo}`.execute(database)
  const order = { items: ['shirt', 'shorts'], format: 'csv', language: 'de' }
  const memberIds = [rows.leo, rows.player]
  const { bytes } = await post('coach', '/order', { memberIds, ...order })
  expect(parseCsv(bytes, { bom: true })).toEqual([
    ['Artikel', 'Größe', 'Anzahl', 'Nummer', 'Name'],
    ['Trikots', 'M', '1', '', ''],
    ['Hosen', 'S', '1', '', ''],
    ['', '', '', '', ''],
    ['Trikots', 'M', '1', '', 'Leo Ruiz'],
    ['Hosen', 'S', '1', '', 'Leo Ruiz'],
    ['Trikots', 'Keine Größe', '', '', 'Pau Ruiz'],
    ['Hosen', 'Keine Größe', '', '', 'Pau Ruiz'],
  ])
})

test('a large team is listed and ordered whole', async () => {
  await sql`insert into members (team_id, id, first_name, last_name, role)
    select ${teamId}, gen_random_uuid(), 'Pat', 'No. ' || at, 'Member'
    from generate_series(1, 600) as at`.execute(database)
  const { body } = await ask(people.coach, { method: 'GET', path: at() })
  const memberIds = kitPlayers.parse(body).players.map(({ id }) => id)
  expect(memberIds.length).toBeGreaterThan(600)
  const order = { memberIds, items: ['shirt'], format: 'csv', language: 'en' }
  const { bytes } = await post('coach', '/order', order)
  expect(parseCsv(bytes, { bom: true }).length).toBeGreaterThan(600)
  expect(await post('coach', '/questions', { memberIds })).toMatchObject({ status: 200 })
})

test('asks only those who lack a size', async () => {
  const { body } = await post('coach', '/questions', { memberIds: [rows.leo, rows.player] })
  expect(sizesRequestResult.parse(body)).toEqual({ asked: [rows.player] })
  expect(await askedAbout()).toEqual([rows.player])
})

test('finds no players of other teams', async () => {
  const stranger = await aMember(database, await aTeam(database))
  const memberIds = [rows.player, stranger]
  const order = { memberIds, items: ['shirt'], format: 'csv', language: 'en' }
  expect((await post('coach', '/order', order)).status).toBe(404)
  expect((await post('coach', '/questions', { memberIds })).status).toBe(404)
  expect(await askedAbout()).toEqual([])
})

test('asks three times a day at most', async () => {
  const body = { memberIds: [rows.player] }
  for (let times = 0; times < 3; times += 1) await post('coach', '/questions', body)
  expect((await post('coach', '/questions', body)).status).toBe(429)
  expect(await askedAbout()).toHaveLength(3)
})

test.each([
  ['player', 403],
  ['mother', 403],
  ['stranger', 404],
] as const)('is not shown to %s: %s', async (person, status) => {
  const memberIds = [rows.player]
  const order = { memberIds, items: ['shirt'], format: 'csv', language: 'en' }
  expect((await ask(people[person], { method: 'GET', path: at() })).status).toBe(status)
  expect((await post(person, '/order', order)).status).toBe(status)
  expect((await post(person, '/questions', { memberIds })).status).toBe(status)
})

test('an order for more players than a team can have is refused, and nobody is asked', async () => {
  const memberIds = Array.from({ length: maxKitPlayers + 1 }, () => rows.leo)
  const order = { memberIds, items: ['shirt'], format: 'csv', language: 'en' }
  expect(await post('coach', '/order', order)).toMatchObject({ status: 422 })
  expect(await post('coach', '/questions', { memberIds })).toMatchObject({ status: 422 })
  expect(await askedAbout()).toEqual([])
})
