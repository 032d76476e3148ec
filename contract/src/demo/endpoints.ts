import { demoClub } from '../auth/shapes.ts'
import { publicOperation } from '../wire/access.ts'
import { demoInput } from './shapes.ts'

export const demoEndpoints = {
  load: publicOperation
    .route({
      method: 'POST',
      path: '/demo',
      tags: ['Operations'],
      summary: 'Load the demo club; refused once an account exists',
    })
    .input(demoInput)
    .output(demoClub),
}
