import { inClub } from '../../clubs/access.ts'
import { tableResponse } from '../../members/endpoints/many.ts'
import { rosterFile } from '../../members/shapes/many.ts'
import {
  accounting,
  accountingExport,
  accountingQuery,
  clubLedgerExport,
} from '../shapes/accounting.ts'

const tags = ['Collections']
const path = '/clubs/{clubId}/accounting'

/** A club's bookings for its accountant. */
export const accountingEndpoints = {
  accounting: inClub('dues.manage')
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'What the bookings of a period come to, and the settings of the DATEV export',
    })
    .input(accountingQuery)
    .output(accounting),

  exportAccounting: inClub('dues.manage')
    .route({
      method: 'POST',
      path: `${path}/export`,
      tags,
      summary: 'Bookings of all teams as a DATEV batch (EXTF Buchungsstapel)',
      spec: (operation) => ({
        ...operation,
        responses: {
          200: {
            description: 'The file, in Windows-1252',
            content: { 'text/csv': { schema: { type: 'string' } } },
          },
        },
      }),
    })
    .input(accountingExport)
    .output(rosterFile),

  exportClubLedger: inClub('dues.manage')
    .route({
      method: 'POST',
      path: `${path}/ledger`,
      tags,
      summary: 'Bookings of all teams in double entry, as CSV or XLSX',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(clubLedgerExport)
    .output(rosterFile),
}
