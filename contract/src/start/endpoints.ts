import { accountOperation } from '../wire/access.ts'
import { startQuery, start } from './shapes.ts'

export const startEndpoints = {
  get: accountOperation
    .route({
      method: 'GET',
      path: '/me/start',
      tags: ['Account'],
      summary: 'What your pages begin with, in one answer',
    })
    .input(startQuery)
    .output(start),
}
