import { accountOperation } from '../../wire/access.ts'
import { createdToken, newToken, tokenKey, tokenList } from '../shapes/tokens.ts'

const tags = ['API tokens']
const path = '/me/tokens'

export const tokensEndpoints = {
  tokens: accountOperation
    .route({ method: 'GET', path, tags, summary: 'My API tokens, the newest first' })
    .output(tokenList),

  makeToken: accountOperation
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Make an API token; its secret is in this answer and nowhere else',
    })
    .input(newToken)
    .output(createdToken),

  revokeToken: accountOperation
    .route({
      method: 'DELETE',
      path: `${path}/{tokenId}`,
      tags,
      summary: 'End an API token at once',
    })
    .input(tokenKey)
    .output(tokenList),
}
