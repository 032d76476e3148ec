import { implement } from '@orpc/server'
import { homeEndpoints } from '@touchline/contract/home/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { loadDemo } from './demo/load.ts'

const os = implement(homeEndpoints).$context<RequestContext>()

export const homeRoutes = os.router({
  loadDemo: os.loadDemo.handler(async ({ context, input }) => {
    const { database, clock } = context.platform
    const people = await database.transaction().execute((tx) => loadDemo(tx, input, clock()))
    return { people: [...people] }
  }),
})
