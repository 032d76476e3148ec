import { forAccounts } from '../wire/access.ts'
import { startQuestion, start } from './shapes.ts'

export const startEndpoints = {
  get: forAccounts
    .route({
      method: 'GET',
      path: '/me/start',
      tags: ['Account'],
      summary: 'What your pages begin with, in one answer',
    })
    .input(startQuestion)
    .output(start),
}
