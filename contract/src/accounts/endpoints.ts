import { accountOperation } from '../wire/access.ts'
import { me, meChange, preferences, preferencesChange } from './shapes.ts'

const tags = ['Account']

export const accountsEndpoints = {
  me: accountOperation
    .route({ method: 'GET', path: '/me', tags, summary: 'My account' })
    .output(me),

  change: accountOperation
    .route({
      method: 'PATCH',
      path: '/me',
      tags,
      summary: 'Change my profile, or note what I have answered and read',
    })
    .input(meChange)
    .output(me),

  preferences: accountOperation
    .route({ method: 'GET', path: '/me/preferences', tags, summary: 'My notification preferences' })
    .output(preferences),

  changePreferences: accountOperation
    .route({
      method: 'PATCH',
      path: '/me/preferences',
      tags,
      summary: 'Change my notification preferences',
    })
    .input(preferencesChange)
    .output(preferences),
}
