import type { Club, ClubPage } from '@touchline/contract/clubs/shapes'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { isLanguage } from '@touchline/domain/values/language'

import { pictureAddresses, type ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { requireClub, type ClubRow } from '../queries.ts'
import { findRoleHolders } from '../queries/roles.ts'

export function pictureAddressesOf(context: RequestContext): Promise<ShowPicture> {
  return pictureAddresses(context.platform)
}

export async function pageOf(
  context: RequestContext,
  db: Queryable,
  { clubId, accountId, featuresOff = [] }: ClubActor,
): Promise<ClubPage> {
  const show = await pictureAddressesOf(context)
  const club = await requireClub(db, clubId)
  const staff = await findRoleHolders(db, clubId)
  return {
    club: clubOf(club, show),
    roles: [...(staff.find((row) => row.account_id === accountId)?.roles ?? [])],
    featuresOff: [...featuresOff],
    staff: staff.map((row) => ({
      accountId: row.account_id,
      roles: [...row.roles],
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      avatar: show(row.avatar_file_id),
      since: row.created_at.toISOString(),
    })),
  }
}

export function clubOf(row: ClubRow, show: ShowPicture): Club {
  return {
    id: row.id,
    name: row.name,
    sport: row.sport,
    memberCount: row.member_count,
    teamCount: row.team_count,
    phone: row.phone,
    color: row.color,
    logo: show(row.logo_file_id),
    cover: show(row.cover_file_id),
    country: row.country,
    timeZone: row.time_zone,
    language: isLanguage(row.language) ? row.language : 'en',
    numberFormat: row.number_format,
    safeguardingName: row.safeguarding_name,
    safeguardingPhone: row.safeguarding_phone,
    safeguardingAccountId: row.safeguarding_account_id,
    createdAt: row.created_at.toISOString(),
  }
}
