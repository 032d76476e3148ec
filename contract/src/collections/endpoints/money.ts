import { oc } from '@orpc/contract'

import { tableResponse } from '../../members/endpoints/many.ts'
import { rosterFile } from '../../members/shapes/many.ts'
import { collectionKey, teamKey } from '../shapes/collection.ts'
import { collectionExport, report } from '../shapes/report.ts'
import {
  broughtStatement,
  newStatement,
  transferBillList,
  transferBillSearch,
  transferDecision,
  transferKey,
  transferList,
} from '../shapes/transfer.ts'

const tags = ['Collections']
const collection = '/teams/{teamId}/collections/{collectionId}'
const transfersPath = '/teams/{teamId}/bank-transfers'

/** What came of a collection, and what the bank says. */
export const moneyEndpoints = {
  report: oc
    .route({
      method: 'GET',
      path: `${collection}/report`,
      tags,
      summary: 'What came in, and what is open',
    })
    .input(collectionKey)
    .output(report),

  export: oc
    .route({
      method: 'POST',
      path: `${collection}/export`,
      tags,
      summary: 'Participants or journal as a CSV or XLSX file',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(collectionExport)
    .output(rosterFile),

  bringStatement: oc
    .route({
      method: 'POST',
      path: transfersPath,
      tags,
      summary: 'Bring a file of the bank; transfers with a right reference are booked',
    })
    .input(newStatement)
    .output(broughtStatement),

  transfers: oc
    .route({
      method: 'GET',
      path: transfersPath,
      tags,
      summary: 'Transfers that wait for a decision, with the bills they may be for, and the latest',
    })
    .input(teamKey)
    .output(transferList),

  decideTransfer: oc
    .route({
      method: 'PUT',
      path: `${transfersPath}/{transferId}`,
      tags,
      summary: 'Say which bills a transfer pays, or that it pays none',
    })
    .input(transferDecision)
    .output(transferList),

  undoTransfer: oc
    .route({
      method: 'DELETE',
      path: `${transfersPath}/{transferId}/decision`,
      tags,
      summary: 'Take a decision back: what was booked is owed again, and the transfer waits',
    })
    .input(transferKey)
    .output(transferList),

  transferBills: oc
    .route({
      method: 'GET',
      path: `${transfersPath}/{transferId}/bills`,
      tags,
      summary: 'Search the bills that a transfer may be for',
    })
    .input(transferBillSearch)
    .output(transferBillList),
}
