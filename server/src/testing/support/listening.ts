import {
  deliveryPage,
  webhookList,
  webhookSecret,
} from '@touchline/contract/integrations/shapes/webhooks'
import { sql } from 'kysely'
import { z } from 'zod'

import { deliver } from '#server/integrations/commands/deliver.ts'
import type { DeliveryAttempt } from '#server/integrations/commands/queue.ts'
import { integrationsListeners } from '#server/integrations/listeners.ts'
import { findDeliveries } from '#server/integrations/queries/deliveries.ts'
import { notificationsListeners } from '#server/notifications/listeners.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Message, SendOutcome } from '#server/platform/outbound/client.ts'
import { newestEventId } from '#server/platform/outbox/queries.ts'
import type { Platform } from '#server/platform/platform.ts'

import { running } from './running.ts'
import { teamFields } from './world-bodies.ts'

export const madeTeam = z.object({ team: z.object({ id: z.uuid() }) })
export const url = 'https://hooks.example.org/touchline?team=7'

interface Received {
  readonly url: string
  readonly message: Message
}

interface Now {
  answer: SendOutcome
  heard: number
}

/** A team, and a fake external server that receives its webhooks. */
export async function listening() {
  const received: Received[] = []
  const arrived: SendOutcome = { kind: 'answered', status: 204 }
  const now: Now = { answer: arrived, heard: 0 }
  const touchline = await running({}, outside(received, now))
  const { done, platform } = touchline
  const owner = await touchline.signUp('Eva')
  const { team } = await done(owner, 'POST /teams', { body: teamFields, shape: madeTeam })
  const at = `/teams/${team.id}/webhooks`
  /** Ahead of the queue's own clock, so that deliveries wait until the test runs them. */
  const began = new Date(platform.clock().getTime() + 1_800_000)

  return {
    ...touchline,
    owner,
    team,
    at,
    began,
    received,
    now,

    async beginAnew(): Promise<void> {
      await sql`delete from webhooks`.execute(platform.database)
      now.heard = await newestEventId(platform.database)
      now.answer = arrived
      received.length = 0
      platform.setClock(began.toISOString())
    },
    add: (events: readonly string[] = ['members.added']) =>
      done(owner, `POST ${at}`, { body: { url, events }, shape: webhookSecret }),
    one: async () => (await done(owner, `GET ${at}`, { shape: webhookList })).webhooks[0],
    log: async (id: string) =>
      (await done(owner, `GET ${at}/${id}/deliveries`, { shape: deliveryPage })).deliveries,
    addPerson: async () => {
      const { member } = await done(owner, `POST /teams/${team.id}/members`, {
        body: { firstName: 'Leo', lastName: 'Torres', email: 'leo@example.org' },
        shape: z.object({ member: z.object({ id: z.string() }) }),
      })
      await hear(platform, now)
      return member.id
    },
    whenHeard: () => hear(platform, now),
    makeFirstTries: () => makeFirstTries(platform),
    /** Runs the waiting retry now. */
    tryAgain: async (webhookId: string): Promise<void> => {
      const key = { teamId: team.id, webhookId }
      const { deliveries } = await findDeliveries(platform.database, key)
      const [waiting] = deliveries.filter(({ state }) => state === 'waiting')
      if (waiting?.nextAt == null) throw new Error('nothing waits')
      platform.setClock(waiting.nextAt)
      await deliver(platform, { ...key, deliveryId: waiting.id, dueAt: waiting.nextAt })
    },
  }
}

/** Runs the jobs without polling each of their queues. */
async function hear(platform: Platform, now: { heard: number }): Promise<void> {
  const listeners = [
    ...integrationsListeners(platform),
    ...notificationsListeners(platform),
  ].filter(({ on }) => on === 'members.added' || on === 'integrations.webhook_stopped')
  const news = await sql<{ id: number; name: string; payload: JobData }>`
    select id, name, payload from outbox where id > ${now.heard} order by id`.execute(
    platform.database,
  )
  now.heard = news.rows.at(-1)?.id ?? now.heard
  for (const { id, name, payload } of news.rows)
    for (const { on, run } of listeners) if (on === name) await run(payload, id)
  await makeFirstTries(platform)
}

async function makeFirstTries(platform: Platform): Promise<void> {
  const waiting = await sql<Omit<DeliveryAttempt, 'dueAt'> & { dueAt: Date }>`
    select team_id as "teamId", webhook_id as "webhookId", id as "deliveryId", next_at as "dueAt"
    from webhook_deliveries where state = 'waiting' and tries = 0 order by created_at`.execute(
    platform.database,
  )
  for (const { dueAt, ...key } of waiting.rows)
    await deliver(platform, { ...key, dueAt: dueAt.toISOString() })
}

/** A webhook receiver: records what arrives and answers as configured. */
function outside(received: Received[], now: Readonly<Now>) {
  return {
    timeoutMs: 1000,
    read: async () => ({ kind: 'refused' as const, why: 'unreachable' as const }),
    async send(address: string, message: Message) {
      received.push({ url: address, message })
      return now.answer
    },
  }
}
