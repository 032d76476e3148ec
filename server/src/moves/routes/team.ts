import { implement } from '@orpc/server'
import type { RosterImport } from '@touchline/contract/members/shapes/import'
import { movesEndpoints } from '@touchline/contract/moves/endpoints'
import type { TeamMoveConfirmation } from '@touchline/contract/moves/shapes'

import { sessionKey } from '#server/members/commands/import-sessions.ts'
import { trackImport } from '#server/members/commands/track-import.ts'
import { teamSessions } from '#server/members/queries/import-sessions.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { readTeamMove } from '../commands/read-team-move.ts'
import { confirmTeamMove, previewTeamMove } from '../commands/team-move.ts'

const os = implement(movesEndpoints).$context<RequestContext>()

export const teamMoveRoutes = {
  previewTeam: os.previewTeam.handler(teamQuery(previewTeamMove)),

  confirmTeam: os.confirmTeam.handler((request) =>
    teamQuery<TeamMoveConfirmation, RosterImport>((call) =>
      trackImport(
        call.context.platform,
        { sessions: teamSessions, key: sessionKey(call.actor, call.input.importSessionId) },
        async (tell) => {
          const read = await readTeamMove(call, tell)
          return teamCommand<TeamMoveConfirmation, RosterImport>((inTransaction) =>
            confirmTeamMove(inTransaction, read),
          )(request)
        },
      ),
    )(request),
  ),
}
