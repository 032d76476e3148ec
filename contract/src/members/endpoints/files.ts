import { inTeam } from '../../teams/access.ts'
import { memberKey } from '../shapes.ts'
import { fileKey, memberFiles, newFile } from '../shapes/files.ts'

const tags = ['Files of a member']
const files = '/teams/{teamId}/members/{memberId}/files'

export const fileEndpoints = {
  files: inTeam('team.view')
    .route({ method: 'GET', path: files, tags, summary: 'The documents of a member' })
    .input(memberKey)
    .output(memberFiles),

  addFile: inTeam('team.view')
    .route({
      method: 'POST',
      path: files,
      tags,
      successStatus: 201,
      summary: 'Keep an uploaded document for a member',
    })
    .input(newFile)
    .output(memberFiles),

  removeFile: inTeam('team.view')
    .route({ method: 'DELETE', path: `${files}/{fileId}`, tags, summary: 'Remove a document' })
    .input(fileKey)
    .output(memberFiles),
}
