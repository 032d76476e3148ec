import type { Feature } from '@touchline/domain/values/features'
import { sql, type RawBuilder } from 'kysely'

import { isFeatureOn } from '#server/platform/features/queries.ts'

/**
 * SQL: true if neither `team` nor its club is deleted or suspended, and the feature is on: nothing is
 * done for it otherwise.
 */
export function isTeamActive(team: string, feature?: Feature): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${team}.deleted_at`)} is null and ${sql.ref(`${team}.suspended_at`)} is null and not exists (
    select from clubs
    where clubs.id = ${sql.ref(`${team}.club_id`)} and (clubs.deleted_at is not null or clubs.suspended_at is not null))
    ${feature === undefined ? sql`` : sql`and ${isFeatureOn(ownOf(team), feature)}`})`
}

function ownOf(team: string) {
  return sql`coalesce((select features from clubs where clubs.id = ${sql.ref(`${team}.club_id`)}), ${sql.ref(`${team}.features`)})`
}

/** SQL: the same for the row `club`. */
export function isClubActive(feature?: Feature): RawBuilder<boolean> {
  const isOn = feature === undefined ? sql`` : sql`and ${isFeatureOn(sql`club.features`, feature)}`
  return sql<boolean>`(club.deleted_at is null and club.suspended_at is null ${isOn})`
}
