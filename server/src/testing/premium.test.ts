import {
  invoicesPage,
  mySubscriptions,
  teamSubscription,
} from '@touchline/contract/subscriptions/shapes/plan'
import { sandboxCheckout } from '@touchline/contract/subscriptions/shapes/sandbox'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { findPremiumRefusal } from '#server/entitlements/queries.ts'

import { running, type Person } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

const { platform, app, signUp, ask, done } = await running()
const owner = await signUp('Eva')
const stranger = await signUp('Luis')
const month = 'price_sandbox_month_999_eur'
const year = 'price_sandbox_year_9900_eur'

async function aTeam(): Promise<string> {
  const shape = z.object({ team: z.object({ id: z.string() }) })
  return (await done(owner, 'POST /teams', { body: teamFields, shape })).team.id
}

async function call(who: Person | undefined, name: string, body?: object) {
  const answer = await ask(who, { method: 'POST', path: `/functions/v1/${name}`, body })
  const read: unknown = JSON.parse(answer.text)
  return { status: answer.status, body: read }
}

const opened = z.object({ url: z.string() })

async function checkout(teamId: string, priceId = month): Promise<string> {
  const answer = await call(owner, 'create-checkout-session', { teamId, priceId })
  expect(answer).toMatchObject({ status: 200 })
  return opened.parse(answer.body).url.split('/').at(-1) ?? ''
}

async function choose(sessionId: string, choice: string) {
  const path = `/rest/v1/sandbox/checkouts/${sessionId}/answer`
  const { text } = await ask(undefined, { method: 'POST', path, body: { choice } })
  return sandboxCheckout.parse(JSON.parse(text)).state
}

const planOf = (teamId: string) =>
  done(owner, `GET /teams/${teamId}/subscription`, { shape: teamSubscription })

const subscribed = async (who: Person, teamId: string) =>
  (await call(who, 'verify-subscription', { teamId, priceId: month })).body

test('returns prices as specified', async () => {
  const { body } = await call(owner, 'fetch-stripe-products')
  const premium = {
    id: 'prod_sandbox_premium',
    name: 'Premium',
    description: null,
    currency: 'EUR',
  }
  expect(body).toEqual({
    products: [
      { ...premium, priceId: month, amount: 999, interval: 'month', intervalCount: 1 },
      { ...premium, priceId: year, amount: 9900, interval: 'year', intervalCount: 1 },
    ],
  })
})

test('lets an admin pay in the sandbox, cancel, resume and change the price', async () => {
  const teamId = await aTeam()
  expect(await planOf(teamId)).toMatchObject({ isSubscribed: false, plan: null, isSandbox: true })
  const sessionId = await checkout(teamId)
  expect(await choose(sessionId, 'ask')).toBe('confirming')
  expect(await choose(sessionId, 'refuse')).toBe('declined')
  expect(await choose(sessionId, 'pay')).toBe('paid')
  expect(await choose(sessionId, 'pay')).toBe('paid')
  await platform.jobs.settle()

  const at = `/teams/${teamId}/subscription`
  expect(await planOf(teamId)).toMatchObject({
    isSubscribed: true,
    entitlement: { kind: 'premium' },
    plan: { status: 'active', productName: 'Premium', price: { amount: 999 }, endsAt: null },
  })
  const { invoices } = await done(owner, `GET ${at}/invoices`, { shape: invoicesPage })
  expect(invoices).toMatchObject([{ amount: 999, currency: 'EUR', status: 'paid' }])

  const ended = await done(owner, `PUT ${at}`, {
    body: { renews: false },
    shape: teamSubscription,
  })
  expect(ended).toMatchObject({ isSubscribed: true, plan: { renewsAt: null } })
  expect(ended.plan?.endsAt).not.toBeNull()
  const resumed = await done(owner, `PUT ${at}`, {
    body: { renews: true },
    shape: teamSubscription,
  })
  expect(resumed.plan).toMatchObject({ endsAt: null })
  const changed = await done(owner, `PUT ${at}`, {
    body: { priceId: year },
    shape: teamSubscription,
  })
  expect(changed.plan?.price).toMatchObject({ amount: 9900, interval: 'year' })
  await platform.jobs.settle()
  expect((await planOf(teamId)).plan?.price).toMatchObject({ amount: 9900 })
  expect(await call(owner, 'create-checkout-session', { teamId, priceId: month })).toMatchObject({
    status: 409,
    body: { code: 'already_subscribed' },
  })
  expect(await subscribed(owner, 'any')).toEqual({
    subscribed: true,
    customerId: null,
    subscriptionId: null,
  })
  const { teams } = await done(owner, 'GET /me/subscriptions', { shape: mySubscriptions })
  expect(teams.find((one) => one.teamId === teamId)).toMatchObject({
    isSubscribed: true,
    mayManage: true,
  })
})

test('charges once for two tabs and a double tap; another price closes the first page', async () => {
  const teamId = await aTeam()
  const [one, two] = await Promise.all([checkout(teamId), checkout(teamId)])
  expect(one).toBe(two)
  const dearer = await checkout(teamId, year)
  expect(dearer).not.toBe(one)
  expect(await choose(one, 'pay')).toBe('expired')
  await Promise.all([choose(dearer, 'pay'), choose(dearer, 'pay')])
  await platform.jobs.settle()
  const bought = await sql<{ n: number }>`
    select count(*) as n from subscriptions where team_id = ${teamId}`.execute(platform.database)
  expect(bought.rows[0]?.n).toBe(1)
})

