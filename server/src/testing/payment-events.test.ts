import { teamSubscription } from '@touchline/contract/subscriptions/shapes/plan'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { administer } from '#server/platform/testing/empty-database.ts'
import { endWithTeam } from '#server/subscriptions/commands/change.ts'
import { settleAll } from '#server/subscriptions/commands/settle-all.ts'
import { saveCustomer } from '#server/subscriptions/queries/customers.ts'

import { webhookSecret } from './support/payment-webhook.ts'
import { events, sequences, withStripe } from './support/premium-events.ts'

const world = await withStripe()
const { stripe, platform, app, done, owner, post, signed, aTeam, stateOf } = world
afterAll(() => stripe.close())
const { database } = platform

let round = 0
let teamId = ''
let otherId = ''

/** Each test has a team that the provider knows, and one that it doesn't. */
beforeEach(async () => {
  round += 1
  stripe.isAway = false
  stripe.subscriptions.clear()
  teamId = await aTeam()
  otherId = await aTeam()
  await world.keepCustomerOf(teamId, mine('cus_ClubAlpha'))
})

/** Makes ids unique per round. */
function mine(words: string): string {
  return words.replaceAll(/\b(?:cus|sub|evt|in|cs)_[A-Za-z0-9_]+/g, (id) => `${id}_${round}`)
}

function bodyOf(name: string): string {
  return mine(JSON.stringify(events[name])).replaceAll('team_A', teamId)
}

async function deliver({ event, sig }: { event: string; sig: string }): Promise<number> {
  const body = bodyOf(event)
  if (sig === 'none') return post(body, undefined)
  if (sig === 'old') return post(body, signed(body, { age: 360 }))
  if (sig === 'wrong') return post(body, signed(body, { secret: `${webhookSecret}x` }))
  if (sig === 'tampered') return post(body.replaceAll(teamId, otherId), signed(body))
  return post(body, signed(body))
}

const teamOf = (name: string): string => (name === 'team_A' ? teamId : otherId)

