import { z } from 'zod'

/** Settings for the process that runs the clients. */
export const fanOutShape = z.object({
  address: z.string(),
  /** The path of the streams. */
  path: z.string(),
  /** One for each stream. */
  tokens: z.array(z.string()),
  /** The sender and the path to post to. */
  token: z.string(),
  say: z.string(),
  /** Text that identifies the measured event. */
  marker: z.string(),
})

export type FanOut = z.infer<typeof fanOutShape>

export const roundShape = z.object({ body: z.string() })

export const deliveryShape = z.object({
  /** Milliseconds from sending until each client has received it. */
  waits: z.array(z.number()),
  lost: z.int(),
  doubled: z.int(),
  /** The event as received. */
  piece: z.string(),
})

export type DeliveryTimes = z.infer<typeof deliveryShape>
