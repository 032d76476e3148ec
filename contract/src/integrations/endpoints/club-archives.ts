import { inClub } from '../../clubs/access.ts'
import { accountOperation } from '../../wire/access.ts'
import { archiveImport, archiveFile } from '../shapes/archives.ts'
import { archiveOfClub, importedClub } from '../shapes/club-archives.ts'

const tags = ['Archives']

export const clubArchivesEndpoints = {
  exportClub: inClub('archive.export')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/archives',
      tags,
      summary: 'Export a club and its teams as one archive, which any Touchline can import',
    })
    .input(archiveOfClub)
    .output(archiveFile),

  importClub: accountOperation
    .route({
      method: 'POST',
      path: '/me/club-archives',
      tags,
      summary:
        'Import a club and its teams from an archive; without a fingerprint, preview what would be made',
    })
    .input(archiveImport)
    .output(importedClub),
}
