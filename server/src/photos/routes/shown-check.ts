import type { PublishCheck } from '@touchline/contract/photos/shapes'

import { AppError } from '#server/platform/errors.ts'

import { findAlbum } from '../queries/albums.ts'
import { findUnconsented } from '../queries/people.ts'
import type { Showing } from './shown.ts'

/** Who staff look for before they publish the waiting pictures. */
export async function shownCheck(
  { db, actor: { teamId }, seen, now }: Showing,
  albumId: string,
): Promise<PublishCheck> {
  const album = await findAlbum(db, { teamId, albumId }, seen)
  if (album === undefined) throw new AppError('not_found')
  const found = await findUnconsented(db, teamId, { eventId: album.eventId, now })
  return {
    waitingCount: album.waitingCount,
    checkedAt: now.toISOString(),
    leavesOutAbsent: found.leavesOutAbsent,
    people: found.people.map((person) => ({
      memberId: person.memberId,
      firstName: person.firstName,
      lastName: person.lastName,
      consent: person.consent,
      isChild: person.isChild,
      isUnreached: person.isUnreached,
      askedAt: person.askedAt?.toISOString() ?? null,
    })),
  }
}
