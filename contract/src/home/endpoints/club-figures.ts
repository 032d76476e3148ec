import { oc } from '@orpc/contract'

import { clubKey } from '../../clubs/shapes.ts'
import { clubFigures } from '../shapes/club-figures.ts'

export const clubFiguresEndpoints = {
  clubFigures: oc
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/figures',
      tags: ['Teams'],
      summary: 'Next event, open answers and attendance of each team of a club',
    })
    .input(clubKey)
    .output(clubFigures),
}
