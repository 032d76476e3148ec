import { implement } from '@orpc/server'
import type { ClubImport } from '@touchline/contract/clubs/shapes/import'
import { movesEndpoints } from '@touchline/contract/moves/endpoints'
import type { ClubMoveConfirmation } from '@touchline/contract/moves/shapes'

import { clubSessionKey } from '#server/clubs/commands/import/sessions.ts'
import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import { trackImport } from '#server/members/commands/track-import.ts'
import { clubSessions } from '#server/members/queries/import-sessions.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { confirmClubMove } from '../commands/confirm-club-move.ts'
import { previewClubMove } from '../commands/preview-club-move.ts'
import { readClubMove } from '../commands/read-club-move.ts'

const os = implement(movesEndpoints).$context<RequestContext>()

// Files are read before the transaction, because that is slow and would block other imports.
export const clubMoveRoutes = {
  previewClub: os.previewClub.handler(clubQuery(previewClubMove)),

  confirmClub: os.confirmClub.handler((request) =>
    clubQuery<ClubMoveConfirmation, ClubImport>((call) =>
      trackImport(
        call.context.platform,
        { sessions: clubSessions, key: clubSessionKey(call.actor, call.input.importSessionId) },
        async (tell) => {
          const read = await readClubMove(call, tell)
          return clubCommand<ClubMoveConfirmation, ClubImport>((inTransaction) =>
            confirmClubMove(inTransaction, read),
          )(request)
        },
      ),
    )(request),
  ),
}
