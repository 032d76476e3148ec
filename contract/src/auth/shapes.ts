import { demoParts } from '@touchline/domain/auth/demo-parts'
import { z } from 'zod'

/** Somebody of the demo club one can sign in as. */
export const demoPerson = z.object({
  part: z.enum(demoParts),
  name: z.string(),
  email: z.string(),
  password: z.string(),
})

/** The answer of the demo club once it is loaded. */
export const demoClub = z.object({ people: z.array(demoPerson) })

export type DemoPerson = z.infer<typeof demoPerson>
