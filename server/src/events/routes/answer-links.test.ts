import { answerCard } from '@touchline/contract/events/shapes/answer-link'
import { maxFailedAttemptsOfNetwork } from '@touchline/domain/values/failed-attempts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { cancelEvent, removeEvent } from '../commands/cancel.ts'
import { answerToken } from '../queries/answer-links.ts'
import { eventsRoutes } from '../routes.ts'
import { anEvent, aPlayingTeam, rowOf, type Playing } from '../testing/playing-team.ts'
import { requestsOver } from '../testing/requests.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { events: eventsRoutes })
const now = platform.clock()
let team: Playing
let eventId: string

beforeEach(async () => {
  platform.setClock(now.toISOString())
  await sql`delete from rate_limits`.execute(database)
  team = await aPlayingTeam(database)
  eventId = await anEvent(database, team.coach, { title: 'Practice' })
})

function tokenOf(memberId: string, accountId: string): Promise<string> {
  return answerToken(database, { teamId: team.teamId, eventId, memberId, accountId })
}

const tokenForLeo = () => tokenOf(team.leo, team.mother.accountId)

async function open(token: string) {
  return ask(undefined, { method: 'POST', path: '/answer-link/open', body: { token } })
}

async function answer(token: string, input: object) {
  return ask(undefined, { method: 'PUT', path: '/answer-link', body: { token, ...input } })
}

async function answersOf(memberId: string) {
  return database
    .selectFrom('answers')
    .select(['answer', 'comment', 'answered_by'])
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .execute()
}

test('lets a guardian open the link signed out, see whose answer it is, and answer', async () => {
  const token = await tokenForLeo()
  const card = answerCard.parse((await open(token)).body)
  expect(card).toMatchObject({
    title: 'Practice',
    firstName: 'Leo',
    relation: 'child',
    answer: null,
  })
  expect(await answersOf(team.leo)).toEqual([])

  const response = await answer(token, { answer: 'going', comment: 'By bike' })
  expect(response.body).toMatchObject({ answer: 'going', comment: 'By bike', refusal: null })
  expect(await answersOf(team.leo)).toEqual([
    { answer: 'going', comment: 'By bike', answered_by: team.mother.accountId },
  ])
})

test('lets the answer be changed with the same link', async () => {
  const token = await tokenForLeo()
  await answer(token, { answer: 'going' })
  expect((await answer(token, { answer: 'not_going' })).body).toMatchObject({ answer: 'not_going' })
  expect(await answersOf(team.leo)).toMatchObject([{ answer: 'not_going' }])
})

test('shows and answers for no other person', async () => {
  const opened = await open(await tokenForLeo())
  for (const name of ['Mia', 'Pau', 'Carla', 'Marta'])
    expect(JSON.stringify(opened.body)).not.toContain(name)
  const token = await tokenForLeo()
  await answer(token, { answer: 'going', memberId: team.mia })
  expect(await answersOf(team.mia)).toEqual([])
})

describe('an invalid link', () => {
  test.each([
    ['made up', async () => 'guessed'],
    [
      'with another signature',
      async () => `${(await tokenForLeo()).split('.')[0]}.${'A'.repeat(24)}`,
    ],
    ['of someone else’s child', () => tokenOf(team.leo, team.player.accountId)],
    ['of a coach for a player', () => tokenOf(rowOf(team.player), team.coach.accountId)],
  ])('is not found: %s', async (_, make) => {
    const token = await make()
    expect((await open(token)).status).toBe(404)
    expect((await answer(token, { answer: 'going' })).status).toBe(404)
  })

  test('is refused once its owner is no longer a guardian', async () => {
    const token = await tokenForLeo()
    await sql`update guardianships set blocked_at = now() where member_id = ${team.leo}`.execute(
      database,
    )
    expect((await open(token)).status).toBe(404)
  })

  test('ends when the event begins', async () => {
    const token = await tokenForLeo()
    platform.setClock('2026-03-21T20:00:00.000Z')
    const opened = await open(token)
    expect(opened.status).toBe(410)
    expect(opened.body).toMatchObject({ code: 'expired' })
    expect((await answer(token, { answer: 'going' })).status).toBe(410)
  })

  test('says that the event was deleted', async () => {
    const token = await tokenForLeo()
    const admin = { ...team.coach, isAdmin: true }
    await database.transaction().execute((tx) => removeEvent(tx, { actor: admin, now, eventId }))
    const opened = await open(token)
    expect(opened.status).toBe(410)
    expect(opened.body).toMatchObject({ code: 'revoked' })
    expect((await answer(token, { answer: 'going' })).body).toMatchObject({ code: 'revoked' })
  })

  test('limits guessing', async () => {
    for (let time = 0; time < maxFailedAttemptsOfNetwork.max; time += 1)
      await open(`guessed${time}`)
    expect((await open('guessed')).status).toBe(429)
  })
})

test('refuses a coach’s answer by link after the deadline too', async () => {
  const token = await tokenOf(rowOf(team.coach), team.coach.accountId)
  await sql`update events set answer_until = ${new Date(now.getTime() - 1000)} where id = ${eventId}`.execute(
    database,
  )
  expect((await open(token)).body).toMatchObject({ refusal: 'deadline_passed' })
  const late = await answer(token, { answer: 'going' })
  expect(late.body).toMatchObject({ code: 'deadline_passed' })
})

test('refuses answers to a cancelled event and says why', async () => {
  const token = await tokenForLeo()
  const asking = { actor: team.coach, now, eventId }
  await database.transaction().execute((tx) => cancelEvent(tx, asking, { reason: null }))
  expect((await open(token)).body).toMatchObject({ refusal: 'event_cancelled' })
  expect((await answer(token, { answer: 'going' })).body).toMatchObject({ code: 'event_cancelled' })
})
