import { maxFailedAttemptsOfNetwork } from '@touchline/domain/values/failed-attempts'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { cancelEvent, removeEvent } from '../commands/cancel.ts'
import { answerToken } from '../queries/answer-links.ts'
import { anEvent, aPlayingTeam, type Playing } from '../testing/playing-team.ts'
import { answerPages } from './answer-pages.ts'
import { answerWords } from './answer-words.ts'

const platform = await testPlatform()
const { database } = platform
const app = Fastify()
await answerPages(app, platform)
afterAll(() => app.close())

const now = platform.clock()
const { page: text, events, wire } = answerWords('en')
let team: Playing
let eventId: string
let address: string

beforeEach(async () => {
  platform.setClock(now.toISOString())
  await sql`delete from rate_limits`.execute(database)
  team = await aPlayingTeam(database)
  eventId = await anEvent(database, team.coach, { title: 'Practice <1>' })
  const { accountId } = team.mother
  const link = { teamId: team.teamId, eventId, memberId: team.leo, accountId }
  address = `/answer/${await answerToken(database, link)}`
})

async function open(url = address, language = 'en') {
  return app.inject({ url, headers: { 'accept-language': language } })
}

async function press(form: Record<string, string>, url = address) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(form).toString()
  return app.inject({ method: 'POST', url, headers, payload })
}

async function answersOf(memberId: string) {
  return database
    .selectFrom('answers')
    .select(['answer', 'comment', 'answered_by'])
    .where('event_id', '=', eventId)
    .where('member_id', '=', memberId)
    .execute()
}

test('opening the page records no answer and names no other person', async () => {
  const { statusCode, body, headers } = await open()
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>Practice &lt;1&gt;</h1>')
  expect(body).toContain(text.questionFor('Leo'))
  expect(body).not.toContain('aria-pressed="true"')
  for (const name of ['Mia', 'Pau', 'Carla', 'Marta']) expect(body).not.toContain(name)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(await answersOf(team.leo)).toEqual([])
  expect(await database.selectFrom('event_views').selectAll().execute()).toEqual([])
})

test.each(['de', 'fr', 'es', 'en'] as const)('shows the page in %s', async (language) => {
  const words = answerWords(language)
  const { body } = await open(address, language)
  expect(body).toContain(`<html lang="${language}">`)
  for (const answer of Object.values(words.events.answer.choose)) expect(body).toContain(answer)
})

test('saves an answer, returns to the page and shows it', async () => {
  const pressed = await press({ answer: 'going' })
  expect(pressed.statusCode).toBe(303)
  expect(pressed.headers['location']).toBe(address)
  expect(await answersOf(team.leo)).toEqual([
    { answer: 'going', comment: null, answered_by: team.mother.accountId },
  ])
  const { body } = await open()
  expect(body).toContain('value="going" aria-pressed="true"')
  expect(body).toContain(text.saved)

  await press({ answer: 'not_going' })
  expect(await answersOf(team.leo)).toMatchObject([{ answer: 'not_going' }])
})

test('sends a typed comment with any answer', async () => {
  await press({ answer: 'maybe' })
  await press({ answer: 'going', comment: 'Late' })
  expect(await answersOf(team.leo)).toMatchObject([{ answer: 'going', comment: 'Late' }])
})

test('does not overwrite an answer given elsewhere when saving a comment, and keeps the text', async () => {
  await press({ answer: 'going' })
  const refused = await press({ save: 'maybe', comment: 'Late' })
  expect(refused.statusCode).toBe(412)
  expect(refused.body).toContain('Late</textarea>')
  expect(await answersOf(team.leo)).toMatchObject([{ answer: 'going', comment: null }])
})

