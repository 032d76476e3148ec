import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'
import type { ImportConfirmation, RosterImport } from '@touchline/contract/members/shapes/import'

import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import {
  confirmSession,
  previewImport,
  readUploadedList,
  sessionKey,
} from '../commands/import-sessions.ts'
import { trackImport } from '../commands/track-import.ts'
import { undoImport } from '../commands/undo-import.ts'
import { teamSessions } from '../queries/import-sessions.ts'
import { listImports } from '../queries/imports.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const importRoutes = {
  previewImport: route.previewImport.handler(teamQuery(previewImport)),

  // Reads the list before the transaction, because that is slow and would block other imports.
  confirmImport: route.confirmImport.handler((request) =>
    teamQuery<ImportConfirmation, RosterImport>((call) =>
      trackImport(
        call.context.platform,
        { sessions: teamSessions, key: sessionKey(call.actor, call.input.importSessionId) },
        async (tell) => {
          const list = await readUploadedList(call, tell)
          return teamCommand<ImportConfirmation, RosterImport>((inTransaction) =>
            confirmSession(inTransaction, list),
          )(request)
        },
      ),
    )(request),
  ),

  importProgress: route.importProgress.handler(
    teamQuery(async ({ db, actor, input }) => ({
      progress:
        (await teamSessions.findProgress(db, sessionKey(actor, input.importSessionId))) ?? null,
    })),
  ),

  listImports: route.listImports.handler(
    teamQuery(async ({ db, now, input }) => ({
      imports: await listImports(db, input.teamId, now),
    })),
  ),

  undoImport: route.undoImport.handler(
    teamCommand((call) => undoImport(call.db, call, call.input.importId)),
  ),
}
