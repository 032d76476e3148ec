import type { ClubImportSource } from '@touchline/contract/clubs/shapes/import'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import type { ReadingPlace } from '#server/members/commands/preview-import.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { requireClub } from '../../queries.ts'
import { findTeamsToFill } from '../../queries/teams.ts'

/** A club's list is read where the club is; fields that single teams have of their own are not in it. */
export async function clubReadingPlace(
  db: Queryable,
  { clubId, accountId }: ClubActor,
  places: ClubImportSource['places'],
): Promise<ReadingPlace> {
  const { country, time_zone, language, sport } = await requireClub(db, clubId)
  const teams = await findTeamsToFill(db, clubId)
  return {
    accountId,
    place: { country, time_zone, language, age_group: null },
    fields: [],
    club: { sport, teams, places },
  }
}
