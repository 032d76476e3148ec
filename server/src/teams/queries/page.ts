import type { TeamPage } from '@touchline/contract/teams/shapes'
import type { Actor } from '@touchline/domain/teams/actor'
import { formats, genders, teamTypes } from '@touchline/domain/teams/options'
import { isLanguage } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import {
  entitlementOf,
  entitlementShapeOf,
  paidColumns,
  paidJoin,
  type PaidRow,
} from '#server/entitlements/queries.ts'
import { pictureAddresses, type ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { isMinorMember } from './minors.ts'
import { oneOf } from './one-of.ts'
import type { TeamRow } from './team.ts'

type PageRow = TeamRow &
  PaidRow & {
    readonly club_name: string | null
    readonly club_country: string | null
    readonly safeguarding_name: string | null
    readonly safeguarding_phone: string | null
    readonly member_count: number
    readonly is_muted: boolean
    readonly has_events: boolean
    readonly has_messages: boolean
    readonly has_cash_box: boolean
  }

/** Everything the layout of the team's pages needs, in one statement. */
export async function requireTeamPage(
  platform: Platform,
  db: Queryable,
  actor: Actor,
): Promise<TeamPage> {
  const show = await pictureAddresses(platform)
  const found = await sql<PageRow>`
    select team.*, ${paidColumns}, club.name as club_name, club.country as club_country, club.safeguarding_name, club.safeguarding_phone,
      (select count(*) from members as person
       where person.team_id = team.id and person.left_at is null and person.archived_at is null) as member_count,
      exists (select 1 from team_mutes as mute
              where mute.team_id = team.id and mute.account_id = ${actor.accountId}) as is_muted,
      exists (select 1 from events as event where event.team_id = team.id) as has_events,
      exists (select 1 from conversations as talk where talk.team_id = team.id) as has_messages,
      exists (select 1 from cash_boxes as box where box.team_id = team.id and box.is_on)
        and not exists (select 1 from members m join teams t on t.id = m.team_id
          where m.team_id = team.id and m.id = ${actor.memberId ?? null} and ${isMinorMember(platform.clock())})
        as has_cash_box
    from teams as team
    left join clubs as club on club.id = team.club_id
    ${paidJoin}
    where team.id = ${actor.teamId} and team.deleted_at is null`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return pageOf(row, { actor, show, now: platform.clock() })
}

interface Seen {
  readonly actor: Actor
  readonly show: ShowPicture
  readonly now: Date
}

function pageOf(row: PageRow, { actor, show, now }: Seen): TeamPage {
  return {
    team: teamOf(row, show),
    actor: {
      ...actor,
      isTreasurer: actor.isTreasurer === true,
      childIds: [...actor.childIds],
      blockedFrom: [...(actor.blockedFrom ?? [])],
      featuresOff: [...(actor.featuresOff ?? [])],
    },
    isMuted: row.is_muted,
    checklist: {
      settings: row.settings_completed_at !== null,
      members: row.member_count > 1,
      event: row.has_events,
      message: row.has_messages,
    },
    hasCashBox: row.has_cash_box,
    entitlement: entitlementShapeOf(entitlementOf(row, now)),
    safeguarding:
      row.safeguarding_name === null
        ? null
        : { name: row.safeguarding_name, phone: row.safeguarding_phone },
  }
}

function teamOf(row: PageRow, show: ShowPicture): TeamPage['team'] {
  return {
    id: row.id,
    name: row.name,
    sport: row.sport,
    gender: oneOf(genders, row.gender),
    ageGroup: row.age_group,
    teamType: oneOf(teamTypes, row.team_type),
    format: oneOf(formats, row.format),
    formation: row.formation,
    phone: row.phone,
    email: row.email,
    address: row.address,
    color: row.color,
    notes: row.notes,
    motto: row.motto,
    foundationYear: row.foundation_year,
    country: row.country,
    timeZone: row.time_zone,
    language: isLanguage(row.language) ? row.language : 'en',
    logo: show(row.logo_file_id),
    cover: show(row.cover_file_id),
    club:
      row.club_id === null
        ? null
        : { id: row.club_id, name: row.club_name ?? '', country: row.club_country ?? row.country },
    memberCount: row.member_count,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  }
}
