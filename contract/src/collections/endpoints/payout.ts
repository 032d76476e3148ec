import { oc } from '@orpc/contract'

import { onboarding, onboardingPage, payout, payoutEdit, teamKey } from '../shapes/collection.ts'

const tags = ['Collections']
const path = '/teams/{teamId}/payout'

/** Where the money of a team goes. */
export const payoutEndpoints = {
  payout: oc
    .route({ method: 'GET', path, tags, summary: 'Where the team is paid; for admins' })
    .input(teamKey)
    .output(payout),

  setPayout: oc
    .route({ method: 'PUT', path, tags, summary: 'Name the account for transfers' })
    .input(payoutEdit)
    .output(payout),

  onboard: oc
    .route({
      method: 'POST',
      path: `${path}/onboarding`,
      tags,
      summary: 'Where the club tells the payment provider who it is',
    })
    .input(onboarding)
    .output(onboardingPage),
}
