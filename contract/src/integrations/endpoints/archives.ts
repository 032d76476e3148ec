import { inTeam } from '../../teams/access.ts'
import { accountOperation } from '../../wire/access.ts'
import { archiveImport, archiveOf, importedTeam, archiveFile } from '../shapes/archives.ts'

const tags = ['Archives']

export const archivesEndpoints = {
  exportTeam: inTeam('team.export')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/archives',
      tags,
      summary: 'Export a team as one archive, which any Touchline can import',
    })
    .input(archiveOf)
    .output(archiveFile),

  importTeam: accountOperation
    .route({
      method: 'POST',
      path: '/me/team-archives',
      tags,
      summary: 'Import a team from an archive; without a fingerprint, preview what would be made',
    })
    .input(archiveImport)
    .output(importedTeam),
}
