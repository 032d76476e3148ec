import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

import { AppError } from '../errors.ts'

/** Parses the path and query of a signed URL; other URLs are not found. */
export function readAddress<T>({ params, query }: FastifyRequest, shape: z.ZodType<T>): T {
  const parsed = shape.safeParse({
    ...(typeof query === 'object' ? query : {}),
    ...(typeof params === 'object' ? params : {}),
  })
  if (!parsed.success) throw new AppError('not_found')
  return parsed.data
}
