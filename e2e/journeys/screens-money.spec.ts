import { campaignSteps } from '@touchline/domain/collections/campaign'

import { anUglyTreasury } from '../harness/ugly-money.ts'
import { type Titled, visit } from '../harness/visit.ts'

visit('setting up a collection', async ({ send, look }) => {
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

visit('a treasurer’s pages', async ({ send, look }) => {
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

visit('a payer’s pages', async ({ send, look }) => {
  const { forms, bills, name } = await anUglyTreasury(send)
  await look([
    ...[...forms, ...bills].map((path): Titled => [path, () => name]),
    ['/bills', ({ payer }) => payer.mine.title],
  ])
})
