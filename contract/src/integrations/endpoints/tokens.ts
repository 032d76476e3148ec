import { forAccounts } from '../../wire/access.ts'
import { madeToken, newToken, tokenKey, tokenList } from '../shapes/tokens.ts'

const tags = ['API tokens']
const path = '/me/tokens'

export const tokensEndpoints = {
  tokens: forAccounts
    .route({ method: 'GET', path, tags, summary: 'My API tokens, the newest first' })
    .output(tokenList),

  makeToken: forAccounts
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Make an API token; its secret is in this answer and nowhere else',
    })
    .input(newToken)
    .output(madeToken),

  revokeToken: forAccounts
    .route({
      method: 'DELETE',
      path: `${path}/{tokenId}`,
      tags,
      summary: 'End an API token at once',
    })
    .input(tokenKey)
    .output(tokenList),
}
