import {
  webhookEvents,
  webhookFields,
  webhookTest,
} from '@touchline/domain/integrations/webhook-events'
import {
  deliveryProblems,
  deliveryStates,
  isSecureAddress,
  disableReasons,
} from '@touchline/domain/integrations/webhooks'
import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'

/** An https address without a name and password in it. */
const url = z.string().trim().max(2000).refine(isSecureAddress, 'no_secure_address')

const event = z.enum(webhookEvents)
const events = z
  .array(event)
  .min(1)
  .max(webhookEvents.length)
  .transform((chosen) => webhookEvents.filter((one) => chosen.includes(one)))

export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(event),
  isOn: z.boolean(),
  /** Why we disabled it: it failed for days, or answered 410 Gone. */
  stopped: z.enum(disableReasons).nullable(),
  /** When deliveries began to fail. */
  failingSince: instant.nullable(),
  madeAt: instant,
  /** Until then the previous secret signs as well. */
  oldSecretUntil: instant.nullable(),
})

export const webhookList = z.object({ webhooks: z.array(webhook) })

export const teamKey = z.object({ teamId: id })
export const webhookKey = teamKey.extend({ webhookId: id })
export const newWebhook = teamKey.extend({ url, events })
export const webhookChange = webhookKey.extend({
  url: url.optional(),
  events: events.optional(),
  isOn: z.boolean().optional(),
})

/** The only responses with the secret. */
export const webhookSecret = z.object({ webhook, secret: z.string() })

export const delivery = z.object({
  id,
  event: z.string(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  /** HTTP status of the last try. */
  status: z.int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  madeAt: instant,
  /** When the next try is due. */
  nextAt: instant.nullable(),
  sentAt: instant.nullable(),
  /** The body exactly as it was signed and sent. */
  body: z.string(),
})

export const deliveriesQuery = webhookKey.extend({
  /** The last delivery of the previous page. */
  cursor: id.optional(),
})
export const deliveryPage = z.object({
  deliveries: z.array(delivery),
  nextCursor: id.nullable(),
})
/** The delivery to send again; without one, a test. */
export const deliveryToSend = webhookKey.extend({ deliveryId: id.optional() })

/** Bodies by type; docs/wire.md describes the signature. */
export const webhookMessages: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(webhookEvents.map((type) => [type, messageOf(type, webhookFields[type])])),
  [webhookTest]: messageOf(webhookTest, []),
}

function messageOf(type: string, fields: readonly string[]): z.ZodType {
  const ids = Object.fromEntries(fields.map((field) => [field, id.nullable()]))
  return z.object({
    type: z.literal(type),
    timestamp: instant,
    data: z.object({ teamId: id, ...ids }),
  })
}

export type Webhook = z.infer<typeof webhook>
export type Delivery = z.infer<typeof delivery>
export type DeliveryPage = z.infer<typeof deliveryPage>
