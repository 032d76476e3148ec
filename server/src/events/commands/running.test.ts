import type { Actor } from '@touchline/domain/teams/actor'
import { beforeEach, describe, expect, test } from 'vitest'

import type { Transaction } from '#server/platform/database/database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { addTask } from '#server/teams/queries/tasks.ts'
import { aMember, anAccount } from '#server/teams/testing/people.ts'

import { requireEventPage } from '../queries/page.ts'
import { eventsRoutes } from '../routes.ts'
import {
  aPlayingTeam,
  anEvent,
  anEventByHand,
  now,
  rowOf,
  someEvents,
  type Playing,
} from '../testing/playing-team.ts'
import { requestsOver } from '../testing/requests.ts'
import { answerEvent } from './answer.ts'
import { cancelEvent } from './cancel.ts'
import { changeEvent } from './edit.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { events: eventsRoutes })
let team: Playing
let eventId: string

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await aPlayingTeam(database)
  eventId = await anEvent(database, team.coach)
})

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** A request to `POST /remind` and the like for the event. */
function send(actor: Actor, line: string, body: object = {}) {
  const method = methods.find((one) => line.startsWith(one)) ?? 'GET'
  const path = `/teams/${team.teamId}/events/${eventId}${line.slice(method.length + 1)}`
  const writes = method === 'POST' || method === 'PUT'
  return ask(actor.accountId, { method, path, ...(writes && { body }) })
}

function act<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.transaction().execute(run)
}

function say(memberId: string) {
  const asking = { actor: team.coach, now, eventId }
  return act((tx) => answerEvent(tx, asking, [{ memberId, answer: 'going' }]))
}

async function anAdmin(): Promise<Actor> {
  const accountId = await anAccount(database, 'Alba')
  await aMember(database, team.teamId, { accountId, isAdmin: true })
  return requirePerson(database, { accountId, teamId: team.teamId })
}

describe('reminding', () => {
  test('counts people without an answer, and refuses again within six hours', async () => {
    await say(rowOf(team.player))
    await aMember(database, team.teamId, { firstName: 'Nobody here' })
    const helper = await anAccount(database, 'Helper')
    await aMember(database, team.teamId, { accountId: helper, role: 'Assistant coach' })
    // Leo and Mia through their mother; coaches without an answer are not reminded.
    const expected = { people: 2, unreached: 1 }
    const page = await requireEventPage(database, team.coach, { teamId: team.teamId, eventId })
    expect(page.toRemind).toEqual(expected)
    expect(await send(team.coach, 'POST /notifications', { kind: 'reminder' })).toMatchObject({
      body: { reminded: expected },
    })
    expect((await send(team.coach, 'POST /notifications', { kind: 'reminder' })).status).toBe(429)

    platform.setClock('2026-03-14T15:00:00.000Z')
    expect(await send(team.coach, 'POST /notifications', { kind: 'reminder' })).toMatchObject({
      body: { reminded: expected },
    })
    const { remindedAt } = await requireEventPage(database, team.coach, {
      teamId: team.teamId,
      eventId,
    })
    expect(remindedAt).toBe('2026-03-14T15:00:00.000Z')
  })

  test('is refused for players and after the deadline', async () => {
    expect((await send(team.player, 'POST /notifications', { kind: 'reminder' })).status).toBe(403)
    platform.setClock('2026-03-22T09:00:00.000Z')
    expect(await send(team.coach, 'POST /notifications', { kind: 'reminder' })).toMatchObject({
      status: 409,
      body: { code: 'deadline_passed' },
    })
  })
})

describe('inviting by hand', () => {
  const invitation = async () => {
    const key = { teamId: team.teamId, eventId }
    return (await requireEventPage(database, team.coach, key)).invitation
  }

  test('counts once however often it is tapped', async () => {
    eventId = await anEventByHand(database, team.coach)
    expect((await send(team.player, 'POST /notifications', { kind: 'invitation' })).status).toBe(
      403,
    )
    for (const tap of ['first', 'second'])
      expect([
        tap,
        (await send(team.coach, 'POST /notifications', { kind: 'invitation' })).status,
      ]).toEqual([tap, 200])
    expect(await invitation()).toEqual({ kind: 'sent' })
  })

  test.each([
    ['is over', '2026-03-22T09:00:00.000Z', {}],
    [
      'takes no more answers',
      '2026-03-20T12:00:00.000Z',
      { deadline: { daysBefore: 2, time: '18:00' } },
    ],
  ])('is refused for an event that %s', async (_, moment, draft) => {
    eventId = await anEventByHand(database, team.coach, draft)
    platform.setClock(moment)
    expect(await send(team.coach, 'POST /notifications', { kind: 'invitation' })).toMatchObject({
      status: 409,
      body: { code: 'deadline_passed' },
    })
    expect(await invitation()).toEqual({ kind: 'by_hand' })
  })
})

