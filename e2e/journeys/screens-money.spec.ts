import { campaignSteps } from '@touchline/domain/collections/campaign'

import { anUglyTreasury } from '../harness/ugly-money.ts'
import { type Titled, visit } from '../harness/visit.ts'

visit('how a collection is set up', async ({ send, look }) => {
  const { home, draftId, membershipId } = await anUglyTreasury(send)
  const form = `${home}/membership-collection-form?collection=`
  await look([
    [`${home}/collections`, ({ collections }) => collections.title],
    [`${home}/create-collection`, ({ collections }) => collections.chooser.title],
    [`${form}${draftId}`, ({ collectionWizard }) => collectionWizard.titles.activity],
    ...campaignSteps.map((step): Titled => [
      `${form}${membershipId}&step=${step}`,
      ({ collectionWizard }) => collectionWizard.settingsTitle,
    ]),
    [
      `${home}/membership-collection-success?collection=${membershipId}`,
      ({ collections }) => collections.success.titles.membership,
    ],
  ])
})

visit('what a treasurer looks after', async ({ send, look }) => {
  const { home, teamId, membershipId, name } = await anUglyTreasury(send)
  const collection = `${home}/collections/${membershipId}`
  await look([
    ...['participants', 'report', 'requests'].map((tab): Titled => [
      `${collection}?tab=${tab}`,
      () => name,
    ]),
    [`${home}/collections/payout`, ({ collections }) => collections.payout],
    [`/premium?team=${teamId}`, ({ premium }) => premium.title],
  ])
})

visit('what a payer sees', async ({ send, look }) => {
  const { forms, bills, name } = await anUglyTreasury(send)
  await look([
    ...[...forms, ...bills].map((path): Titled => [path, () => name]),
    ['/bills', ({ payer }) => payer.mine.title],
  ])
})
