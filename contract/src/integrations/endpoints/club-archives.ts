import { oc } from '@orpc/contract'

import { archiveImport, madeArchive, sentArchive } from '../shapes/archives.ts'
import { archiveOfClub, clubArchivePreview, importedClub } from '../shapes/club-archives.ts'

const tags = ['Archives']
const path = '/me/club-archives'

export const clubArchivesEndpoints = {
  exportClub: oc
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/archives',
      tags,
      summary:
        'A club with all its teams as one archive that another Touchline imports, for managers',
    })
    .input(archiveOfClub)
    .output(madeArchive),

  previewClubArchive: oc
    .route({
      method: 'POST',
      path: `${path}/preview`,
      tags,
      summary: 'What would be made of an archive of a club; nothing is made',
    })
    .input(sentArchive)
    .output(clubArchivePreview),

  importClubArchive: oc
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Make a new club with its teams of an archive',
    })
    .input(archiveImport)
    .output(importedClub),
}
