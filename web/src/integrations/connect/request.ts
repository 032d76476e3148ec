import type { AuthorizationRequest } from '@touchline/contract/integrations/shapes/authorization'

/** The request of an app, as OAuth names its parameters in the address. */
export function requestIn(search: URLSearchParams): AuthorizationRequest {
  const word = (name: string) => search.get(name) ?? undefined
  return {
    clientId: search.get('client_id') ?? '',
    redirectUri: search.get('redirect_uri') ?? '',
    responseType: word('response_type'),
    scope: word('scope'),
    state: word('state'),
    codeChallenge: word('code_challenge'),
    codeChallengeMethod: word('code_challenge_method'),
    resource: word('resource'),
  }
}
