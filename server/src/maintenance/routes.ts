import { implement } from '@orpc/server'
import { maintenanceEndpoints } from '@touchline/contract/maintenance/endpoints'

import type { RequestContext } from '#server/platform/http/context.ts'
import { visitorQuery } from '#server/platform/http/handlers.ts'

import { findMaintenance } from './queries.ts'

const os = implement(maintenanceEndpoints).$context<RequestContext>()

export const maintenanceRoutes = os.router({
  state: os.state.handler(
    visitorQuery(async ({ context }) => {
      const set = await findMaintenance(context.platform.database)
      return {
        isOn: set !== undefined,
        message: set?.message ?? '',
        until: set?.until?.toISOString() ?? null,
      }
    }),
  ),
})
