import type {
  Emergency,
  HealthFields,
  HealthPage,
} from '@touchline/contract/children/shapes/health'
import {
  mayEraseHealth,
  mayGiveConsent,
  mayWriteHealth,
} from '@touchline/domain/children/permissions'

import { lockMember } from '#server/members/queries/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { MemberKey } from '../queries.ts'
import { requireChild } from '../queries/child.ts'
import {
  eraseHealthRecord,
  findHealth,
  findVersion,
  saveHealthRecord,
  type HealthRecord,
} from '../queries/health.ts'
import type { Asking } from './asking.ts'
import { healthConsentOf, look } from './look.ts'
import { announceToFamily } from './news.ts'

/** All of it, for the person, the guardians, and coaches with consent: their look is written down. */
export async function readHealth(
  tx: Transaction,
  asking: Asking,
  { teamId, memberId }: MemberKey,
): Promise<HealthPage> {
  const { child, consent } = await look(tx, asking, { teamId, memberId, what: 'health' })
  const record = await findHealth(tx, { teamId, memberId })
  return {
    memberId,
    consent,
    mayAnswer: mayGiveConsent(asking.actor, child),
    record: record === undefined ? null : viewOf(record),
  }
}

/** What somebody beside an injured child needs: whom to call, and what to know. */
export async function readEmergency(
  tx: Transaction,
  asking: Asking,
  { teamId, memberId }: MemberKey,
): Promise<Emergency> {
  await look(tx, asking, { teamId, memberId, what: 'emergency' })
  const record = await findHealth(tx, { teamId, memberId })
  return {
    memberId,
    contacts: record?.contacts ?? [],
    allergies: record?.allergies ?? '',
    medication: record?.medication ?? '',
  }
}

export interface HealthEdit extends MemberKey {
  readonly health: HealthFields
  readonly version: number | null
}

/** Writes it down, while the newest answer is a yes. */
export async function saveHealth(
  tx: Transaction,
  { actor, now }: Asking,
  { teamId, memberId, health, version }: HealthEdit,
): Promise<{ version: number }> {
  const key = { teamId, memberId }
  // The first two saves have no record to wait for yet; the roster row is always there.
  await lockMember(tx, actor, memberId)
  const child = await requireChild(tx, key, now)
  if (!mayGiveConsent(actor, child)) throw new AppError('not_allowed')
  if (!mayWriteHealth(actor, child, await healthConsentOf(tx, key)))
    throw new AppError('conflict', { reason: 'consent_missing' })
  const stored = await findVersion(tx, key)
  if ((stored ?? null) !== version) throw new AppError('changed_meanwhile')

  const saved = await saveHealthRecord(tx, { ...key, health, by: actor.accountId, at: now })
  await announceToFamily(tx, { name: 'children.health_changed', ...key })
  return { version: saved }
}

/** Erases it at once; the log of looks stays. */
export async function eraseHealth(
  tx: Transaction,
  { actor, now }: Asking,
  { teamId, memberId }: MemberKey,
): Promise<{ erased: boolean }> {
  const key = { teamId, memberId }
  const child = await requireChild(tx, key, now)
  if (!mayEraseHealth(actor, child)) throw new AppError('not_allowed')
  const erased = await eraseHealthRecord(tx, key)
  if (erased) await announceToFamily(tx, { name: 'children.health_changed', ...key })
  return { erased }
}

function viewOf({ updatedAt, ...record }: HealthRecord): HealthPage['record'] {
  return { ...record, updatedAt: updatedAt.toISOString() }
}
