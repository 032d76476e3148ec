import { z } from 'zod'

/** Settings for the process that runs the clients. */
export const fanOutShape = z.object({
  address: z.string(),
  /** The path of the streams. */
  path: z.string(),
  /** One stream each. */
  tokens: z.array(z.string()),
  /** Who speaks, and where. */
  token: z.string(),
  say: z.string(),
  /** What the piece of news that counts has in it. */
  marker: z.string(),
})

export type FanOut = z.infer<typeof fanOutShape>

export const roundShape = z.object({ body: z.string() })

export const heardShape = z.object({
  /** Milliseconds from the question until each client had the news. */
  waits: z.array(z.number()),
  lost: z.int(),
  doubled: z.int(),
  /** The news as it came over the wire. */
  piece: z.string(),
})

export type Heard = z.infer<typeof heardShape>
