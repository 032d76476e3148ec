import { openToAnyone } from '../wire/access.ts'
import { maintenanceState } from './shapes.ts'

export const maintenanceEndpoints = {
  state: openToAnyone
    .route({
      method: 'GET',
      path: '/maintenance',
      tags: ['Operations'],
      summary: 'Whether the site is under maintenance; answered meanwhile, too',
    })
    .output(maintenanceState),
}