describe('comments', () => {
  test('are read by the whole team, newest first, with roster names', async () => {
    await send(team.player, 'POST /comments', { words: '  Who brings\r\nthe balls? ' })
    await send(team.mother, 'POST /comments', { words: '<b>I do</b>' })
    expect((await send(team.mother, 'GET /comments')).body).toMatchObject({
      comments: [
        { words: '<b>I do</b>', writtenBy: 'Marta Gil', isMine: true },
        { words: 'Who brings\nthe balls?', writtenBy: 'Pau Ruiz', isMine: false },
      ],
      nextCursor: null,
    })
  })

  test('are paged', async () => {
    for (const words of ['one', 'two', 'three'])
      await send(team.player, 'POST /comments', { words })
    const { body } = await send(team.player, 'GET /comments?limit=2')
    expect(body).toMatchObject({ comments: [{ words: 'three' }, { words: 'two' }] })
    const older = await send(
      team.player,
      `GET /comments?limit=2&cursor=${String(body['nextCursor'])}`,
    )
    expect(older.body).toMatchObject({ comments: [{ words: 'one' }], nextCursor: null })
  })

  test.each([
    ['', 'comment_required'],
    ['   ', 'comment_required'],
  ])('are refused at the field: %j', async (words, problem) => {
    expect((await send(team.player, 'POST /comments', { words })).body).toMatchObject({
      code: 'invalid_input',
      data: { fields: { words: problem } },
    })
  })

  test('are deleted by their author and by staff', async () => {
    const write = async (actor: Actor) => {
      const { body } = await send(actor, 'POST /comments', { words: 'Hello' })
      return `/comments/${String(body['id'])}`
    }
    const own = await write(team.player)
    const remove = async (actor: Actor, path: string) =>
      (await send(actor, `DELETE ${path}`)).status
    expect(await remove(team.mother, own)).toBe(403)
    expect(await remove(team.player, own)).toBe(200)
    expect(await remove(team.player, own)).toBe(404)
    expect(await remove(team.coach, await write(team.mother))).toBe(200)
  })

  test('are limited to ten a minute', async () => {
    const sent = []
    for (let turn = 0; turn < 11; turn += 1)
      sent.push((await send(team.player, 'POST /comments', { words: `${turn}` })).status)
    expect(sent).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })

  test('of another team are not found', async () => {
    const other = await aPlayingTeam(database)
    expect((await send(other.coach, 'GET /comments')).status).toBe(404)
    expect((await send(other.coach, 'POST /comments', { words: 'Hi' })).status).toBe(404)
  })
})

describe('who has seen the cancellation', () => {
  const seen = async (actor: Actor) => {
    const page = await requireEventPage(database, actor, { teamId: team.teamId, eventId })
    return page.answers.filter(({ seenAt }) => seenAt !== null).map(({ firstName }) => firstName)
  }

  test('shows staff the players who saw it, and children whose mother opened it', async () => {
    const asking = { actor: team.coach, now, eventId }
    await act((tx) => cancelEvent(tx, asking, { reason: null }))
    expect(await seen(team.coach)).toEqual([])
    await send(team.mother, 'PUT /seen')
    await send(team.mother, 'PUT /seen')
    await send(team.player, 'PUT /seen')
    expect(await seen(team.coach)).toEqual(['Leo', 'Mia', 'Pau'])
    expect(await seen(team.player)).toEqual([])
  })

  test('starts anew with each cancellation and ignores events that take place', async () => {
    const asking = { actor: team.coach, now, eventId }
    await send(team.player, 'PUT /seen')
    await act((tx) => cancelEvent(tx, asking, { reason: null }))
    expect(await seen(team.coach)).toEqual([])
    await send(team.player, 'PUT /seen')
    await send(team.coach, 'PUT /cancellation', { isCancelled: false })
    await act((tx) => cancelEvent(tx, asking, { reason: null }))
    expect(await seen(team.coach)).toEqual([])
  })
})

describe('deleting', () => {
  const remove = (actor: Actor) => send(actor, 'DELETE ')

  test('is for admins, and only without answers', async () => {
    expect((await remove(team.coach)).status).toBe(403)
    const admin = await anAdmin()
    expect((await remove(admin)).status).toBe(200)
    expect((await remove(admin)).status).toBe(404)
  })

  const uses: [what: string, use: () => Promise<unknown>][] = [
    ['an answer', () => say(rowOf(team.player))],
    ['a comment', () => send(team.player, 'POST /comments', { words: 'Hello' })],
    ['a task somebody was given', giveTask],
  ]

  test.each(uses)('is blocked by %s, which the page knows before', async (...[, use]) => {
    const admin = await anAdmin()
    expect((await send(admin, 'GET ')).body).toMatchObject({ isInUse: false })
    await use()
    expect((await send(admin, 'GET ')).body).toMatchObject({ isInUse: true })
    expect((await send(team.coach, 'GET ')).body).toMatchObject({ isInUse: null })
    expect((await remove(admin)).body).toMatchObject({ code: 'event_in_use' })
  })

  async function giveTask(): Promise<void> {
    const { teamId, coach, leo } = team
    await act(async (tx) => {
      const taskId = await addTask(tx, teamId, { name: 'Balls' })
      const task = { team_id: teamId, event_id: eventId, task_id: taskId, member_id: leo }
      await tx
        .insertInto('task_assignments')
        .values({ ...task, assigned_by: coach.accountId, assigned_at: now })
        .execute()
    })
  }

  test('excludes one date from its series', async () => {
    const [, second = ''] = await someEvents(database, team.coach, {
      date: '2026-05-05',
      repeat: { every: 'week', ends: { kind: 'count', count: 3 } },
    })
    eventId = second
    await remove(await anAdmin())
    const { exdates } = await database
      .selectFrom('event_series')
      .select('exdates')
      .where('team_id', '=', team.teamId)
      .executeTakeFirstOrThrow()
    expect(exdates).toHaveLength(1)
  })
})

test('refuses more required people than places when creating and editing', async () => {
  await expect(anEvent(database, team.coach, { places: 5, minimum: 7 })).rejects.toThrow(
    'minimum_above_places',
  )
  const change = act((tx) =>
    changeEvent(
      tx,
      { actor: team.coach, now, eventId },
      { version: 1, changes: { minimum: 7, places: 5 } },
    ),
  )
  await expect(change).rejects.toMatchObject({
    data: { fields: { minimum: 'minimum_above_places' } },
  })
})
