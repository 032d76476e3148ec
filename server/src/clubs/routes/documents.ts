import { implement } from '@orpc/server'
import { clubDocumentEndpoints } from '@touchline/contract/clubs/endpoints/documents'
import { documentAudiences, maySeeClubDocument } from '@touchline/domain/clubs/documents'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { removeClubDocument, saveClubDocument } from '../commands/documents.ts'
import { findClubDocuments, findTeamDocuments } from '../queries/documents.ts'
import { clubCommand, clubQuery } from './handlers.ts'

const os = implement(clubDocumentEndpoints).$context<RequestContext>()

/** Club documents, and what a team sees of them. */
export const clubDocumentRoutes = {
  documents: os.documents.handler(
    clubQuery(({ db, input, context }) => findClubDocuments(db, context.platform, input.clubId)),
  ),

  saveDocument: os.saveDocument.handler(
    clubCommand(async (call) => {
      await saveClubDocument(call.db, call, call.input)
      return findClubDocuments(call.db, call.context.platform, call.input.clubId)
    }),
  ),

  removeDocument: os.removeDocument.handler(
    clubCommand(async (call) => {
      await removeClubDocument(call.db, call, call.input.documentId)
      return findClubDocuments(call.db, call.context.platform, call.input.clubId)
    }),
  ),

  teamDocuments: os.teamDocuments.handler(
    teamQuery(({ db, actor, context }) =>
      findTeamDocuments(db, context.platform, {
        teamId: actor.teamId,
        audiences: documentAudiences.filter((one) => maySeeClubDocument(actor, one)),
      }),
    ),
  ),
}
