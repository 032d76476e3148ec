import { implement } from '@orpc/server'
import { fileEndpoints } from '@touchline/contract/members/endpoints/files'
import type { MemberFiles } from '@touchline/contract/members/shapes/files'
import { mayKeepDocuments } from '@touchline/domain/members/documents'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery, type TeamCall } from '#server/teams/routes/handlers.ts'

import { addFile, removeFile } from '../commands/files.ts'
import { findFiles } from '../queries/files.ts'
import { requireMemberPage } from '../queries/pages.ts'
import { viewerOf } from './viewer.ts'

const route = implement(fileEndpoints).$context<RequestContext>()

export const fileRoutes = {
  files: route.files.handler(teamQuery(filesFor)),

  addFile: route.addFile.handler(
    teamCommand(async (call) => {
      await addFile(call.db, call, call.input)
      return filesFor(call)
    }),
  ),

  removeFile: route.removeFile.handler(
    teamCommand(async (call) => {
      await removeFile(call.db, call, call.input)
      return filesFor(call)
    }),
  ),
}

interface OfMember {
  readonly teamId: string
  readonly memberId: string
}

/** The documents, with links that expire after ten minutes where the reader may open them. */
async function filesFor(call: TeamCall<OfMember>): Promise<MemberFiles> {
  const { db, actor, context } = call
  const { memberId } = call.input
  await requireMemberPage(db, await viewerOf(call), memberId)
  if (!mayKeepDocuments(actor, memberId)) throw new AppError('not_allowed')
  return { files: await findFiles(db, context.platform, { actor, memberId }) }
}
