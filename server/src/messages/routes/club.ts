import { implement } from '@orpc/server'
import { clubMessageEndpoints } from '@touchline/contract/messages/endpoints/club'

import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import { clubReaderOf } from '#server/clubs/routes/reader.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { previewToClub, writeToClub } from '../commands/club/write.ts'

const os = implement(clubMessageEndpoints).$context<RequestContext>()

export const clubMessageRoutes = {
  previewToClub: os.previewToClub.handler(
    clubQuery(async (call) =>
      previewToClub(call.context.platform.database, await clubReaderOf(call), call.input.audience),
    ),
  ),

  sendToClub: os.sendToClub.handler(
    clubCommand(async (call) => writeToClub(call.db, await clubReaderOf(call), call.input)),
  ),
}
