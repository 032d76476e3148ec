import { tableResponse } from '../../members/endpoints/many.ts'
import { importStatus } from '../../members/shapes/import.ts'
import { rosterFile } from '../../members/shapes/many.ts'
import { inClub } from '../access.ts'
import { clubKey } from '../shapes.ts'
import { clubExport } from '../shapes/export.ts'
import {
  clubImport,
  clubImportConfirmation,
  clubImportKey,
  clubImportPreview,
  clubImports,
  clubImportSessionKey,
  clubImportSource,
  clubImportUndo,
} from '../shapes/import.ts'

const tags = ['Club import']
const imports = '/clubs/{clubId}/imports'

/** One list for all teams of a club, in and out. */
export const clubImportEndpoints = {
  exportMembers: inClub('members.export')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/members/export',
      tags: ['Club members'],
      summary: 'Its members as a CSV or XLSX file, each once, as far as one may see them',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(clubExport)
    .output(rosterFile),

  previewImport: inClub('members.import')
    .route({
      method: 'POST',
      path: `${imports}/preview`,
      tags,
      summary: 'Upload the list of a whole club, or read it with other choices',
    })
    .input(clubImportSource)
    .output(clubImportPreview),

  confirmImport: inClub('members.import')
    .route({
      method: 'POST',
      path: imports,
      tags,
      successStatus: 201,
      summary: 'Import an uploaded list into all teams as it was previewed, all or nothing',
    })
    .input(clubImportConfirmation)
    .output(clubImport),

  importProgress: inClub('members.import')
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/import-sessions/{importSessionId}',
      tags,
      summary: 'How far your own import is; null before and after',
    })
    .input(clubImportSessionKey)
    .output(importStatus),

  listImports: inClub('members.import')
    .route({ method: 'GET', path: imports, tags, summary: 'The latest imports of a club' })
    .input(clubKey)
    .output(clubImports),

  undoImport: inClub('members.import')
    .route({
      method: 'POST',
      path: `${imports}/{clubImportId}/undo`,
      tags,
      summary: 'Take an import back from all teams, and the teams it made',
    })
    .input(clubImportKey)
    .output(clubImportUndo),
}
