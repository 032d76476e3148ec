import { oc } from '@orpc/contract'

import { startQuestion, start } from './shapes.ts'

export const startEndpoints = {
  get: oc
    .route({
      method: 'GET',
      path: '/me/start',
      tags: ['Account'],
      summary: 'What your pages begin with, in one answer',
    })
    .input(startQuestion)
    .output(start),
}
