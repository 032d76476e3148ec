import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Checks a form by a shape that is fetched when the form is first checked: a page that only shows
 * its form loads neither the shape nor what reads shapes.
 */
export function checkedBy<Typed extends FieldValues, Read>(
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
