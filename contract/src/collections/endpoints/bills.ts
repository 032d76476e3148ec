import { oc } from '@orpc/contract'

import {
  bill,
  billKey,
  billPayers,
  billPayersKey,
  chosenPayers,
  newBill,
  newPayment,
  newInstalments,
  newRefund,
  newShare,
  newWriteOff,
  participantPage,
  participantQuestion,
  reminding,
  requestAnswer,
  requestList,
} from '../shapes/bill.ts'
import { collectionKey, told } from '../shapes/collection.ts'

const tags = ['Collections']
const collection = '/teams/{teamId}/collections/{collectionId}'
const all = `${collection}/bills` as const
const one = `${all}/{billId}` as const
const payers = '/teams/{teamId}/members/{memberId}/bill-payers'

/** What a treasurer does with the bills of a collection. */
export const billEndpoints = {
  participants: oc
    .route({
      method: 'GET',
      path: `${collection}/participants`,
      tags,
      summary: 'Who was asked, who owes, who has paid; for admins',
    })
    .input(participantQuestion)
    .output(participantPage),

  bill: oc
    .route({ method: 'GET', path: one, tags, summary: 'A bill with its lines and its books' })
    .input(billKey)
    .output(bill),

  writeBill: oc
    .route({ method: 'POST', path: all, tags, successStatus: 201, summary: 'Bill a member' })
    .input(newBill)
    .output(bill),

  recordPayment: oc
    .route({
      method: 'POST',
      path: `${one}/payments`,
      tags,
      summary: 'Record cash, a cheque, a sports pass or a transfer',
    })
    .input(newPayment)
    .output(bill),

  refund: oc
    .route({
      method: 'POST',
      path: `${one}/refunds`,
      tags,
      summary: 'Give back what was paid, or a part; card payments go back by the provider',
    })
    .input(newRefund)
    .output(bill),

  writeOff: oc
    .route({ method: 'POST', path: `${one}/write-offs`, tags, summary: 'Ask for less' })
    .input(newWriteOff)
    .output(bill),

  shareBill: oc
    .route({
      method: 'POST',
      path: `${one}/share`,
      tags,
      summary: 'Share a bill between two guardians, half each',
    })
    .input(newShare)
    .output(bill),

  unshareBill: oc
    .route({
      method: 'DELETE',
      path: `${one}/share`,
      tags,
      summary: 'Give what is open of the second half back to the first payer',
    })
    .input(billKey)
    .output(bill),

  billPayers: oc
    .route({
      method: 'GET',
      path: payers,
      tags,
      summary: 'Which guardian gets the bills of a child; for its guardians and treasurers',
    })
    .input(billPayersKey)
    .output(billPayers),

  setBillPayers: oc
    .route({
      method: 'PUT',
      path: payers,
      tags,
      summary: 'Choose which guardian gets the bills of a child, or two who pay half each',
    })
    .input(chosenPayers)
    .output(billPayers),

  setInstalments: oc
    .route({
      method: 'PUT',
      path: `${one}/instalments`,
      tags,
      summary: 'Say in which parts, and by when, the rest is to be paid',
    })
    .input(newInstalments)
    .output(bill),

  remind: oc
    .route({
      method: 'POST',
      path: `${collection}/reminders`,
      tags,
      summary: 'Remind those who owe, or who have not filled in the form',
    })
    .input(reminding)
    .output(told),

  requests: oc
    .route({
      method: 'GET',
      path: `${collection}/requests`,
      tags,
      summary: 'Who asks to pay less or in parts; for admins',
    })
    .input(collectionKey)
    .output(requestList),

  answerRequest: oc
    .route({
      method: 'PUT',
      path: `${collection}/requests/{requestId}`,
      tags,
      summary: 'Grant or refuse such a request; the payer is told',
    })
    .input(requestAnswer)
    .output(bill),
}
