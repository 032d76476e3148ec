import type { ClubChange, NewClub } from '@touchline/contract/clubs/shapes'
import { isNumberFormat } from '@touchline/domain/clubs/memberships/numbers'
import { defaultClubColor } from '@touchline/domain/clubs/options'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { restorableDays } from '@touchline/domain/teams/restorable'
import { v7 as newId } from 'uuid'

import { exchangePicture } from '#server/files/commands/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { isMoneyOnItsWay } from '#server/teams/queries/pending-money.ts'

import {
  addClub,
  lockClub,
  lockDeletedClub,
  saveClub,
  teamsOfClub,
  type ClubKey,
  type ClubRow,
} from '../queries.ts'
import { findRoleHolders, saveRoles } from '../queries/roles.ts'
import { announceToMembers, announceToRoles } from './announcements.ts'

const dayLength = 86_400_000

export interface ClubDraft extends Omit<NewClub, 'memberCount' | 'phone'> {
  readonly memberCount?: number | undefined
  readonly phone?: string | undefined
}

/** A club with its creator as first manager. */
export async function createClub(
  tx: Transaction,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
  wanted: ClubDraft,
): Promise<ClubRow> {
  const clubId = newId()
  await addClub(tx, {
    id: clubId,
    name: wanted.name,
    sport: wanted.sport,
    member_count: wanted.memberCount,
    team_count: wanted.teamCount,
    phone: wanted.phone,
    color: wanted.color ?? defaultClubColor,
    country: wanted.country,
    time_zone: wanted.timeZone,
    language: wanted.language,
    created_by: accountId,
    created_at: now,
    updated_at: now,
  })
  await saveRoles(tx, { clubId, accountId, roles: ['manager'], givenBy: accountId })
  const logo = await exchangePicture(tx, {
    old: null,
    wanted: wanted.logoFileId,
    claim: { purpose: 'club_logo', uploadedBy: accountId, owner: { clubId } },
    at: now,
  })
  await announce(tx, {
    name: 'clubs.created',
    topics: [`account:${accountId}`],
    payload: { clubId },
  })
  return saveClub(tx, clubId, { logo_file_id: logo })
}

export async function changeClub(
  tx: Transaction,
  actor: ClubActor,
  { changes, now }: { readonly changes: ClubChange; readonly now: Date },
): Promise<ClubRow> {
  const { clubId, accountId } = actor
  const { numberFormat } = changes
  if (numberFormat !== undefined && !isNumberFormat(numberFormat))
    throw new AppError('invalid_input', { fields: { numberFormat: 'number_format_wrong' } })
  const before = await lockClub(tx, clubId)
  await requireRoleHolder(tx, clubId, changes.safeguardingAccountId)
  const claim = { uploadedBy: accountId, owner: { clubId } }
  const logo = await exchangePicture(tx, {
    old: before.logo_file_id,
    wanted: changes.logoFileId,
    claim: { ...claim, purpose: 'club_logo' },
    at: now,
  })
  const cover = await exchangePicture(tx, {
    old: before.cover_file_id,
    wanted: changes.coverFileId,
    claim: { ...claim, purpose: 'club_cover' },
    at: now,
  })
  const saved = await saveClub(tx, clubId, {
    ...columnsOf(changes),
    logo_file_id: logo,
    cover_file_id: cover,
    updated_at: now,
  })
  // The club's teams show its name and its safeguarding person.
  const teams = await teamsOfClub(tx, clubId)
  await announceToRoles(tx, { name: 'clubs.changed', clubId, teams })
  return saved
}

/** The safeguarding person must have a role in the club; null and undefined mean none. */
async function requireRoleHolder(
  tx: Transaction,
  clubId: string,
  accountId: string | null | undefined,
): Promise<void> {
  if (accountId == null) return
  const holders = await findRoleHolders(tx, clubId)
  if (!holders.some((holder) => holder.account_id === accountId)) throw new AppError('not_found')
}

/** Deletes the club with its teams; they can be restored for 30 days. */
export async function deleteClub(
  tx: Transaction,
  actor: ClubActor,
  { typedName, now }: { readonly typedName: string; readonly now: Date },
): Promise<{ restorableUntil: string }> {
  const club = await lockClub(tx, actor.clubId)
  if (typedName !== club.name)
    throw new AppError('invalid_input', { fields: { typedName: 'name' } })

  if (await isMoneyOnItsWay(tx, { clubId: club.id, now })) throw new AppError('money_on_its_way')

  await saveClub(tx, club.id, { deleted_at: now, deleted_by: actor.accountId, updated_at: now })
  await announceToMembers(tx, 'clubs.deleted', actor)
  return { restorableUntil: new Date(now.getTime() + restorableDays * dayLength).toISOString() }
}

export async function restoreClub(
  tx: Transaction,
  { accountId, clubId, now }: ClubKey & { readonly now: Date },
): Promise<ClubRow> {
  const since = new Date(now.getTime() - restorableDays * dayLength)
  await lockDeletedClub(tx, { accountId, clubId, since })
  const club = await saveClub(tx, clubId, { deleted_at: null, deleted_by: null, updated_at: now })
  await announceToMembers(tx, 'clubs.restored', { clubId, accountId })
  return club
}

function columnsOf(changes: ClubChange) {
  return {
    name: changes.name,
    sport: changes.sport,
    member_count: changes.memberCount,
    team_count: changes.teamCount,
    phone: changes.phone,
    color: changes.color,
    country: changes.country,
    time_zone: changes.timeZone,
    language: changes.language,
    number_format: changes.numberFormat,
    safeguarding_name: changes.safeguardingName,
    safeguarding_phone: changes.safeguardingPhone,
    safeguarding_account_id: changes.safeguardingAccountId,
  }
}
