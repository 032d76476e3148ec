import { z } from 'zod'

import { country, language } from '../wire/values.ts'
import { isTimeZone } from '@touchline/domain/values/countries'

import { demoPerson } from '../operations/shapes.ts'

/** Where and in which language the demo club plays: those of whoever loads it. */
export const demoWish = z.object({
  language,
  country,
  timeZone: z.string().refine(isTimeZone),
})

/** The people to sign in as. */
export const demoClub = z.object({ people: z.array(demoPerson) })

export type DemoWish = z.infer<typeof demoWish>
