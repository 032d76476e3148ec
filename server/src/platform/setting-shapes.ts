import { z } from 'zod'

/** `on` or `off`, as a truth value. */
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')

/** Words separated by commas. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
)

/** An http or https address, without a slash at its end. */
export const address = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
