import { tableResponse } from '../../members/endpoints/many.ts'
import { rosterFile } from '../../members/shapes/many.ts'
import { accountOperation } from '../../wire/access.ts'
import { archivedLedgersExport, archivedLedgersList } from '../shapes/archived-ledgers.ts'

const tags = ['Collections']
const path = '/me/archived-ledgers'

/** Ledgers that outlive their deleted team for the tax office. */
export const archivedLedgersEndpoints = {
  archivedLedgers: accountOperation
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'Ledgers of deleted teams that I or my club managed',
    })
    .output(archivedLedgersList),

  exportArchivedLedgers: accountOperation
    .route({
      method: 'POST',
      path: `${path}/{ledgerId}/export`,
      tags,
      summary: 'Journal of a deleted team, without names, as CSV or XLSX',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(archivedLedgersExport)
    .output(rosterFile),
}
