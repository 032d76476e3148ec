import { implement } from '@orpc/server'
import { homeEndpoints } from '@touchline/contract/home/endpoints'

import { AppError } from '#server/platform/errors.ts'
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
    const { database, clock, config, hashing } = context.platform
    // Its people could not sign in where another server does that.
    if (config.auth.elsewhere !== undefined) throw new AppError('demo_refused')
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
