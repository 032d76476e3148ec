import { z } from 'zod'

import { dropFlow, lockFlow, type Flow } from '../queries/flows.ts'
import type { AuthContext } from './auth-context.ts'
import { decrypt } from './encryption.ts'
import type { ProviderTokens } from './provider.ts'
import { invalidInput, Refusal } from './refusals.ts'
import { answersChallenge, hashSecret } from './secrets.ts'
import { startSession, type SessionGrant } from './sessions.ts'

/** From the click on the link or the return from the provider, which have their own limits. */
const lifetimeMs = 300_000

/** Exchanges a PKCE code for a session, once, given the verifier. */
export async function exchangeCode(
  visit: AuthContext,
  { authCode, verifier }: { authCode: string; verifier: string },
): Promise<SessionGrant> {
  if (authCode === '' || verifier === '')
    throw invalidInput('invalid request: both auth code and code verifier should be non-empty')

  return visit.platform.database.transaction().execute(async (tx) => {
    const flow = await lockFlow(tx, hashSecret(authCode))
    if (flow === undefined || flow.userId === null || flow.issuedAt === null) throw notFound()
    if (visit.now.getTime() - flow.issuedAt.getTime() > lifetimeMs)
      throw new Refusal('flow_state_expired', 'invalid flow state, flow state has expired')
    const { challenge, method } = flow
    if (challenge === null || method === null) throw notFound()
    if (!answersChallenge(verifier, { challenge, method }))
      throw new Refusal(
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      )

    await dropFlow(tx, flow.id)
    const providerTokens = await tokensOf(visit, flow)
    const { userId, authenticationMethod } = flow
    const grant = await startSession(tx, visit, { userId, method: authenticationMethod })
    return { ...grant, providerTokens }
  })
}

const tokensShape = z.object({ token: z.string(), refreshToken: z.string().optional() })

async function tokensOf(visit: AuthContext, flow: Flow): Promise<ProviderTokens | undefined> {
  if (flow.sealedTokens === null) return undefined
  const opened = await decrypt(visit.platform, flow.sealedTokens, flow.id)
  const { token, refreshToken } = tokensShape.parse(JSON.parse(opened.toString()))
  return { token, refreshToken }
}

function notFound(): Refusal {
  return new Refusal('flow_state_not_found', 'invalid flow state, no valid flow state found')
}