test('grants nothing for a delayed payment until it is paid', async () => {
  const teamId = await aTeam()
  const sessionId = await checkout(teamId)
  expect(await choose(sessionId, 'later')).toBe('waiting')
  await platform.jobs.settle()
  expect(await planOf(teamId)).toMatchObject({
    isSubscribed: false,
    plan: { status: 'incomplete' },
  })
  await platform.payments.sandbox?.settle(sessionId)
  await platform.jobs.settle()
  expect(await planOf(teamId)).toMatchObject({ isSubscribed: true, plan: { status: 'active' } })
})

test.each([
  ['nobody', undefined, 401],
  ['a stranger', stranger, 404],
] as const)('%s gets nothing of a team: %i', async (_, who, status) => {
  const teamId = await aTeam()
  const input = { teamId, priceId: month }
  expect((await call(who, 'create-checkout-session', input)).status).toBe(status)
  expect((await call(who, 'verify-subscription', input)).status).toBe(status)
})

test.each([
  ['fetch-stripe-products', 200],
  ['create-checkout-session', 422],
  ['verify-subscription', 422],
] as const)('%s with nothing sent: %i', async (name, status) => {
  expect((await call(owner, name, {})).status).toBe(status)
})

test('shows others that there is Premium, but not how to buy or end it, nor invoices', async () => {
  const teamId = await aTeam()
  await choose(await checkout(teamId), 'pay')
  await platform.jobs.settle()
  await sql`update members set is_admin = false where team_id = ${teamId}`.execute(
    platform.database,
  )
  const input = { teamId, priceId: month }
  expect((await call(owner, 'create-checkout-session', input)).status).toBe(403)
  expect(await subscribed(owner, teamId)).toEqual({
    subscribed: true,
    customerId: null,
    subscriptionId: null,
  })
  const at = `/rest/v1/teams/${teamId}/subscription`
  for (const one of [
    { method: 'GET', path: `${at}/invoices` },
    { method: 'PUT', path: at, body: { renews: false } },
    { method: 'PUT', path: at, body: { renews: true } },
  ] as const)
    expect((await ask(owner, one)).status).toBe(403)
  expect(await planOf(teamId)).toMatchObject({ isSubscribed: true, mayManage: false })
})

test('refuses a price that is not sold, and creates nothing', async () => {
  const teamId = await aTeam()
  const input = { teamId, priceId: 'price_of_another_product' }
  expect(await call(owner, 'create-checkout-session', input)).toMatchObject({
    status: 422,
    body: { data: { fields: { priceId: 'unknown' } } },
  })
  await choose(await checkout(teamId), 'pay')
  await platform.jobs.settle()
  expect((await call(owner, 'verify-subscription', input)).body).toMatchObject({
    subscribed: false,
  })
})

const gates = [
  { team: 'in the trial', age: '1 day', state: 'nothing', refusal: undefined },
  { team: 'after the trial', age: '90 days', state: 'nothing', refusal: 'premium_needed' },
  { team: 'with Premium', age: '90 days', state: 'active', refusal: undefined },
  { team: 'whose payment failed just now', age: '90 days', state: 'past_due', refusal: undefined },
  { team: 'whose Premium ended', age: '90 days', state: 'canceled', refusal: 'premium_needed' },
  { team: 'nobody knows about', age: '90 days', state: 'doubt', refusal: 'unavailable' },
] as const

test.each(gates)('the gates of a team $team: $refusal', async ({ age, state, refusal }) => {
  const teamId = await aTeam()
  const { database } = platform
  await sql`update teams set created_at = now() - ${age}::interval where id = ${teamId}`.execute(
    database,
  )
  if (state !== 'nothing') await bought(teamId, state)
  expect(await findPremiumRefusal(database, { teamId, now: new Date() })).toBe(refusal)
})

async function bought(teamId: string, state: string): Promise<void> {
  const { database } = platform
  await choose(await checkout(teamId), 'pay')
  await platform.jobs.settle()
  if (state === 'doubt') {
    await sql`delete from subscriptions where team_id = ${teamId}`.execute(database)
    await sql`update payment_customers set unconfirmed_since = now() where team_id = ${teamId}`.execute(
      database,
    )
    return
  }
  await sql`update subscriptions set status = ${state},
    past_due_since = case when ${state} = 'past_due' then now() end
    where team_id = ${teamId}`.execute(database)
}

test('renews an ended period, or ends it if cancelled', async () => {
  const [goesOn, ends] = [await aTeam(), await aTeam()]
  for (const teamId of [goesOn, ends]) await choose(await checkout(teamId), 'pay')
  await platform.jobs.settle()
  await done(owner, `PUT /teams/${ends}/subscription`, {
    body: { renews: false },
    shape: teamSubscription,
  })
  await sql`update sandbox
    set data = data || jsonb_build_object('period_ends_at', now() - interval '1 hour')
    where kind = 'subscription'`.execute(platform.database)
  await platform.payments.sandbox?.renewDue()
  await platform.jobs.settle()
  expect(await planOf(goesOn)).toMatchObject({ isSubscribed: true, plan: { status: 'active' } })
  expect(await planOf(ends)).toMatchObject({ isSubscribed: false, plan: { status: 'canceled' } })
  const line = `GET /teams/${goesOn}/subscription/invoices`
  expect((await done(owner, line, { shape: invoicesPage })).invoices).toHaveLength(2)
})

test('accepts only what the sandbox has signed', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=aa' },
    body: '{}',
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'bad_signature' }])
})
