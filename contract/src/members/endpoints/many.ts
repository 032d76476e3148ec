import type { OpenAPI } from '@orpc/contract'

import { inTeam } from '../../teams/access.ts'
import { exportType, bulkResult, bulkChange, rosterExport, rosterFile } from '../shapes/many.ts'

const tags = ['Members']

/** The OpenAPI response of an endpoint that returns a table as a file. */
export const tableResponse = {
  description: 'The file, sent while it is made',
  content: {
    [exportType.csv]: { schema: { type: 'string' } },
    [exportType.xlsx]: { schema: { type: 'string' } },
  },
} satisfies OpenAPI.ResponseObject

export const manyEndpoints = {
  changeMany: inTeam('members.archive')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/members/changes',
      tags,
      summary: 'Give members a role, archive them, or bring them back',
    })
    .input(bulkChange)
    .output(bulkResult),

  export: inTeam('team.view')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/members/export',
      tags,
      summary: 'The roster as a CSV or XLSX file, as far as one may see it',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(rosterExport)
    .output(rosterFile),
}
