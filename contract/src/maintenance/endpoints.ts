import { publicOperation } from '../wire/access.ts'
import { maintenanceState } from './shapes.ts'

export const maintenanceEndpoints = {
  state: publicOperation
    .route({
      method: 'GET',
      path: '/maintenance',
      tags: ['Operations'],
      summary: 'Whether the site is under maintenance; answered meanwhile, too',
    })
    .output(maintenanceState),
}
