import { lifts } from '@touchline/contract/lifts/shapes'
import { beforeEach, expect, test } from 'vitest'

import { now } from '#server/events/testing/playing-team.ts'
import { requestsOver } from '#server/events/testing/requests.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { liftsRoutes } from './routes.ts'
import { aCar, anAwayTeam, type AwayTeam } from './testing/away-team.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock(now.toISOString())
const ask = requestsOver(platform, { lifts: liftsRoutes })
let team: AwayTeam
let at: string

beforeEach(async () => {
  team = await anAwayTeam(database)
  at = `/teams/${team.teamId}/events/${team.eventId}/lifts`
})

const put = (path: string, body: object) => ({ method: 'PUT', path, body }) as const

test('from a request to a seat, over the wire', async () => {
  const offered = await ask(team.mother.accountId, put(`${at}/offer`, { offer: aCar }))
  const [offer] = lifts.parse(offered.body).offers
  expect(offer).toMatchObject({ ...aCar, isMine: true, children: ['Leo', 'Mia'] })

  const mine = await ask(team.father.accountId, { method: 'GET', path: at })
  expect(mine.body).toMatchObject({
    isOn: true,
    mayDrive: true,
    mayRequestFor: [{ memberId: team.ben, firstName: 'Ben', isMe: false }],
    offers: [{ isMine: false }],
  })
  const request = { direction: 'both', meetingPlace: null }
  await ask(team.father.accountId, put(`${at}/requests/${team.ben}`, { request }))
  const seat = `${at}/requests/${team.ben}/seat`
  const taken = await ask(team.father.accountId, put(seat, { offerId: offer?.id, isTaken: true }))
  expect(taken.body).toMatchObject({
    mayRequestFor: [],
    requests: [{ firstName: 'Ben', isMine: true, seats: [{ isAccepted: true }, {}] }],
  })
  const left = await ask(team.father.accountId, put(seat, { offerId: offer?.id, isTaken: false }))
  expect(left.body).toMatchObject({ requests: [{ seats: [] }] })
})

test('a car needs seats and, unless it only drives back, a time', async () => {
  const refused = async (change: object) =>
    (await ask(team.mother.accountId, put(`${at}/offer`, { offer: { ...aCar, ...change } }))).body
  expect(await refused({ seats: 9 })).toMatchObject({
    code: 'invalid_input',
    data: { fields: { 'offer.seats': 'seats_required' } },
  })
  expect(await refused({ leavesAt: null })).toMatchObject({
    data: { fields: { 'offer.leavesAt': 'time_required' } },
  })
  expect(await refused({ meetingPlace: 'x'.repeat(121) })).toMatchObject({ code: 'invalid_input' })
  expect(await refused({ direction: 'back', leavesAt: null })).toMatchObject({ isOn: true })
})

test('staff switch lifts on and off; others and strangers do not', async () => {
  expect(await ask(team.mother.accountId, put(at, { isOn: false }))).toMatchObject({ status: 403 })
  expect((await ask(team.coach.accountId, put(at, { isOn: false }))).body).toMatchObject({
    isOn: false,
  })
  const stranger = await anAccount(database, 'Nadia')
  for (const asked of [
    { method: 'GET', path: at } as const,
    put(at, { isOn: true }),
    put(`${at}/offer`, { offer: null }),
    put(`${at}/requests/${team.ben}`, { request: null }),
  ])
    expect(await ask(stranger, asked)).toMatchObject({ status: 404 })
})

test('another team’s event is not found', async () => {
  const other = await anAwayTeam(database)
  const path = `/teams/${team.teamId}/events/${other.eventId}/lifts`
  expect(await ask(team.coach.accountId, { method: 'GET', path })).toMatchObject({ status: 404 })
  expect(await ask(team.mother.accountId, put(`${path}/offer`, { offer: aCar }))).toMatchObject({
    status: 404,
  })
})
