import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { teamSubscription } from '@touchline/contract/subscriptions/shapes/plan'
import { sql } from 'kysely'
import { z } from 'zod'

import { openStripe } from '#server/platform/payments/stripe.ts'
import { startStripe } from '#server/platform/testing/stripe.ts'
import { saveCustomer } from '#server/subscriptions/queries/customers.ts'

import { paymentWebhook, webhookSecret } from './payment-webhook.ts'
import { running, type Person } from './running.ts'
import { teamFields } from './world-bodies.ts'

const eventShape = z.looseObject({
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
const step = z.object({
  event: z.string(),
  sig: z.string(),
  http: z.number(),
  after: z.record(z.string(), z.string()).nullable(),
})

/** The events a payment provider sends about Premium, in order, and the expected result. */
export const { sequences, events } = z
  .object({
    sequences: z.array(
      z.object({
        id: z.string(),
        truth: z.record(z.string(), z.string()).nullable(),
        steps: z.array(step),
        expected_end: z.record(z.string(), z.string()),
      }),
    ),
    events: z.record(z.string(), eventShape),
  })
  .parse(
    JSON.parse(
      readFileSync(
        join(import.meta.dirname, '../../subscriptions/fixtures/sequences.json'),
        'utf8',
      ),
    ),
  )

/** An installation with Stripe on loopback. */
export async function withStripe() {
  const stripe = await startStripe()
  const payments = openStripe({ secretKey: 'sk_test_loopback', webhookSecret }, stripe.place)
  const world = await running({}, undefined, payments)
  const { platform, done } = world
  const owner = await world.signUp('Eva')
  return {
    ...world,
    stripe,
    owner,
    ...paymentWebhook(world),
    aTeam: async () => {
      const shape = z.object({ team: z.object({ id: z.string() }) })
      return (await done(owner, 'POST /teams', { body: teamFields, shape })).team.id
    },
    /** Stores the provider's customer id for a team. */
    keepCustomerOf: (teamId: string, id: string) =>
      saveCustomer(platform.database, {
        id,
        provider: 'stripe',
        team_id: teamId,
        account_id: owner.id,
        created_at: platform.clock(),
      }),
    stateOf: (teamId: string) => stateOf(world, owner, teamId),
    lettersOf: (teamId: string, kind: string) => lettersOf(world, teamId, kind),
  }
}

type World = Awaited<ReturnType<typeof running>>

async function stateOf({ done }: World, owner: Person, teamId: string): Promise<string> {
  const line = `GET /teams/${teamId}/subscription`
  return (await done(owner, line, { shape: teamSubscription })).isSubscribed ? 'premium' : 'free'
}

async function lettersOf({ platform }: World, teamId: string, kind: string): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*) as n from mails where team_id = ${teamId} and kind = ${kind}`.execute(
    platform.database,
  )
  return found.rows[0]?.n ?? 0
}
