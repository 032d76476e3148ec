import { inTeam } from '../teams/access.ts'
import { accountOperation, publicOperation } from '../wire/access.ts'
import {
  invoicesPage,
  invoicesQuery,
  mySubscriptions,
  subscriptionChange,
  subscriptionKey,
  teamSubscription,
} from './shapes/plan.ts'
import { sandboxAnswer, sandboxCheckout, sandboxKey } from './shapes/sandbox.ts'

const tags = ['Subscriptions']
const subscriptionPath = '/teams/{teamId}/subscription'
const sandboxPath = '/sandbox/checkouts/{sessionId}'

export const subscriptionsEndpoints = {
  mine: accountOperation
    .route({
      method: 'GET',
      path: '/me/subscriptions',
      tags,
      summary: 'What the teams I am in are subscribed to',
    })
    .output(mySubscriptions),

  get: inTeam('team.view')
    .route({ method: 'GET', path: subscriptionPath, tags, summary: 'What a team is subscribed to' })
    .input(subscriptionKey)
    .output(teamSubscription),

  invoices: inTeam('subscription.manage')
    .route({
      method: 'GET',
      path: `${subscriptionPath}/invoices`,
      tags,
      summary: 'What a team has paid for Premium',
    })
    .input(invoicesQuery)
    .output(invoicesPage),

  change: inTeam('subscription.manage')
    .route({
      method: 'PUT',
      path: subscriptionPath,
      tags,
      summary: 'Change the price, cancel at the end of the paid period, or resume',
    })
    .input(subscriptionChange)
    .output(teamSubscription),

  sandbox: publicOperation
    .route({
      method: 'GET',
      path: sandboxPath,
      tags,
      summary: 'What the sandbox asks to pay; no money moves',
    })
    .input(sandboxKey)
    .output(sandboxCheckout),

  answerSandbox: publicOperation
    .route({
      method: 'POST',
      path: `${sandboxPath}/answer`,
      tags,
      summary: 'Pay, decline, ask for confirmation or pay later in the sandbox',
    })
    .input(sandboxAnswer)
    .output(sandboxCheckout),
}
