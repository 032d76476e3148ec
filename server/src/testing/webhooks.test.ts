import {
  delivery,
  webhook as webhookShape,
  webhookMessages,
  webhookSecret,
} from '@touchline/contract/integrations/shapes/webhooks'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { deliver } from '#server/integrations/commands/deliver.ts'
import { queueTest } from '#server/integrations/commands/queue.ts'
import type { SendOutcome } from '#server/platform/outbound/client.ts'
import { keyOf, signedHeaders } from '#server/platform/outbound/standard-webhooks.ts'
import { aClub, aMember } from '#server/teams/testing/people.ts'

import { listening, madeTeam, url } from './support/listening.ts'
import { teamFields } from './support/world-bodies.ts'

const touchline = await listening()
const { ask, done, platform, owner, team, at, began, received, now } = touchline
const { add, one, log, addPerson, whenHeard, makeFirstTries, tryAgain } = touchline
const { database } = platform

beforeEach(() => touchline.beginAnew())

test('passes the events of a team to the webhook job', async () => {
  const { webhook } = await add()
  const body = { firstName: 'Mia', lastName: 'Torres' }
  await done(owner, `POST /teams/${team.id}/members`, { body, shape: z.unknown() })
  const count = async (name: string) => {
    const queued = await sql<{ count: number }>`
      select count(*)::int as count from jobs.job where name = ${name} and state = 'created'`.execute(
      database,
    )
    return queued.rows[0]?.count
  }
  await expect.poll(() => count('integrations.tell_members_added')).toBe(1)
  await done(owner, `POST ${at}/${webhook.id}/deliveries`, { shape: delivery })
  expect(await count('integrations.deliver')).toBe(1)
})

describe('deliveries', () => {
  test('contain ids and are signed with the secret shown once', async () => {
    const { webhook, secret } = await add()
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const memberId = await addPerson()

    const [{ url: place, message } = { url: '', message: undefined }] = received
    expect(received).toHaveLength(1)
    expect(place).toBe(url)
    const body = Buffer.from(message?.body ?? []).toString()
    expect(webhookMessages['members.added']?.parse(JSON.parse(body))).toMatchObject({
      type: 'members.added',
      data: { teamId: team.id, memberId },
    })
    expect(body).not.toMatch(/Leo|Torres|example/)
    const id = message?.headers['webhook-id'] ?? ''
    expect(message?.headers).toMatchObject(
      signedHeaders({ id, body, now: platform.clock() }, [keyOf(secret)]),
    )
    expect(await log(webhook.id)).toMatchObject([
      { id, state: 'sent', status: 204, tries: 1, body },
    ])
    const listed = await ask(owner, { method: 'GET', path: `/rest/v1${at}` })
    expect(listed.text).not.toContain('whsec')
  })

  test('contain only chosen events, and stop while disabled', async () => {
    const { webhook } = await add(['events.created'])
    await addPerson()
    expect(received).toEqual([])

    const change = (body: object) =>
      done(owner, `PATCH ${at}/${webhook.id}`, { body, shape: webhookShape })
    await change({ events: ['members.added'], isOn: false })
    await addPerson()
    expect(received).toEqual([])
    await change({ isOn: true })
    await addPerson()
    expect(received).toHaveLength(1)
  })

  test('are sent once, however often the event arrives', async () => {
    const { webhook } = await add()
    const before = now.heard
    await addPerson()
    now.heard = before
    await whenHeard()
    expect(await log(webhook.id)).toHaveLength(1)
    expect(received).toHaveLength(1)
  })

  test('are also signed with the old secret for a day after a new one', async () => {
    const { webhook, secret } = await add()
    const path = `POST ${at}/${webhook.id}/secret`
    const renewed = await done(owner, path, { shape: webhookSecret })
    expect(renewed.webhook.oldSecretUntil).not.toBeNull()
    const signaturesNow = async () => {
      received.length = 0
      const key = { teamId: team.id, webhookId: webhook.id }
      await database.transaction().execute((tx) => queueTest(tx, platform, key))
      await makeFirstTries()
      const [sent] = received
      if (sent === undefined) throw new Error('nothing was sent')
      const { headers, body: bytes } = sent.message
      const id = headers['webhook-id'] ?? ''
      const signed = { id, body: Buffer.from(bytes).toString(), now: platform.clock() }
      const of = (one: string) => signedHeaders(signed, [keyOf(one)])['webhook-signature']
      const signatures = headers['webhook-signature']?.split(' ') ?? []
      return [
        signatures.length,
        ...[renewed.secret, secret].map((one) => signatures.includes(of(one) ?? '')),
      ]
    }
    expect(await signaturesNow()).toEqual([2, true, true])
    platform.setClock(new Date(began.getTime() + 25 * 3_600_000).toISOString())
    expect(await signaturesNow()).toEqual([1, true, false])
  })
})

