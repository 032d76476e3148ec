import { addDays, weekdayIndex } from '@touchline/domain/events/days'
import { v7 as newId } from 'uuid'

import type { ClubReader } from '#server/clubs/queries/members.ts'
import { createInTeams } from '#server/events/commands/groups.ts'
import { writeToClub } from '#server/messages/commands/club/write.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import type { DemoClub } from './memberships.ts'
import { plainEvent } from './season.ts'

const hour = 3_600_000
/** No team practises or plays on Fridays. */
const friday = 4

/** The manager invites both teams to the general meeting and asks everyone for help. */
export async function addClubLife(
  tx: Transaction,
  { clubId, cast, words, now, teamIds }: DemoClub & { readonly teamIds: readonly string[] },
): Promise<void> {
  const accountId = cast.manager.id
  const [teamId = '', ...alsoIn] = teamIds
  const inTwoWeeks = addDays(now.toISOString().slice(0, 10), 14)
  await createInTeams(
    tx,
    { actor: await requirePerson(tx, { accountId, teamId }), now },
    {
      ...plainEvent,
      ...words.meeting,
      type: 'meeting',
      date: addDays(inTwoWeeks, (friday - weekdayIndex(inTwoWeeks) + 7) % 7),
      startTime: '19:00',
      endTime: '21:00',
      location: words.meetingPlace,
      alsoIn,
    },
  )
  const at = new Date(now.getTime() - 5 * hour)
  const reader: ClubReader = { clubId, accountId, roles: ['manager'], now: at, isProgram: false }
  await writeToClub(tx, reader, {
    audience: { kind: 'teams', teamIds: [...teamIds], role: 'everyone' },
    clientId: newId(),
    ...words.notice,
  })
}
