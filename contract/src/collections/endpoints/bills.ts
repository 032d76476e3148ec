import { inTeam } from '../../teams/access.ts'
import {
  bill,
  billKey,
  billPayers,
  billPayersKey,
  chosenPayers,
  billShare,
  newBill,
  newEntry,
  newInstalments,
  newRefund,
  collectionNotification,
  participantPage,
  participantQuery,
  requestAnswer,
} from '../shapes/bill.ts'
import { notificationResult } from '../shapes/collection.ts'

const tags = ['Collections']
const collection = '/teams/{teamId}/collections/{collectionId}'
const all = `${collection}/bills` as const
const one = `${all}/{billId}` as const
const payers = '/teams/{teamId}/members/{memberId}/bill-payers'

/** What a treasurer can do with the bills of a collection. */
export const billEndpoints = {
  participants: inTeam('collections.manage')
    .route({
      method: 'GET',
      path: `${collection}/participants`,
      tags,
      summary: 'Who was invited, who has paid and what is outstanding',
    })
    .input(participantQuery)
    .output(participantPage),

  bill: inTeam('collections.manage')
    .route({ method: 'GET', path: one, tags, summary: 'A bill with its lines and entries' })
    .input(billKey)
    .output(bill),

  writeBill: inTeam('collections.manage')
    .route({ method: 'POST', path: all, tags, successStatus: 201, summary: 'Bill a member' })
    .input(newBill)
    .output(bill),

  addEntry: inTeam('collections.manage')
    .route({
      method: 'POST',
      path: `${one}/entries`,
      tags,
      summary: 'Record a payment in cash, by cheque, voucher or transfer, or waive a part',
    })
    .input(newEntry)
    .output(bill),

  refund: inTeam('collections.manage')
    .route({
      method: 'POST',
      path: `${one}/refunds`,
      tags,
      summary: 'Refund a payment or a part; the provider refunds cards',
    })
    .input(newRefund)
    .output(bill),

  shareBill: inTeam('collections.manage')
    .route({
      method: 'PUT',
      path: `${one}/share`,
      tags,
      summary: 'Split a bill between two guardians; null gives the open part back to the first',
    })
    .input(billShare)
    .output(bill),

  billPayers: inTeam('collections.view')
    .route({
      method: 'GET',
      path: payers,
      tags,
      summary: 'Which guardian gets the bills of a child; for guardians and treasurers',
    })
    .input(billPayersKey)
    .output(billPayers),

  setBillPayers: inTeam('collections.view')
    .route({
      method: 'PUT',
      path: payers,
      tags,
      summary: 'Choose which guardian gets the bills of a child, or two who pay half each',
    })
    .input(chosenPayers)
    .output(billPayers),

  setInstalments: inTeam('collections.manage')
    .route({
      method: 'PUT',
      path: `${one}/instalments`,
      tags,
      summary: 'Set the instalments of the outstanding amount',
    })
    .input(newInstalments)
    .output(bill),

  notify: inTeam('collections.manage')
    .route({
      method: 'POST',
      path: `${collection}/notifications`,
      tags,
      summary: 'Invite more members, or remind people of an open bill or form',
    })
    .input(collectionNotification)
    .output(notificationResult),

  answerRequest: inTeam('collections.manage')
    .route({
      method: 'PUT',
      path: `${collection}/requests/{requestId}`,
      tags,
      summary: 'Grant or refuse a request to pay less or in instalments',
    })
    .input(requestAnswer)
    .output(bill),
}
