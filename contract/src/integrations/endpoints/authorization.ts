import { accountOperation } from '../../wire/access.ts'
import {
  authorizationConsent,
  authorizationQuery,
  authorizationRequest,
  authorizationResult,
} from '../shapes/authorization.ts'

const tags = ['API tokens']
const path = '/me/authorization'

export const authorizationEndpoints = {
  authorization: accountOperation
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'What an app asks for that wants to be connected',
    })
    .input(authorizationRequest)
    .output(authorizationQuery),

  authorize: accountOperation
    .route({ method: 'POST', path, tags, summary: 'Connect an app, with the scopes it gets' })
    .input(authorizationConsent)
    .output(authorizationResult),
}
