import { z } from 'zod'

import { inTeam } from '../../teams/access.ts'
import { id } from '../../wire/values.ts'
import { inClub } from '../access.ts'
import { clubKey } from '../shapes.ts'
import {
  clubDocumentKey,
  clubDocuments,
  savedClubDocument,
  teamDocuments,
} from '../shapes/documents.ts'

const tags = ['Documents of a club']
const all = '/clubs/{clubId}/documents'
const one = `${all}/{documentId}`

export const clubDocumentEndpoints = {
  documents: inClub('documents.edit')
    .route({ method: 'GET', path: all, tags, summary: 'Documents the club gives to its teams' })
    .input(clubKey)
    .output(clubDocuments),

  saveDocument: inClub('documents.edit')
    .route({
      method: 'PUT',
      path: one,
      tags,
      summary: 'Give an uploaded document to teams or people, or change or replace it',
    })
    .input(savedClubDocument)
    .output(clubDocuments),

  removeDocument: inClub('documents.edit')
    .route({
      method: 'DELETE',
      path: one,
      tags,
      summary: 'Remove a document from everyone who has it',
    })
    .input(clubDocumentKey)
    .output(clubDocuments),

  teamDocuments: inTeam('team.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/documents',
      tags,
      summary: 'Documents of the club for this team',
    })
    .input(z.object({ teamId: id }))
    .output(teamDocuments),
}
