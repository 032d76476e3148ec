import { z } from 'zod'

const forecast = z.object({
  likely: z.int(),
  low: z.int(),
  high: z.int(),
  /** Past events that the figures are from. */
  events: z.int(),
  /** Players without a final answer. */
  undecided: z.int(),
  /** How many of them will probably come; null if fewer than three are undecided. */
  undecidedLikely: z.int().nullable(),
})

/** Null for events that are over, cancelled or not invited yet, and with too few past events. */
export const eventForecast = z.object({ forecast: forecast.nullable() })

export type EventForecast = z.infer<typeof eventForecast>['forecast']
