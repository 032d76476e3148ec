import { inTeam } from '../../teams/access.ts'
import { teamKey } from '../shapes.ts'
import { importPreview } from '../shapes/import-preview.ts'
import {
  importConfirmation,
  importKey,
  importSessionKey,
  importSource,
  importStatus,
  rosterImport,
  rosterImports,
  importUndo,
} from '../shapes/import.ts'

const tags = ['Roster import']
const imports = '/teams/{teamId}/roster-imports'

export const importEndpoints = {
  previewImport: inTeam('members.import')
    .route({
      method: 'POST',
      path: `${imports}/preview`,
      tags,
      summary: 'Upload a member list, or read it with other choices, and see what it would do',
    })
    .input(importSource)
    .output(importPreview),

  confirmImport: inTeam('members.import')
    .route({
      method: 'POST',
      path: imports,
      tags,
      successStatus: 201,
      summary: 'Import an uploaded list as it was previewed, all or nothing',
    })
    .input(importConfirmation)
    .output(rosterImport),

  importProgress: inTeam('members.import')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/import-sessions/{importSessionId}',
      tags,
      summary: 'How far your own import is; null before and after',
    })
    .input(importSessionKey)
    .output(importStatus),

  listImports: inTeam('members.import')
    .route({ method: 'GET', path: imports, tags, summary: 'The latest imports of a team' })
    .input(teamKey)
    .output(rosterImports),

  undoImport: inTeam('members.import')
    .route({
      method: 'POST',
      path: `${imports}/{importId}/undo`,
      tags,
      summary: 'Take an import back',
    })
    .input(importKey)
    .output(importUndo),
}
