import { oc } from '@orpc/contract'

import { manyDone, manyMembers, rosterExport, rosterFile } from '../shapes/many.ts'

const tags = ['Members']

export const manyEndpoints = {
  changeMany: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/members/changes',
      tags,
      summary: 'Give a role to a selection, archive it, or bring it back',
    })
    .input(manyMembers)
    .output(manyDone),

  export: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/members/export',
      tags,
      summary: 'The roster as a CSV or XLSX file, as far as one may see it',
    })
    .input(rosterExport)
    .output(rosterFile),
}
