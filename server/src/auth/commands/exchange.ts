import { z } from 'zod'

import { dropFlow, lockFlow, type Flow } from '../queries/flows.ts'
import type { ProviderTokens } from './provider.ts'
import { invalid, Refusal } from './refusals.ts'
import { unseal } from './sealing.ts'
import { answersChallenge, digestOf } from './secrets.ts'
import { startSession, type Grant } from './sessions.ts'
import type { Visit } from './visit.ts'

/** From the click on the link or the return from the provider, which have their own limits. */
const lifetimeMs = 300_000

/** Exchanges a PKCE code for a session, once, given the verifier. */
export async function exchangeCode(
  visit: Visit,
  { authCode, verifier }: { authCode: string; verifier: string },
): Promise<Grant> {
  if (authCode === '' || verifier === '')
    throw invalid('invalid request: both auth code and code verifier should be non-empty')

  return visit.platform.database.transaction().execute(async (tx) => {
    const flow = await lockFlow(tx, digestOf(authCode))
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

async function tokensOf(visit: Visit, flow: Flow): Promise<ProviderTokens | undefined> {
  if (flow.sealedTokens === null) return undefined
  const opened = await unseal(visit.platform, flow.sealedTokens, flow.id)
  const { token, refreshToken } = tokensShape.parse(JSON.parse(opened.toString()))
  return { token, refreshToken }
}

function notFound(): Refusal {
  return new Refusal('flow_state_not_found', 'invalid flow state, no valid flow state found')
}
