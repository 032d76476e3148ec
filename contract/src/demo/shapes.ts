import { isTimeZone } from '@touchline/domain/values/countries'
import { z } from 'zod'

import { country, language } from '../wire/values.ts'

/** Country, zone and language of the demo club, from the browser that loads it. */
export const demoInput = z.object({
  language,
  country,
  timeZone: z.string().max(64).refine(isTimeZone),
})

export type DemoInput = z.infer<typeof demoInput>
