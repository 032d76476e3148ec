import { ORPCError } from '@orpc/client'
import { z } from 'zod'

const refusalData = z.object({
  reason: z.string().optional(),
  ownAccountAge: z.number().optional(),
})

/** Why exactly a call was refused, where its code leaves that open. */
export function reasonOf(thrown: unknown): string | undefined {
  return dataOf(thrown).reason
}

/** From which age one may hold an account, as a refusal for age tells. */
export function ownAccountAgeOf(thrown: unknown): number | undefined {
  return dataOf(thrown).ownAccountAge
}

function dataOf(thrown: unknown): z.infer<typeof refusalData> {
  if (!(thrown instanceof ORPCError)) return {}
  return refusalData.safeParse(thrown.data).data ?? {}
}
