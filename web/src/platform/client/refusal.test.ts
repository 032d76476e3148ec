import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'

import { codeOf, refusalFrom } from './refusal.ts'

/** An error without one of our codes, such as a proxy's error page. */
const foreign = (status: number) => new ORPCError('MALFORMED', { status })

test.each([
  ['no network', new TypeError('no network'), 'unavailable'],
  ['a proxy without a process behind it', foreign(502), 'unavailable'],
  ['a proxy that is told to wait', foreign(503), 'unavailable'],
  ['a proxy that has waited', foreign(504), 'unavailable'],
  ['a fault', foreign(500), 'unexpected'],
  ['our own word', refusalFrom({ code: 'maintenance' }, 503), 'maintenance'],
  ['something that is no answer', new Error('broken'), 'unexpected'],
])('%s is shown by its code', (_, thrown, code) => {
  expect(codeOf(thrown)).toBe(code)
})
