import { delivery, webhookSecret } from '@touchline/contract/integrations/shapes/webhooks'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { aMember } from '#server/teams/testing/people.ts'

import { madeTeam } from './support/listening.ts'
import { programsOf } from './support/programs.ts'
import { running, type Answer, type Person } from './support/running.ts'
import { clubFields, clubTeam, teamFields } from './support/world-bodies.ts'

const touchline = await running({ AUTH_RATE_LIMITS: 'on' })
const { ask, done, platform, signUp } = touchline
const ana = await signUp('Ana')
const luis = await signUp('Luis')
const { team } = await done(ana, 'POST /teams', { body: teamFields, shape: madeTeam })
await aMember(platform.database, team.id, { accountId: luis.id, isAdmin: true })
const program = await programsOf(touchline)(ana, ['profile:read', 'teams:write'])

/** The only way the clock moves: all requests between happen at one moment. */
function later(ms: number): void {
  platform.setClock(new Date(platform.clock().getTime() + ms).toISOString())
}

/** A minute without attempts resets the limit. */
beforeEach(() => later(60_000))

const questions = {
  read: { method: 'GET', path: '/rest/v1/me' },
  write: {
    method: 'PATCH',
    path: `/rest/v1/teams/${team.id}`,
    body: { changes: { name: 'Norte U12' } },
  },
  /** An empty upload: attempts count before the file is checked. */
  upload: { method: 'POST', path: '/storage/v1/documents' },
} as const
type Kind = keyof typeof questions

const answers: Readonly<Record<Kind, number>> = { read: 200, write: 200, upload: 422 }

async function statusOf(who: Person, kind: Kind): Promise<number> {
  return (await ask(who, questions[kind])).status
}

function flood(who: Person, kind: Kind, count: number): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, () => ask(who, questions[kind])))
}

function codeIn(text: string): string {
  return z.object({ code: z.string() }).parse(JSON.parse(text)).code
}

/** A program has its own limit, separate from its owner's. */
const people = { somebody: [ana, luis], 'a program': [program, ana] } as const

test.each([
  ['somebody', 'read', 300],
  ['somebody', 'write', 60],
  ['somebody', 'upload', 20],
  ['a program', 'read', 300],
  ['a program', 'write', 60],
] as const)(
  'makes %s wait who asks to %s more than %i times at once, and nobody else',
  async (...row) => {
    const [name, kind, burst] = row
    const [who, other] = people[name]
    const statuses = (await flood(who, kind, burst)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([answers[kind]]))
    for (const { status, headers, text } of await flood(who, kind, 5))
      expect({ status, wait: headers['retry-after'], code: codeIn(text) }).toEqual({
        status: 429,
        wait: '1',
        code: 'too_many_requests',
      })
    expect(await statusOf(other, kind)).toBe(answers[kind])
    later(1000)
    expect(await statusOf(who, kind)).toBe(answers[kind])
  },
)

test('allows ten webhook tests at once, then one every half minute, separately for each', async () => {
  const at = `/teams/${team.id}/webhooks`
  const body = { url: 'https://hooks.example.org/', events: ['members.added'] }
  const add = () => done(ana, `POST ${at}`, { body, shape: webhookSecret })
  const [{ webhook }, { webhook: another }] = [await add(), await add()]
  const send = (id: string) => ask(ana, { method: 'POST', path: `/rest/v1${at}/${id}/deliveries` })
  const tries: Answer[] = []
  while (tries.length < 11) tries.push(await send(webhook.id))

  expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(tries[10]?.headers['retry-after']).toBe('30')
  const [sent] = tries.map(({ text }) => text)
  const { id } = delivery.parse(JSON.parse(sent ?? ''))
  const again = {
    method: 'POST',
    path: `/rest/v1${at}/${webhook.id}/deliveries`,
    body: { deliveryId: id },
  }
  expect((await ask(luis, again)).status).toBe(429)
  expect((await send(another.id)).status).toBe(200)
  later(30_000)
  expect((await ask(luis, again)).status).toBe(200)
  expect((await send(webhook.id)).status).toBe(429)
})

test('allows an account twenty teams an hour without delaying others', async () => {
  const fay = await signUp('Fay')
  const make = (who: Person) =>
    ask(who, { method: 'POST', path: '/rest/v1/teams', body: teamFields })
  for (let count = 0; count < 20; count += 1) {
    expect((await make(fay)).status).toBeLessThan(300)
    later(1000)
  }
  expect((await make(fay)).status).toBe(429)
  expect((await make(luis)).status).toBeLessThan(300)
  later(180_000)
  expect((await make(fay)).status).toBeLessThan(300)
})

test('counts the teams of a new club like any others', async () => {
  const gil = await signUp('Gil')
  const shape = z.object({ id: z.string() })
  const { id } = await done(gil, 'POST /clubs', { body: clubFields, shape })
  const make = (count: number) => {
    const teams = Array.from({ length: count }, (_, at) => ({ ...clubTeam, name: `U${at} Locked` }))
    return ask(gil, { method: 'POST', path: `/rest/v1/clubs/${id}/teams`, body: { teams } })
  }
  expect((await make(21)).status).toBe(429)
  expect((await make(20)).status).toBe(201)
  const alone = { method: 'POST', path: '/rest/v1/teams', body: teamFields }
  expect((await ask(gil, alone)).status).toBe(429)
})