test('saves a comment with the answer, shows it again and lets it be removed', async () => {
  await press({ answer: 'maybe' })
  const saved = await press({ save: 'maybe', comment: ' Knee & "back" ' })
  expect(saved.headers['location']).toBe(`${address}?saved`)
  expect(await answersOf(team.leo)).toMatchObject([{ answer: 'maybe', comment: 'Knee & "back"' }])
  const { body } = await open(`${address}?saved`)
  expect(body).toContain('Knee &amp; &quot;back&quot;</textarea>')
  expect(body).toContain(`<p role="status">${events.answer.commentSaved}</p>`)
  expect((await open()).body).not.toContain(events.answer.commentSaved)

  await press({ save: 'maybe', comment: '  ' })
  expect(await answersOf(team.leo)).toMatchObject([{ answer: 'maybe', comment: null }])
})

test('confirms an answer from before a change with one button', async () => {
  await press({ answer: 'going' })
  await sql`update answers set for_place = 'elsewhere' where event_id = ${eventId}`.execute(
    database,
  )
  expect((await open()).body).toContain(events.answer.youAnsweredBefore)
  await press({ answer: 'going' })
  expect((await open()).body).not.toContain(events.answer.youAnsweredBefore)
})

test('shows the place on the waiting list', async () => {
  await sql`update events set places = 0 where id = ${eventId}`.execute(database)
  await press({ answer: 'going' })
  expect((await open()).body).toContain(events.answer.waitingFor('Leo', 1))
})

test('refuses an invalid answer and shows the page', async () => {
  const refused = await press({ answer: 'perhaps' })
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain(wire.errors.invalid_input)
  expect(await answersOf(team.leo)).toEqual([])
})

describe('when answers are closed', () => {
  async function closeAnswers() {
    const over = new Date(now.getTime() - 1000)
    await sql`update events set answer_until = ${over} where id = ${eventId}`.execute(database)
  }

  test('says why and which answer counts, and lets a yes be withdrawn', async () => {
    await press({ answer: 'going' })
    await closeAnswers()
    const { body } = await open()
    expect(body).toContain(events.answer.deadlinePassed)
    expect(body).toContain(`${events.answer.of('Leo')} · ${events.answers.going}`)
    expect(body).toContain(events.answer.withdraw)
    expect(body).not.toContain('aria-pressed="')
    await press({ answer: 'not_going' })
    expect(await answersOf(team.leo)).toMatchObject([{ answer: 'not_going' }])
  })

  test('refuses a late yes with the reason', async () => {
    await closeAnswers()
    const late = await press({ answer: 'going' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain(events.answer.deadlinePassed)
    expect(await answersOf(team.leo)).toEqual([])
  })

  test('says that an event is cancelled', async () => {
    const asking = { actor: team.coach, now, eventId }
    await database.transaction().execute((tx) => cancelEvent(tx, asking, { reason: null }))
    expect((await open()).body).toContain(events.answer.eventCancelled)
  })
})

describe('an invalid link', () => {
  test.each(['guessed', 'a'.repeat(1000), 'cut%25E4%25B8', ''])(
    'does not work: %s',
    async (token) => {
      const { statusCode, body } = await open(`/answer/${token}`)
      expect(statusCode).toBe(404)
      expect(body).toContain(text.broken)
      expect((await press({ answer: 'going' }, `/answer/${token}`)).statusCode).toBe(404)
    },
  )

  test('ends when its event has begun', async () => {
    platform.setClock('2026-03-21T20:00:00.000Z')
    for (const answer of [await open(), await press({ answer: 'going' })]) {
      expect(answer.statusCode).toBe(410)
      expect(answer.body).toContain(text.expired)
    }
  })

  test('says that its event was deleted', async () => {
    const admin = { ...team.coach, isAdmin: true }
    await database.transaction().execute((tx) => removeEvent(tx, { actor: admin, now, eventId }))
    const { statusCode, body } = await open()
    expect(statusCode).toBe(410)
    expect(body).toContain(text.removed)
  })

  test('is rate limited', async () => {
    for (let time = 0; time < maxFailedAttemptsOfNetwork.max; time += 1)
      await open(`/answer/guessed${time}`)
    const { statusCode, headers, body } = await open('/answer/guessed')
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body).toContain(wire.errors.too_many_requests)
  })
})
