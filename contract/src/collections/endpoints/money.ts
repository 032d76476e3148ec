import { tableResponse } from '../../members/endpoints/many.ts'
import { rosterFile } from '../../members/shapes/many.ts'
import { inTeam } from '../../teams/access.ts'
import { collectionKey } from '../shapes/collection.ts'
import { collectionExport, report } from '../shapes/report.ts'
import {
  statementImportResult,
  newStatement,
  transferBillList,
  transferBillSearch,
  transferDecision,
  transferList,
  transferQuery,
} from '../shapes/transfer.ts'

const tags = ['Collections']
const collection = '/teams/{teamId}/collections/{collectionId}'
const transfersPath = '/teams/{teamId}/bank-transfers'

/** The report of a collection, and bank transfers. */
export const moneyEndpoints = {
  report: inTeam('collections.manage')
    .route({
      method: 'GET',
      path: `${collection}/report`,
      tags,
      summary: 'What was paid and what is outstanding',
    })
    .input(collectionKey)
    .output(report),

  export: inTeam('collections.manage')
    .route({
      method: 'POST',
      path: `${collection}/export`,
      tags,
      summary: 'Participants, journal or double-entry ledger as a CSV or XLSX file',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(collectionExport)
    .output(rosterFile),

  importStatement: inTeam('collections.manage')
    .route({
      method: 'POST',
      path: transfersPath,
      tags,
      summary: 'Import a bank statement; transfers with a valid reference are booked',
    })
    .input(newStatement)
    .output(statementImportResult),

  transfers: inTeam('collections.manage')
    .route({
      method: 'GET',
      path: transfersPath,
      tags,
      summary: 'Transfers to assign, with suggested bills, then the latest; or all by a search',
    })
    .input(transferQuery)
    .output(transferList),

  decideTransfer: inTeam('collections.manage')
    .route({
      method: 'PUT',
      path: `${transfersPath}/{transferId}`,
      tags,
      summary: 'Choose the bills a transfer pays, none, or reopen the decision',
    })
    .input(transferDecision)
    .output(transferList),

  transferBills: inTeam('collections.manage')
    .route({
      method: 'GET',
      path: `${transfersPath}/{transferId}/bills`,
      tags,
      summary: 'Search bills for a transfer',
    })
    .input(transferBillSearch)
    .output(transferBillList),
}
