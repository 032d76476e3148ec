import { implement } from '@orpc/server'
import { fileEndpoints } from '@touchline/contract/members/endpoints/files'
import type { MemberFiles } from '@touchline/contract/members/shapes/files'
import { mayKeepDocuments } from '@touchline/domain/members/documents'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { addFile, removeFile } from '../commands/files.ts'
import type { Doing } from '../commands/member-news.ts'
import { findFiles } from '../queries/files.ts'
import { requireMemberPage } from '../queries/pages.ts'
import { doing, viewerOf } from './viewer.ts'

const route = implement(fileEndpoints).$context<RequestContext>()

interface MemberInput {
  readonly teamId: string
  readonly memberId: string
}

export const fileRoutes = {
  files: route.files.handler(({ input, context }) =>
    filesFor(context, context.platform.database, input),
  ),

  addFile: route.addFile.handler(({ input, context }) =>
    onFiles(context, input, (tx, who) => addFile(tx, who, input)),
  ),

  removeFile: route.removeFile.handler(({ input, context }) =>
    onFiles(context, input, (tx, who) => removeFile(tx, who, input)),
  ),
}

type Act = (tx: Transaction, who: Doing) => Promise<void>

function onFiles(context: RequestContext, input: MemberInput, act: Act) {
  return command(context, async (tx) => {
    await act(tx, doing(await viewerOf(context, tx, input.teamId), context))
    return filesFor(context, tx, input)
  })
}

/** The list with addresses that end in ten minutes, made for whoever may open the files. */
async function filesFor(
  context: RequestContext,
  db: Queryable,
  { teamId, memberId }: MemberInput,
): Promise<MemberFiles> {
  const { platform } = context
  const viewer = await viewerOf(context, db, teamId)
  await requireMemberPage(db, viewer, memberId)
  if (!mayKeepDocuments(viewer.actor, memberId)) throw new AppError('not_allowed')

  return { files: await findFiles(db, platform, { actor: viewer.actor, memberId }) }
}
