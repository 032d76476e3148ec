import { inClub } from '../../clubs/access.ts'
import {
  clubTransferBillSearch,
  clubTransferDecision,
  clubTransferQuery,
  statementImportResult,
  newClubStatement,
  transferBillList,
  transferList,
} from '../shapes/transfer.ts'

const tags = ['Collections']
const path = '/clubs/{clubId}/bank-transfers'

/** The statements of a club's account, for bills of all its teams. */
export const clubBankEndpoints = {
  importClubStatement: inClub('debits.manage')
    .route({
      method: 'POST',
      path,
      tags,
      summary: 'Import a bank statement; payments, direct debits and returns are booked',
    })
    .input(newClubStatement)
    .output(statementImportResult),

  clubTransfers: inClub('debits.manage')
    .route({
      method: 'GET',
      path,
      tags,
      summary:
        'The club’s transfers to assign, with suggested bills, then the latest; or all by a search',
    })
    .input(clubTransferQuery)
    .output(transferList),

  decideClubTransfer: inClub('debits.manage')
    .route({
      method: 'PUT',
      path: `${path}/{transferId}`,
      tags,
      summary: 'Choose the bills a transfer of the club pays, none, or undo the decision',
    })
    .input(clubTransferDecision)
    .output(transferList),

  clubTransferBills: inClub('debits.manage')
    .route({
      method: 'GET',
      path: `${path}/{transferId}/bills`,
      tags,
      summary: 'Search bills of all teams for a transfer',
    })
    .input(clubTransferBillSearch)
    .output(transferBillList),
}
