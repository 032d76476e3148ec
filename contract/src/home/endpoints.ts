import { oc } from '@orpc/contract'

import { demoClub, demoWish } from './shapes.ts'

export const homeEndpoints = {
  loadDemo: oc
    .route({
      method: 'POST',
      path: '/demo',
      tags: ['Operations'],
      summary: 'Load the demo club; refused once an account exists',
    })
    .input(demoWish)
    .output(demoClub),
}
