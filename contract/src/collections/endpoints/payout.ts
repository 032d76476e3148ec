import { inTeam } from '../../teams/access.ts'
import { onboarding, onboardingPage, payout, payoutEdit, teamKey } from '../shapes/collection.ts'

const tags = ['Collections']
const path = '/teams/{teamId}/payout'

/** Where a team is paid. */
export const payoutEndpoints = {
  payout: inTeam('collections.manage')
    .route({ method: 'GET', path, tags, summary: 'Payout account of the team' })
    .input(teamKey)
    .output(payout),

  setPayout: inTeam('collections.manage')
    .route({ method: 'PUT', path, tags, summary: 'Set the bank account for transfers' })
    .input(payoutEdit)
    .output(payout),

  onboard: inTeam('collections.manage')
    .route({
      method: 'POST',
      path: `${path}/onboarding`,
      tags,
      summary: 'Open the identity check of the payment provider',
    })
    .input(onboarding)
    .output(onboardingPage),
}
