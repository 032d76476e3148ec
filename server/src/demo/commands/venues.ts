import { addDays } from '@touchline/domain/events/days'

import { changeClubVenue, closeClubVenue } from '#server/events/commands/club-venues.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { DemoClub } from './memberships.ts'

/** Two teams can share the ground, and the hall is closed for a day. */
export async function addVenueFacts(
  tx: Transaction,
  { clubId, cast, words, now }: DemoClub,
): Promise<void> {
  const actor = { clubId, accountId: cast.manager.id, roles: ['manager'] } as const
  await changeClubVenue(tx, actor, { ...words.ground, capacity: 2, now })
  await closeClubVenue(tx, actor, {
    ...words.hall,
    date: addDays(now.toISOString().slice(0, 10), 2),
    startTime: '08:00',
    endDate: null,
    endTime: '16:00',
    isAllDay: false,
    reason: words.hallClosed,
    now,
  })
}
