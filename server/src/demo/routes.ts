import { implement } from '@orpc/server'
import { demoEndpoints } from '@touchline/contract/demo/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { loadDemo } from './commands/load.ts'

const os = implement(demoEndpoints).$context<RequestContext>()

export const demoRoutes = os.router({
  load: os.load.handler(async ({ context, input }) => {
    const { database, clock, hashing, storage } = context.platform
    const people = await database
      .transaction()
      .execute((tx) => loadDemo(tx, input, { now: clock(), hashing, storage }))
    return { people: [...people] }
  }),
})