describe('failures', () => {
  const refusals: readonly (readonly [string, SendOutcome, string, number | null])[] = [
    ['500', { kind: 'answered', status: 500 }, 'answered', 500],
    ['a redirect', { kind: 'answered', status: 302 }, 'answered', 302],
    ['silence', { kind: 'refused', why: 'unreachable' }, 'unreachable', null],
    ['an address inside', { kind: 'refused', why: 'bad_address' }, 'bad_address', null],
  ]
  test.each(refusals)('%s is retried with the same id until it works', async (...refusal) => {
    const [, refused, problem, status] = refusal
    now.answer = refused
    const { webhook } = await add()
    await addPerson()
    const [failed] = await log(webhook.id)
    expect(failed).toMatchObject({ state: 'waiting', problem, status, tries: 1 })
    expect((await one())?.failingSince).not.toBeNull()

    now.answer = { kind: 'answered', status: 200 }
    await tryAgain(webhook.id)
    platform.setClock(began.toISOString())
    expect(await log(webhook.id)).toMatchObject([{ id: failed?.id, state: 'sent', tries: 2 }])
    expect(new Set(received.map(({ message }) => message.headers['webhook-id'])).size).toBe(1)
    expect((await one())?.failingSince).toBeNull()
  })

  test('end after ten attempts in three days; sent by hand, one more follows', async () => {
    now.answer = { kind: 'answered', status: 503 }
    const { webhook } = await add()
    await addPerson()
    for (let again = 0; again < 9; again += 1) await tryAgain(webhook.id)
    platform.setClock(began.toISOString())
    const [given] = await log(webhook.id)
    expect(given).toMatchObject({ state: 'given_up', tries: 10, status: 503, nextAt: null })
    expect(received).toHaveLength(10)

    now.answer = { kind: 'answered', status: 200 }
    const again = { body: { deliveryId: given?.id }, shape: delivery }
    expect(await done(owner, `POST ${at}/${webhook.id}/deliveries`, again)).toMatchObject({
      state: 'waiting',
    })
    await makeFirstTries()
    expect(await log(webhook.id)).toMatchObject([{ id: given?.id, state: 'sent', tries: 1 }])
  })

  test('sending a waiting delivery again replaces its queued retry', async () => {
    now.answer = { kind: 'answered', status: 503 }
    const { webhook } = await add()
    await addPerson()
    const [failed] = await log(webhook.id)
    if (failed?.nextAt == null) throw new Error('nothing waits')
    platform.setClock(new Date(began.getTime() + 1000).toISOString())
    await done(owner, `POST ${at}/${webhook.id}/deliveries`, {
      body: { deliveryId: failed.id },
      shape: delivery,
    })
    received.length = 0
    const key = { teamId: team.id, webhookId: webhook.id, deliveryId: failed.id }
    await deliver(platform, { ...key, dueAt: failed.nextAt })
    expect(received).toHaveLength(0)
    await makeFirstTries()
    expect(received).toHaveLength(1)
  })

  test('are cleared for a new address', async () => {
    now.answer = { kind: 'answered', status: 503 }
    const { webhook } = await add()
    await addPerson()
    const change = (body: object) =>
      done(owner, `PATCH ${at}/${webhook.id}`, { body, shape: webhookShape })
    expect((await change({ url })).failingSince).not.toBeNull()
    expect((await change({ url: 'https://other.example.org/' })).failingSince).toBeNull()
  })

  test.each([
    ['410 ends it at once', 0, 410, 'gone'],
    ['five days without an arrival end it', 5, 500, 'failing'],
  ] as const)('%s, and notifies the admins', async (...[, ...end]) => {
    const [days, status, stopped] = end
    const { webhook } = await add()
    await sql`
      update webhooks set failing_since = ${began}::timestamptz - make_interval(days => ${days})`.execute(
      database,
    )
    await sql`delete from notifications`.execute(database)
    now.answer = { kind: 'answered', status }
    await addPerson()
    expect(await one()).toMatchObject({ isOn: false, stopped })
    expect(await log(webhook.id)).toMatchObject([{ state: 'given_up', status }])
    await whenHeard()
    const listed = await ask(owner, { method: 'GET', path: '/rest/v1/me/notifications' })
    expect(listed.text).toContain('webhook_stopped')

    const again = await ask(owner, {
      method: 'POST',
      path: `/rest/v1${at}/${webhook.id}/deliveries`,
    })
    expect(again.status).toBe(409)
    const on = { body: { isOn: true }, shape: webhookShape }
    expect(await done(owner, `PATCH ${at}/${webhook.id}`, on)).toMatchObject({
      isOn: true,
      stopped: null,
      failingSince: null,
    })
  })
})

