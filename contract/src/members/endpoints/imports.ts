import { inTeam } from '../../teams/access.ts'
import { teamKey } from '../shapes.ts'
import { importPreview } from '../shapes/import-preview.ts'
import {
  importConfirmation,
  importKey,
  importProgressKey,
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
      summary: 'What a member list would do to the roster; nothing is changed',
    })
    .input(importSource)
    .output(importPreview),

  confirmImport: inTeam('members.import')
    .route({
      method: 'POST',
      path: imports,
      tags,
      successStatus: 201,
      summary: 'Import the list as it was previewed, all or nothing',
    })
    .input(importConfirmation)
    .output(rosterImport),

  importProgress: inTeam('members.import')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/import-progress/{progressId}',
      tags,
      summary: 'How far your own import under way is; null before and after',
    })
    .input(importProgressKey)
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
