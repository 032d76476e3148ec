import { z } from 'zod'

import { me } from '../accounts/shapes.ts'
import { unreadCounts } from '../notifications/shapes.ts'
import { teamPage } from '../teams/shapes.ts'
import { myTeams } from '../teams/shapes/mine.ts'
import { id } from '../wire/values.ts'

/** With the team whose page is opened. */
export const startQuery = z.object({ teamId: id.optional() })

/** The answers of the endpoints of these names; `team` is null where there is none of mine. */
export const start = z.object({
  me,
  teams: myTeams,
  unread: unreadCounts,
  team: teamPage.nullable(),
})
