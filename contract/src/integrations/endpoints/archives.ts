import { oc } from '@orpc/contract'

import {
  archiveImport,
  archiveOf,
  archivePreview,
  importedTeam,
  madeArchive,
  sentArchive,
} from '../shapes/archives.ts'

const tags = ['Archives']
const path = '/me/team-archives'

export const archivesEndpoints = {
  exportTeam: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/archives',
      tags,
      summary: 'A team as one archive that another Touchline imports, for admins',
    })
    .input(archiveOf)
    .output(madeArchive),

  previewArchive: oc
    .route({
      method: 'POST',
      path: `${path}/preview`,
      tags,
      summary: 'What would be made of an archive; nothing is made',
    })
    .input(sentArchive)
    .output(archivePreview),

  importArchive: oc
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Make a new team of an archive',
    })
    .input(archiveImport)
    .output(importedTeam),
}
