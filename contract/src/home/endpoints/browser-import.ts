import { oc } from '@orpc/contract'

import {
  browserImport,
  browserImportKey,
  browserImports,
  newBrowserImport,
  undoneBrowserImport,
} from '../shapes/browser-import.ts'

const tags = ['Browser import']
const path = '/me/browser-imports'

export const browserImportEndpoints = {
  bringTeams: oc
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Bring clubs and teams kept in a browser into my account, all or nothing',
    })
    .input(newBrowserImport)
    .output(browserImport),

  listBrowserImports: oc
    .route({ method: 'GET', path, tags, summary: 'What I brought along, newest first' })
    .output(browserImports),

  undoBrowserImport: oc
    .route({
      method: 'POST',
      path: `${path}/{browserImportId}/undo`,
      tags,
      summary: 'Take back what nobody else has joined or used; the rest stays, with the reason',
    })
    .input(browserImportKey)
    .output(undoneBrowserImport),
}
