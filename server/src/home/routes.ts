import { implement } from '@orpc/server'
import { homeEndpoints } from '@touchline/contract/home/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'

import { loadDemo } from './demo/load.ts'
import { childDataRoutes } from './routes/children.ts'
import { clubFiguresRoutes } from './routes/club-figures.ts'
import { ownDataRoutes } from './routes/own-data.ts'
import { rollOverRoutes } from './routes/roll-over.ts'
import { startRoutes } from './routes/start.ts'

const os = implement(homeEndpoints).$context<RequestContext>()

export const homeRoutes = os.router({
  loadDemo: os.loadDemo.handler(async ({ context, input }) => {
    const { database, clock, hashing } = context.platform
    const people = await database
      .transaction()
      .execute((tx) => loadDemo(tx, input, { now: clock(), hashing }))
    return { people: [...people] }
  }),
  ...ownDataRoutes,
  ...childDataRoutes,
  ...rollOverRoutes,
  ...clubFiguresRoutes,
  ...startRoutes,
})
