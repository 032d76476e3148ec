import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

import { AppError } from '../errors.ts'

/** What a signed address says, in its path and behind it; another address leads nowhere. */
export function readAddress<T>({ params, query }: FastifyRequest, shape: z.ZodType<T>): T {
  const parsed = shape.safeParse({
    ...(typeof query === 'object' ? query : {}),
    ...(typeof params === 'object' ? params : {}),
  })
  if (!parsed.success) throw new AppError('not_found')
  return parsed.data
}
