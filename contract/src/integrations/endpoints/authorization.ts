import { forAccounts } from '../../wire/access.ts'
import {
  authorizationConsent,
  authorizationQuestion,
  authorizationRequest,
  authorized,
} from '../shapes/authorization.ts'

const tags = ['API tokens']
const path = '/me/authorization'

export const authorizationEndpoints = {
  authorization: forAccounts
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'What an app asks for that wants to be connected',
    })
    .input(authorizationRequest)
    .output(authorizationQuestion),

  authorize: forAccounts
    .route({ method: 'POST', path, tags, summary: 'Connect an app, with the scopes it gets' })
    .input(authorizationConsent)
    .output(authorized),
}
