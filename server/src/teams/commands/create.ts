import { randomBytes } from 'node:crypto'

import type { NewTeam } from '@touchline/contract/teams/shapes'
import { isForAdults } from '@touchline/domain/teams/age-bands'
import { joinCodeFrom } from '@touchline/domain/teams/join-code'
import { creatorRole } from '@touchline/domain/teams/options'
import { areSettingsComplete } from '@touchline/domain/teams/settings'
import { bestLanguage } from '@touchline/domain/values/language'
import { v7 as newId } from 'uuid'

import { requireAccountRow, type AccountRow } from '#server/accounts/queries.ts'
import { claimPicture } from '#server/files/commands/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { addTeam, saveTeam } from '../queries/team.ts'
import { fillTeam } from './fill.ts'

export interface Creation {
  readonly accountId: string
  readonly now: Date
}

/** Creates a team with its creator as first admin and a season. Returns the id. */
export async function createTeam(
  tx: Transaction,
  { accountId, now }: Creation,
  wanted: Omit<TeamDraft, 'clubId'>,
): Promise<string> {
  const creator = await requireAccountRow(tx, accountId)
  const teamId = await insertTeam(
    tx,
    { accountId, now },
    { language: bestLanguage([creator.language]), ...wanted },
  )
  await fillTeam(tx, { teamId, now, wanted, member: firstMember(creator, teamId) })

  if (wanted.logoFileId != null) {
    const owner = { teamId }
    const claim = {
      fileId: wanted.logoFileId,
      purpose: 'team_logo' as const,
      uploadedBy: accountId,
      owner,
    }
    await saveTeam(tx, teamId, { logo_file_id: await claimPicture(tx, claim) })
  }
  await announce(tx, {
    name: 'teams.created',
    topics: [`account:${accountId}`],
    payload: { teamId },
  })
  return teamId
}

/** The create form, or a team from an imported list, where the age group may be missing. */
export interface TeamDraft extends Omit<NewTeam, 'ageGroup'> {
  readonly ageGroup?: string | null | undefined
  readonly clubId?: string
}

const tries = 5
const emptySettings = {
  gender: null,
  ageGroup: null,
  teamType: null,
  format: null,
  phone: null,
  email: null,
}

/**
 * Creates a team of a club with a season. Club managers run it without being on its roster. Returns
 * the id.
 */
export async function createClubTeam(
  tx: Transaction,
  { accountId, now }: Creation,
  wanted: TeamDraft,
): Promise<string> {
  const teamId = await insertTeam(tx, { accountId, now }, wanted)
  await fillTeam(tx, { teamId, now, wanted, member: undefined })
  return teamId
}

/** Inserts the team with a unique join code and link secret. */
export async function insertTeam(
  tx: Transaction,
  { accountId, now }: Creation,
  draft: TeamDraft,
): Promise<string> {
  const id = newId()
  const columns = columnsOf(draft)
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const isAdded = await addTeam(tx, {
      ...columns,
      id,
      join_code: newJoinCode(),
      join_secret: randomBytes(24).toString('base64url'),
      created_by: accountId,
      created_at: now,
      updated_at: now,
      settings_completed_at: areSettingsComplete({ ...emptySettings, ...draft }) ? now : null,
    })
    if (isAdded) return id
  }
  throw new AppError('unavailable')
}

/** Stores every field of the form; columns keep their default for missing ones. */
function columnsOf(draft: TeamDraft) {
  return {
    club_id: draft.clubId,
    name: draft.name,
    sport: draft.sport,
    gender: draft.gender,
    age_group: draft.ageGroup,
    join_approval: !isForAdults(draft.ageGroup ?? null),
    team_type: draft.teamType,
    format: draft.format,
    phone: draft.phone,
    notes: draft.notes,
    color: draft.color,
    country: draft.country,
    time_zone: draft.timeZone,
    language: draft.language,
  }
}

function firstMember(creator: AccountRow, teamId: string) {
  return {
    id: newId(),
    team_id: teamId,
    account_id: creator.id,
    first_name: creator.first_name || (creator.email?.split('@')[0] ?? 'User'),
    last_name: creator.last_name,
    email: creator.email,
    phone: creator.phone,
    role: creatorRole,
    is_admin: true,
    is_coach: true,
  }
}

function newJoinCode(): string {
  return joinCodeFrom(randomBytes(24)) ?? newJoinCode()
}
