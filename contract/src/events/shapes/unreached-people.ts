import { z } from 'zod'

import { id } from '../../wire/values.ts'

/** People who haven't seen a change or cancellation, with phone numbers for staff. */
export const unreachedPeople = z.object({
  people: z.array(
    z.object({
      memberId: id,
      firstName: z.string(),
      lastName: z.string(),
      numbers: z.array(z.object({ name: z.string(), phone: z.string() })),
    }),
  ),
})

export type UnreachedPeople = z.infer<typeof unreachedPeople>
