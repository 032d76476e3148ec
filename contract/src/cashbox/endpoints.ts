import { inTeam } from '../teams/access.ts'
import { teamKey } from '../teams/shapes.ts'
import {
  billing,
  cashBox,
  charge,
  entries,
  entriesQuery,
  entryKey,
  itemKey,
  money,
  savedItem,
  cashBoxSwitches,
} from './shapes.ts'

const tags = ['Cash box']
const box = '/teams/{teamId}/cash-box'

export const cashboxEndpoints = {
  get: inTeam('cashbox.view')
    .route({ method: 'GET', path: box, tags, summary: 'What I owe, fines, drinks and balances' })
    .input(teamKey)
    .output(cashBox),

  entries: inTeam('cashbox.view')
    .route({
      method: 'GET',
      path: `${box}/entries`,
      tags,
      summary: 'The entries of one player, or of the money in the box',
    })
    .input(entriesQuery)
    .output(entries),

  configure: inTeam('cashbox.switch')
    .route({
      method: 'PUT',
      path: box,
      tags,
      summary: 'Turn the cash box on or off; only for teams of adults',
    })
    .input(cashBoxSwitches)
    .output(cashBox),

  saveItem: inTeam('cashbox.manage')
    .route({ method: 'PUT', path: `${box}/items/{itemId}`, tags, summary: 'Save a fine or drink' })
    .input(savedItem)
    .output(cashBox),

  removeItem: inTeam('cashbox.manage')
    .route({
      method: 'DELETE',
      path: `${box}/items/{itemId}`,
      tags,
      summary: 'Delete a fine or drink; entries keep its name',
    })
    .input(itemKey)
    .output(cashBox),

  charge: inTeam('cashbox.view')
    .route({
      method: 'POST',
      path: `${box}/charges`,
      tags,
      summary: 'Fine players, or tap drinks; players tap their own',
    })
    .input(charge)
    .output(cashBox),

  record: inTeam('cashbox.manage')
    .route({
      method: 'POST',
      path: `${box}/money`,
      tags,
      summary: 'Record a payment, payout, waiver, income or expense',
    })
    .input(money)
    .output(cashBox),

  undo: inTeam('cashbox.view')
    .route({
      method: 'POST',
      path: `${box}/entries/{entryId}/undo`,
      tags,
      summary: 'Take an entry back by its opposite; a bill is cancelled',
    })
    .input(entryKey)
    .output(cashBox),

  bill: inTeam('collections.manage')
    .route({
      method: 'POST',
      path: `${box}/bills`,
      tags,
      summary: 'Turn balances into bills; needs Premium or the trial',
    })
    .input(billing)
    .output(cashBox),
}
