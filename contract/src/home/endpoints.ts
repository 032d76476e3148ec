import { demoClub } from '../auth/shapes.ts'
import { openToAnyone } from '../wire/access.ts'
import { childDataEndpoints } from './endpoints/children.ts'
import { clubFiguresEndpoints } from './endpoints/club-figures.ts'
import { ownDataEndpoints } from './endpoints/own-data.ts'
import { rollOverEndpoints } from './endpoints/roll-over.ts'
import { startEndpoints } from './endpoints/start.ts'
import { demoWish } from './shapes.ts'

export const homeEndpoints = {
  loadDemo: openToAnyone
    .route({
      method: 'POST',
      path: '/demo',
      tags: ['Operations'],
      summary: 'Load the demo club; refused once an account exists',
    })
    .input(demoWish)
    .output(demoClub),

  ...ownDataEndpoints,
  ...childDataEndpoints,
  ...rollOverEndpoints,
  ...clubFiguresEndpoints,
  ...startEndpoints,
}
