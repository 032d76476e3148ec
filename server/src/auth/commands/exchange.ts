import { dropFlow, lockFlow } from '../queries/flows.ts'
import { invalid, Refusal } from './refusals.ts'
import { answersChallenge } from './secrets.ts'
import { startSession, type Grant } from './sessions.ts'
import type { Visit } from './visit.ts'

/** Counted from the click on the link: the link itself has a term of its own. */
const lifetimeMs = 300_000

/** Changes the code of a PKCE link into a session, once, for whoever knows the verifier. */
export async function exchangeCode(
  visit: Visit,
  { authCode, verifier }: { authCode: string; verifier: string },
): Promise<Grant> {
  if (authCode === '' || verifier === '')
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(authCode)) throw notFound()

  return visit.platform.database.transaction().execute(async (tx) => {
    const flow = await lockFlow(tx, authCode)
    if (flow === undefined || flow.userId === null || flow.issuedAt === null) throw notFound()
    if (visit.now.getTime() - flow.issuedAt.getTime() > lifetimeMs)
      throw new Refusal('flow_state_expired', 'invalid flow state, flow state has expired')
    if (!answersChallenge(verifier, flow))
      throw new Refusal(
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      )

    await dropFlow(tx, flow.id)
    return startSession(tx, visit, { userId: flow.userId, method: flow.authenticationMethod })
  })
}

function notFound(): Refusal {
  return new Refusal('flow_state_not_found', 'invalid flow state, no valid flow state found')
}
