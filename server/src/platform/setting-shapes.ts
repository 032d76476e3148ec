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

/** Prices such as `999 EUR month, 9900 EUR year`: in minor units, each once. */
export const sandboxPrices = z.string().transform((value, context) =>
  value.split(',').map((entry) => {
    const words = /^\s*(\d{1,8}) ([A-Z]{3}) (month|year)\s*$/.exec(entry)
    const interval = words?.[3] === 'year' ? 'year' : 'month'
    if (words === null) context.addIssue(`"${entry.trim()}" is no price such as 999 EUR month`)
    return { amount: Number(words?.[1]), currency: words?.[2] ?? '', interval } as const
  }),
)
