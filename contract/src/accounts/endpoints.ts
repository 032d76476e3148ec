import { forAccounts } from '../wire/access.ts'
import { me, meChange, preferences, preferencesChange } from './shapes.ts'

const tags = ['Account']

export const accountsEndpoints = {
  me: forAccounts.route({ method: 'GET', path: '/me', tags, summary: 'My account' }).output(me),

  change: forAccounts
    .route({
      method: 'PATCH',
      path: '/me',
      tags,
      summary: 'Change my profile, or note what I have answered and read',
    })
    .input(meChange)
    .output(me),

  preferences: forAccounts
    .route({ method: 'GET', path: '/me/preferences', tags, summary: 'My notification preferences' })
    .output(preferences),

  changePreferences: forAccounts
    .route({
      method: 'PATCH',
      path: '/me/preferences',
      tags,
      summary: 'Change my notification preferences',
    })
    .input(preferencesChange)
    .output(preferences),
}
