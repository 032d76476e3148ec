import { beforeEach, describe, expect, test } from 'vitest'

import { now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { releaseLapsed } from '../commands/release-lapsed.ts'
import { anAwayTeamWithGuests } from '../testing/guests.ts'

const platform = await testPlatform()
const { database } = platform
let team: Awaited<ReturnType<typeof anAwayTeamWithGuests>>

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await anAwayTeamWithGuests(platform)
})

/** The car of a family of the host team. */
async function carOfHost(): Promise<string> {
  await team.host.offer(team.host.mother)
  return team.host.carOf(team.host.mother)
}

test('a guest’s guardian sees the lifts, asks for one and takes a seat', async () => {
  const car = await carOfHost()
  expect(await team.see(team.parent)).toMatchObject({
    isOn: true,
    mayDrive: true,
    mayRequestFor: [{ memberId: team.nil, firstName: 'Nil', isMe: false }],
    offers: [{ driver: 'Marta Gil', children: ['Leo', 'Mia'], isMine: false }],
  })
  await team.request(team.parent, team.nil)
  expect((await team.take(team.parent, team.nil, car)).status).toBe(200)
  expect(await team.see(team.host.father.accountId)).toMatchObject({
    requests: [{ firstName: 'Nil', isMine: false, seats: [{ isAccepted: true }, {}] }],
  })
})

test('a guest’s guardian drives children of the host team', async () => {
  await team.offer(team.parent)
  const [offer] = (await team.see(team.host.father.accountId)).offers
  expect(offer).toMatchObject({ children: ['Nil'], isMine: false })
  await team.request(team.host.father.accountId, team.host.ben)
  const taken = await team.take(team.host.father.accountId, team.host.ben, offer?.id ?? '')
  expect(taken.status).toBe(200)
  expect((await team.see(team.parent)).requests).toMatchObject([{ firstName: 'Ben' }])
})

test('a child who is a guest neither drives nor arranges, an adult guest does both', async () => {
  expect(await team.see(team.nilsAccount)).toMatchObject({ mayDrive: false, mayRequestFor: [] })
  expect((await team.offer(team.nilsAccount)).body).toMatchObject({ code: 'not_allowed' })
  const asked = await team.request(team.nilsAccount, team.nil)
  expect(asked.body).toMatchObject({ code: 'guardian_needed' })
  expect(await team.see(team.adult)).toMatchObject({
    mayDrive: true,
    mayRequestFor: [{ memberId: team.oriol, isMe: true }],
  })
  expect((await team.request(team.adult, team.oriol)).status).toBe(200)
  expect((await team.offer(team.adult)).status).toBe(200)
})

test('a driver of the host team only offers a guest’s child a seat', async () => {
  const car = await carOfHost()
  await team.request(team.parent, team.nil)
  const offered = await team.take(team.host.mother.accountId, team.nil, car)
  expect(offered.body).toMatchObject({ requests: [{ seats: [{ isAccepted: false }, {}] }] })
})

test('others of the guest’s team, and guests of nothing, see no lifts', async () => {
  await team.end(team.oriol)
  expect((await team.read(team.adult)).status).toBe(404)
  expect((await team.read(await anAccount(database, 'Igor'))).status).toBe(404)
})

test('nobody asks for someone else’s guest', async () => {
  const asked = [
    await team.request(team.parent, team.oriol),
    await team.request(team.parent, team.host.ben),
    await team.request(team.host.father.accountId, team.nil),
  ]
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
})

describe('once the guest is no guest any more', () => {
  test('the guardian sees nothing, and the seat is free', async () => {
    const car = await carOfHost()
    await team.request(team.parent, team.nil)
    await team.take(team.parent, team.nil, car)
    await team.end(team.nil)
    expect((await team.read(team.parent)).status).toBe(404)
    expect((await team.request(team.parent, team.nil)).status).toBe(404)
    await releaseLapsed(platform)
    expect(await team.host.lifts()).toMatchObject({ offers: [{}], requests: [] })
  })

  test('their family’s car is gone', async () => {
    await team.offer(team.parent)
    await releaseLapsed(platform)
    expect((await team.host.lifts()).offers).toHaveLength(1)
    await team.end(team.nil)
    await releaseLapsed(platform)
    expect((await team.host.lifts()).offers).toEqual([])
  })
})

describe('a parent of the host team whom the club blocks from the guest', () => {
  const seatsOfNil = async () =>
    (await team.host.lifts()).requests.find(({ memberId }) => memberId === team.nil)?.seats

  test('neither sees the guest’s family nor drives the guest', async () => {
    const car = await carOfHost()
    await team.block(team.host.mother.accountId)
    await team.request(team.parent, team.nil)
    await team.offer(team.parent)
    expect(await team.see(team.host.mother.accountId)).toMatchObject({
      offers: [{ isMine: true }],
      requests: [],
    })
    expect((await team.see(team.parent)).offers).toMatchObject([{ isMine: true }])
    expect((await team.take(team.parent, team.nil, car)).status).toBe(404)
    expect((await team.take(team.host.mother.accountId, team.nil, car)).status).toBe(404)
  })

  test('loses a guest who had a seat before', async () => {
    const car = await carOfHost()
    await team.request(team.parent, team.nil)
    await team.take(team.parent, team.nil, car)
    await team.block(team.host.mother.accountId)
    await releaseLapsed(platform)
    expect(await seatsOfNil()).toEqual([])
  })
})
