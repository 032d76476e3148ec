import { z } from 'zod'

const forecast = z.object({
  likely: z.int(),
  low: z.int(),
  high: z.int(),
  /** Past events behind the figures. */
  events: z.int(),
  /** Players without a final answer. */
  undecided: z.int(),
  /** How many of them will probably come; null for fewer than three. */
  undecidedLikely: z.int().nullable(),
})

/** Null for events that are over, cancelled or not sent out yet, and after too few past events. */
export const eventForecast = z.object({ forecast: forecast.nullable() })

export type EventForecast = z.infer<typeof eventForecast>['forecast']
