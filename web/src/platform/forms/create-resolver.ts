import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Validates a form with a schema that loads on first use, so that pages which only show the form
 * load neither schema nor library.
 */
export function createResolver<Typed extends FieldValues, Read>(
  fetchShape: () => Promise<z.ZodType<Read, Typed>>,
): Resolver<Typed, unknown, Read> {
  return async (values, context, options) => {
    const [{ zodResolver }, shape] = await Promise.all([
      import('@hookform/resolvers/zod'),
      fetchShape(),
    ])
    return zodResolver(shape)(values, context, options)
  }
}
