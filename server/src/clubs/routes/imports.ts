import { implement } from '@orpc/server'
import { clubImportEndpoints } from '@touchline/contract/clubs/endpoints/imports'
import type { ClubImport, ClubImportConfirmation } from '@touchline/contract/clubs/shapes/import'

import { personPictures } from '#server/files/queries/addresses.ts'
import { trackImport } from '#server/members/commands/track-import.ts'
import { clubSessions } from '#server/members/queries/import-sessions.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { exportClubMembers } from '../commands/export-members.ts'
import {
  clubSessionKey,
  confirmClubSession,
  previewClubImport,
  readClubList,
} from '../commands/import/sessions.ts'
import { undoClubImport } from '../commands/import/undo-import.ts'
import { listClubImports } from '../queries/imports.ts'
import { clubCommand, clubQuery } from './handlers.ts'
import { clubReaderOf } from './reader.ts'

const os = implement(clubImportEndpoints).$context<RequestContext>()

export const clubImportRoutes = {
  exportMembers: os.exportMembers.handler(
    clubQuery(async (call) => {
      const show = await personPictures(call.context.platform)
      const reader = await clubReaderOf(call)
      const file = await exportClubMembers(call.db, { ...reader, show }, call.input)
      call.context.reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
      return file.bytes
    }),
  ),

  previewImport: os.previewImport.handler(clubQuery(previewClubImport)),

  // Reads the list before the transaction, because that is slow and would block other imports.
  confirmImport: os.confirmImport.handler((request) =>
    clubQuery<ClubImportConfirmation, ClubImport>((call) =>
      trackImport(
        call.context.platform,
        { sessions: clubSessions, key: clubSessionKey(call.actor, call.input.importSessionId) },
        async (tell) => {
          const list = await readClubList(call, tell)
          return clubCommand<ClubImportConfirmation, ClubImport>((inTransaction) =>
            confirmClubSession(inTransaction, list),
          )(request)
        },
      ),
    )(request),
  ),

  importProgress: os.importProgress.handler(
    clubQuery(async ({ db, actor, input }) => ({
      progress:
        (await clubSessions.findProgress(db, clubSessionKey(actor, input.importSessionId))) ?? null,
    })),
  ),

  listImports: os.listImports.handler(
    clubQuery(async ({ db, now, input }) => ({
      imports: await listClubImports(db, input.clubId, now),
    })),
  ),

  undoImport: os.undoImport.handler(
    clubCommand(async (call) => {
      await requireCheckForClub(call.db, call.actor)
      const reader = await clubReaderOf(call)
      return undoClubImport(call.db, reader, {
        clubImportId: call.input.clubImportId,
        now: call.now,
      })
    }),
  ),
}