describe('who may have them, and where they go', () => {
  test('is limited to admins and encrypted addresses', async () => {
    const coach = await touchline.signUp('Carla')
    await aMember(database, team.id, { accountId: coach.id, role: 'Coach' })
    expect((await ask(coach, { method: 'GET', path: `/rest/v1${at}` })).status).toBe(403)
    const body = { url: 'http://hooks.example.org/', events: ['members.added'] }
    expect((await ask(owner, { method: 'POST', path: `/rest/v1${at}`, body })).status).toBe(422)
  })

  test('is limited to five per team', async () => {
    for (let count = 0; count < 5; count += 1) await add()
    const body = { url, events: ['members.added'] }
    expect((await ask(owner, { method: 'POST', path: `/rest/v1${at}`, body })).status).toBe(409)
  })

  test.each(['teams', 'clubs'])('sends nothing for a team that is gone: %s', async (kind) => {
    const gone = await done(owner, 'POST /teams', { body: teamFields, shape: madeTeam })
    const path = `/teams/${gone.team.id}`
    const body = { url, events: ['members.added'] }
    await done(owner, `POST ${path}/webhooks`, { body, shape: webhookSecret })
    const clubId = await aClub(database)
    await sql`update teams set club_id = ${clubId} where id = ${gone.team.id}`.execute(database)
    const id = kind === 'teams' ? gone.team.id : clubId
    await sql`update ${sql.table(kind)} set deleted_at = now() where id = ${id}`.execute(database)
    await database
      .insertInto('outbox')
      .values({ name: 'members.added', topics: [], payload: { teamId: gone.team.id } })
      .execute()
    await whenHeard()
    expect(received).toEqual([])
  })

  test('drops what was waiting when the team was deleted', async () => {
    now.answer = { kind: 'answered', status: 503 }
    const { webhook } = await add()
    await addPerson()
    const [failed] = await log(webhook.id)
    const mark = (at: string | null) =>
      sql`update teams set deleted_at = ${at} where id = ${team.id}`.execute(database)
    await mark(began.toISOString())
    received.length = 0
    const key = { teamId: team.id, webhookId: webhook.id, deliveryId: failed?.id ?? '' }
    await deliver(platform, { ...key, dueAt: failed?.nextAt ?? '' })
    await mark(null)
    expect(received).toEqual([])
    expect(await log(webhook.id)).toMatchObject([{ state: 'given_up', problem: 'switched_off' }])
  })
})
