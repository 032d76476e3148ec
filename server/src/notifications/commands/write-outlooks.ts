import { findComingEvents } from '#server/invitations/queries/coming-events.ts'
import type { Platform } from '#server/platform/platform.ts'

import { rosterOutlookLetter } from '../emails/roster.ts'
import { findTeamsToWriteTo } from '../queries/roster-teams.ts'
import { writeToRoster } from './write-to-rosters.ts'

const pieceOfTeams = 50

/**
 * On Monday morning in each team's zone, emails the coming events to roster people who have not
 * joined.
 */
export async function writeOutlooks(platform: Platform): Promise<void> {
  const { database, clock } = platform
  let after: string | undefined
  for (;;) {
    const now = clock()
    const teams = await findTeamsToWriteTo(database, { now, after, limit: pieceOfTeams })
    for (const { monday, ...team } of teams)
      await writeToRoster(platform, {
        team,
        cause: `week:${monday}`,
        actorId: null,
        writeTo: async (tx, { memberIds }) => {
          const events = await findComingEvents(tx, { teamId: team.id, memberIds, now })
          if (events.length === 0) return undefined
          return (letter) => rosterOutlookLetter(letter, events)
        },
      })
    if (teams.length < pieceOfTeams) return
    after = teams.at(-1)?.id
  }
}
