import { implement } from '@orpc/server'
import { clubDocumentEndpoints } from '@touchline/contract/clubs/endpoints/documents'
import { documentAudiences, maySeeClubDocument } from '@touchline/domain/clubs/documents'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamQuery } from '#server/teams/routes/handlers.ts'

import { requireChosenPeople } from '../commands/document-people.ts'
import { removeClubDocument, saveClubDocument } from '../commands/documents.ts'
import { findClubDocuments, findTeamDocuments } from '../queries/documents.ts'
import { clubCommand, clubQuery, type ClubCall } from './handlers.ts'
import { clubReaderOf } from './reader.ts'

interface Listing extends Pick<ClubCall<unknown>, 'db' | 'now' | 'context'> {
  readonly actor: Pick<ClubActor, 'clubId'>
}

const documentsOf = ({ db, actor: { clubId }, now, context }: Listing) =>
  findClubDocuments(db, context.platform, { clubId, now })

const os = implement(clubDocumentEndpoints).$context<RequestContext>()

/** Club documents, and what a team sees of them. */
export const clubDocumentRoutes = {
  documents: os.documents.handler(clubQuery(documentsOf)),

  saveDocument: os.saveDocument.handler(
    clubCommand(async (call) => {
      const { personIds, ...wanted } = call.input
      const reader = personIds === null ? undefined : await clubReaderOf(call)
      const chosen = reader ? await requireChosenPeople(call.db, reader, personIds ?? []) : null
      await saveClubDocument(call.db, call, { ...wanted, chosen })
      return documentsOf(call)
    }),
  ),

  removeDocument: os.removeDocument.handler(
    clubCommand(async (call) => {
      await removeClubDocument(call.db, call, call.input.documentId)
      return documentsOf(call)
    }),
  ),

  teamDocuments: os.teamDocuments.handler(
    teamQuery(({ db, actor, now, context }) =>
      findTeamDocuments(db, context.platform, {
        actor,
        now,
        audiences: documentAudiences.filter((one) => maySeeClubDocument(actor, one)),
      }),
    ),
  ),
}
