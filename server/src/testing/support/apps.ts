import { createHash, randomBytes } from 'node:crypto'

import type { AssistantScope } from '@touchline/domain/integrations/oauth'
import { z } from 'zod'

import type { Answer, Person, TestServer } from './running.ts'

export const redirectUri = 'https://assistant.example/callback'

export const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  scope: z.string(),
})

type Form = Readonly<Record<string, string | undefined>>

/** An app as it talks to our OAuth server, and the person who agrees. */
export function appsOf(touchline: Pick<TestServer, 'ask' | 'done'>) {
  const form = formsOf(touchline)
  const token = (fields: Form | string) => form('/oauth/token', fields)
  const register = registering(touchline)
  const consent = consenting(touchline)

  /** Registers, agrees and takes the first tokens. */
  async function connect(person: Person, scopes?: readonly AssistantScope[]) {
    const clientId = await register()
    const { exchange } = await consent(person, clientId, scopes)
    const tokens = tokenAnswer.parse(JSON.parse((await token(exchange)).text))
    return { clientId, exchange, tokens }
  }

  const refresh = (clientId: string, refreshToken: string, more: Form = {}) =>
    token({
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: refreshToken,
      ...more,
    })

  return { form, register, request, consent, token, connect, refresh }
}

function formsOf({ ask }: Pick<TestServer, 'ask'>) {
  return (path: string, fields: Form | string): Promise<Answer> =>
    ask(undefined, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: typeof fields === 'string' ? fields : encoded(fields),
    })
}

function encoded(fields: Form): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  return form.toString()
}

function registering({ ask }: Pick<TestServer, 'ask'>) {
  return async (uris: readonly string[] = [redirectUri]): Promise<string> => {
    const body = { client_name: 'Helper', redirect_uris: uris }
    const answer = await ask(undefined, { method: 'POST', path: '/oauth/register', body })
    return z.object({ client_id: z.string() }).parse(JSON.parse(answer.text)).client_id
  }
}

/** What the app adds to the address of the consent page, and keeps for itself. */
function request(clientId: string) {
  const verifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const parameters = {
    clientId,
    redirectUri,
    responseType: 'code',
    state: 'a state',
    codeChallenge,
    codeChallengeMethod: 'S256',
  }
  return { verifier, parameters }
}

function consenting({ done }: Pick<TestServer, 'done'>) {
  return async (
    person: Person,
    clientId: string,
    scopes: readonly AssistantScope[] = ['teams:read', 'events:read'],
  ) => {
    const { verifier, parameters } = request(clientId)
    const { redirectUrl } = await done(person, 'POST /me/authorization', {
      body: { request: parameters, scopes },
      shape: z.object({ redirectUrl: z.string() }),
    })
    const exchange = {
      grant_type: 'authorization_code',
      client_id: clientId,
      code: new URL(redirectUrl).searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }
    return { exchange }
  }
}

export const errorOf = ({ status, text }: Answer) =>
  status < 300 ? 'done' : z.object({ error: z.string() }).parse(JSON.parse(text)).error