async function count(table: 'payment_events' | 'subscription_payments'): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)} where team_id = ${teamId}`.execute(database)
  return found.rows[0]?.n ?? 0
}

const lettersOf = (kind: string) => world.lettersOf(teamId, kind)

const ways = ['asks the provider', 'goes by the order of events'] as const

test.each(sequences.flatMap((one) => ways.map((way) => ({ ...one, way }))))(
  '$id: Touchline that $way reaches the expected state',
  async ({ steps, truth, expected_end: end, way }) => {
    stripe.isAway = way !== 'asks the provider'
    for (const [id, event] of Object.entries(truth ?? {}))
      stripe.subscriptions.set(mine(id), objectOf(event))
    // The provider knows the final state: before that, only the order decides.
    const isLast = (at: number) => at === steps.length - 1

    for (const [at, one] of steps.entries()) {
      expect(await deliver(one)).toBe(one.http)
      if (one.after === null || (!stripe.isAway && !isLast(at))) continue
      for (const [team, state] of Object.entries(one.after))
        expect(await stateOf(teamOf(team))).toBe(state)
    }
    for (const [team, state] of Object.entries(end)) expect(await stateOf(teamOf(team))).toBe(state)
    expect(await count('subscription_payments')).toBeLessThanOrEqual(1)
    expect(await lettersOf('subscriptions.paid')).toBe(await count('subscription_payments'))
    expect(await lettersOf('subscriptions.cancelled')).toBeLessThanOrEqual(1)
  },
)

function objectOf(event: string): Record<string, unknown> {
  const body = z.object({ data: z.object({ object: z.record(z.string(), z.unknown()) }) })
  return body.parse(JSON.parse(bodyOf(event))).data.object
}

test('trusts the provider, whatever its events said and in which order', async () => {
  stripe.subscriptions.set(mine('sub_Alpha1'), objectOf('sub-updated-active'))
  const order = ['sub-deleted', 'session-completed', 'invoice-paid', 'sub-created-incomplete']
  for (const event of order) expect(await deliver({ event, sig: 'ok' })).toBe(200)
  expect(await stateOf(teamId)).toBe('premium')
})

test('ignores late events about what has ended, even if the provider is away', async () => {
  stripe.isAway = true
  const order = ['sub-deleted', 'sub-updated-active', 'sub-cancel-at-end', 'sub-created-incomplete']
  for (const event of order) expect(await deliver({ event, sig: 'ok' })).toBe(200)
  expect(await stateOf(teamId)).toBe('free')
  expect(await lettersOf('subscriptions.cancelled')).toBe(1)
})

test.each([
  ['v0 alone', (body: string) => signed(body, { scheme: 'v0' })],
  ['a stamp of the future', (body: string) => signed(body, { age: -600 })],
  ['no stamp', (body: string) => signed(body).replace(/^t=\d+,/, '')],
  ['two stamps', (body: string) => `t=1,${signed(body)}`],
  ['two signatures, none right', () => `t=${Math.floor(Date.now() / 1000)},v1=aa,v1=bb`],
  ['an empty header', () => ''],
])('refuses %s and changes nothing', async (_, header) => {
  const body = bodyOf('sub-updated-active')
  expect(await post(body, header(body))).toBe(400)
  expect(await count('payment_events')).toBe(0)
  expect(await stateOf(teamId)).toBe('free')
})

test('accepts one right signature of two, over the exact bytes', async () => {
  stripe.isAway = true
  const body = bodyOf('sub-updated-active')
  expect(await post(` ${body}`, signed(body))).toBe(400)
  expect(await post(body, signed(body).replace(',v1=', ',v1=00,v1='))).toBe(200)
  expect(await stateOf(teamId)).toBe('premium')
})

test('processes an event once that arrives twenty times at once', async () => {
  stripe.subscriptions.set(mine('sub_Alpha1'), objectOf('sub-updated-active'))
  const invoice = { event: 'invoice-paid', sig: 'ok' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(invoice)))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await count('payment_events')).toBe(1)
  expect(await count('subscription_payments')).toBe(1)
  expect(await lettersOf('subscriptions.paid')).toBe(1)
  const audit = await sql<{ n: number }>`select count(*) as n from audit_log
    where action = 'subscriptions.event_received' and details->>'teamId' = ${teamId}`.execute(
    database,
  )
  expect(audit.rows[0]?.n).toBe(1)
})

test('processes an event once that is sent again with a new signature', async () => {
  stripe.isAway = true
  const body = bodyOf('sub-updated-active')
  const signatures = [signed(body, { age: 60 }), signed(body, { age: 30 }), signed(body)]
  expect(new Set(signatures).size).toBe(3)
  for (const signature of signatures) expect(await post(body, signature)).toBe(200)
  expect(await count('payment_events')).toBe(1)
  expect(await stateOf(teamId)).toBe('premium')
})

test('grants no Premium by metadata: our own record says whose customer it is', async () => {
  stripe.isAway = true
  const body = bodyOf('sub-updated-active').replaceAll(mine('cus_ClubAlpha'), 'cus_of_nobody')
  expect(await post(body, signed(body))).toBe(200)
  expect(await stateOf(teamId)).toBe('free')
})

test('asks about money without a known purpose, and follows the response', async () => {
  stripe.isAway = true
  await deliver({ event: 'invoice-paid', sig: 'ok' })
  await deliver({ event: 'session-completed', sig: 'ok' })
  await sql`update teams set created_at = now() - interval '90 days' where id = ${teamId}`.execute(
    database,
  )
  const line = `GET /teams/${teamId}/subscription`
  const unsure = await done(owner, line, { shape: teamSubscription })
  expect(unsure.entitlement.kind).toBe('unknown')

  stripe.isAway = false
  stripe.subscriptions.set(mine('sub_Alpha1'), objectOf('sub-updated-active'))
  const ask = { method: 'POST', url: '/functions/v1/verify-subscription' } as const
  const headers = { authorization: `Bearer ${owner.token}` }
  const answer = await app.http.inject({ ...ask, headers, body: { teamId } })
  expect(answer.json()).toEqual({
    subscribed: true,
    customerId: mine('cus_ClubAlpha'),
    subscriptionId: mine('sub_Alpha1'),
  })
})

test('answers 5xx to a failure of ours, changes nothing, and accepts the next delivery', async () => {
  stripe.subscriptions.set(mine('sub_Alpha1'), objectOf('sub-updated-active'))
  const broken = sql`alter table payment_events rename to payment_events_away`
  await broken.execute(database)
  const failed = await deliver({ event: 'sub-updated-active', sig: 'ok' })
  await sql`alter table payment_events_away rename to payment_events`.execute(database)
  expect(failed).toBeGreaterThanOrEqual(500)
  expect(await stateOf(teamId)).toBe('free')

  expect(await deliver({ event: 'sub-updated-active', sig: 'ok' })).toBe(200)
  expect(await stateOf(teamId)).toBe('premium')
})

test('fails while the database is down, and ends correctly when delivered again', async () => {
  const happy = sequences.find(({ id }) => id === 'happy')
  for (const [id, event] of Object.entries(happy?.truth ?? {}))
    stripe.subscriptions.set(mine(id), objectOf(event))
  const heard = happy?.steps.map((one) => ({ body: bodyOf(one.event), http: one.http })) ?? []
  const name = platform.connection.database ?? ''
  const failed = []
  try {
    await administer(`alter database ${name} allow_connections false`)
    await administer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
    for (const { body } of heard) failed.push(await post(body, signed(body)))
  } finally {
    await administer(`alter database ${name} allow_connections true`)
  }
  expect(failed.map((status) => status >= 500)).toEqual(heard.map(() => true))
  expect(await stateOf(teamId)).toBe('free')

  for (const { body, http } of heard) expect(await post(body, signed(body))).toBe(http)
  expect(await stateOf(teamId)).toBe('premium')
  expect(await count('subscription_payments')).toBe(1)
})

test('ends the Premium of a deleted team when the paid period ends', async () => {
  stripe.subscriptions.set(mine('sub_Alpha1'), objectOf('sub-updated-active'))
  await deliver({ event: 'sub-updated-active', sig: 'ok' })
  await endWithTeam(platform, teamId)
  expect(stripe.subscriptions.get(mine('sub_Alpha1'))).toMatchObject({ cancel_at_period_end: true })
  const calls = stripe.calls.length
  await endWithTeam(platform, teamId)
  expect(stripe.calls).toHaveLength(calls)
})

test('finds in the hourly job what no webhook reported, and ends what the sandbox granted', async () => {
  await saveCustomer(database, {
    id: mine('cus_sandbox'),
    provider: 'sandbox',
    team_id: otherId,
    account_id: owner.id,
    created_at: platform.clock(),
  })
  await sql`insert into subscriptions
      (id, team_id, customer_id, status, price_id, read_number, as_of, created_at)
    values (${mine('sub_sandbox')}, ${otherId}, ${mine('cus_sandbox')}, 'active', 'price', 0, now(), now())`.execute(
    database,
  )
  expect(await stateOf(otherId)).toBe('premium')
  stripe.isAway = true
  await deliver({ event: 'invoice-paid', sig: 'ok' })
  await settleAll(platform)
  expect(await stateOf(teamId)).toBe('free')

  stripe.isAway = false
  stripe.subscriptions.set(mine('sub_Alpha1'), objectOf('sub-updated-active'))
  await settleAll(platform)
  expect([await stateOf(teamId), await stateOf(otherId)]).toEqual(['premium', 'free'])
})
