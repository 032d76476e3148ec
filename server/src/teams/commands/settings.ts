import type { TeamChange } from '@touchline/contract/teams/shapes'
import type { Actor } from '@touchline/domain/teams/actor'
import { isForAdults } from '@touchline/domain/teams/age-bands'
import { areSettingsComplete, fieldsChangedMeanwhile } from '@touchline/domain/teams/settings'

import { exchangePicture } from '#server/files/commands/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockTeam, saveTeam, type TeamRow } from '../queries/team.ts'

export interface SettingsChange {
  readonly changes: TeamChange
  /** The values shown to the sender in the changed fields. */
  readonly was: TeamChange
  /** The version in If-Match, if sent. */
  readonly version: number | undefined
  readonly now: Date
}

/** Saves the changed fields; edits of different fields by two people are merged. */
export async function changeTeam(
  tx: Transaction,
  actor: Actor,
  { changes, was, version, now }: SettingsChange,
): Promise<void> {
  const before = await lockTeam(tx, actor.teamId)
  const { logoFileId, coverFileId, ...texts } = changes
  if (version !== undefined && version !== before.version) refuseConflict(before, texts, was)

  const after = { ...fieldsOf(before), ...texts }
  const pictures = await exchangePictures(tx, { actor, before, logoFileId, coverFileId, now })
  await saveTeam(tx, actor.teamId, {
    ...columnsOf(texts),
    ...pictures,
    ...approvalFor(before, texts),
    version: before.version + 1,
    updated_at: now,
    settings_completed_at:
      before.settings_completed_at ?? (areSettingsComplete(after) ? now : null),
  })
  await announce(tx, {
    name: 'teams.changed',
    topics: [`team:${actor.teamId}`],
    payload: { teamId: actor.teamId },
  })
}

/** Teams of adults don't approve joins by link, others do. */
function approvalFor(before: TeamRow, { ageGroup }: Texts) {
  if (ageGroup === undefined || isForAdults(ageGroup) === isForAdults(before.age_group)) return {}
  return { join_approval: !isForAdults(ageGroup) }
}

type Texts = Omit<TeamChange, 'logoFileId' | 'coverFileId'>

function refuseConflict(before: TeamRow, texts: Texts, was: TeamChange): void {
  const fields = fieldsChangedMeanwhile(fieldsOf(before), texts, was)
  if (fields.length > 0)
    throw new AppError('changed_meanwhile', {
      fields: Object.fromEntries(fields.map((field) => [field, 'changed_meanwhile'])),
    })
}

interface Pictures {
  readonly actor: Actor
  readonly before: TeamRow
  readonly logoFileId: string | null | undefined
  readonly coverFileId: string | null | undefined
  readonly now: Date
}

async function exchangePictures(tx: Transaction, { actor, before, ...wanted }: Pictures) {
  const owner = { teamId: actor.teamId }
  const claim = { uploadedBy: actor.accountId, owner }
  const logo = await exchangePicture(tx, {
    old: before.logo_file_id,
    wanted: wanted.logoFileId,
    claim: { ...claim, purpose: 'team_logo' },
    at: wanted.now,
  })
  const cover = await exchangePicture(tx, {
    old: before.cover_file_id,
    wanted: wanted.coverFileId,
    claim: { ...claim, purpose: 'team_cover' },
    at: wanted.now,
  })
  return { logo_file_id: logo, cover_file_id: cover }
}

function fieldsOf(row: TeamRow) {
  return {
    name: row.name,
    sport: row.sport,
    gender: row.gender,
    ageGroup: row.age_group,
    teamType: row.team_type,
    format: row.format,
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
    language: row.language,
  }
}

function columnsOf(texts: Texts) {
  const { ageGroup, teamType, foundationYear, timeZone, ...same } = texts
  return {
    ...same,
    age_group: ageGroup,
    team_type: teamType,
    foundation_year: foundationYear,
    time_zone: timeZone,
  }
}
