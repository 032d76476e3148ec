import type {
  Emergency,
  EmergencyNotes,
  EmergencyNumbers,
  HealthFields,
  HealthPage,
} from '@touchline/contract/children/shapes/health'
import {
  mayEraseHealth,
  mayGiveConsent,
  mayReadHealth,
  mayWriteHealth,
} from '@touchline/domain/children/permissions'
import { maySeePrivate } from '@touchline/domain/members/permissions'
import type { Actor, ActorContext } from '@touchline/domain/teams/actor'

import { lockMember } from '#server/members/queries/members.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
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
import { findNumbersOfTeam, findPeopleToCall } from '../queries/people-to-call.ts'
import { announceToFamily } from './announcements.ts'
import { healthConsentOf, logAccess } from './log-access.ts'

/** All health data, for the person, the guardians, and coaches with consent, whose access is logged. */
export async function readHealth(
  tx: Transaction,
  caller: ActorContext,
  { teamId, memberId }: MemberKey,
): Promise<HealthPage> {
  const { child, consent } = await logAccess(tx, caller, { teamId, memberId, what: 'health' })
  const record = await findHealth(tx, { teamId, memberId })
  return {
    memberId,
    consent,
    mayAnswer: mayGiveConsent(caller.actor, child),
    record: record === undefined ? null : viewOf(record),
  }
}

/** For an emergency: numbers staff may see anyway, and with consent the medical notes. */
export async function readEmergency(
  tx: Transaction,
  caller: ActorContext,
  { teamId, memberId }: MemberKey,
): Promise<Emergency> {
  const key = { teamId, memberId }
  const child = await requireChild(tx, key, caller.now)
  if (child.isArchived) throw new AppError('not_found')
  if (!maySeePrivate(caller.actor, memberId)) throw new AppError('not_allowed')
  const people = await findPeopleToCall(tx, caller.actor, memberId)
  const consent = await healthConsentOf(tx, key)
  const notes = mayReadHealth(caller.actor, child, consent)
    ? await readNotes(tx, caller, key)
    : null
  return { memberId, people, notes }
}

/** The numbers of everyone in the team, for staff at an event. */
export async function readEmergencyNumbers(db: Queryable, actor: Actor): Promise<EmergencyNumbers> {
  const members = await findNumbersOfTeam(db, actor)
  return { members: members.filter(({ memberId }) => maySeePrivate(actor, memberId)) }
}

async function readNotes(
  tx: Transaction,
  caller: ActorContext,
  key: MemberKey,
): Promise<EmergencyNotes> {
  await logAccess(tx, caller, { ...key, what: 'emergency' })
  const record = await findHealth(tx, key)
  return {
    contacts: record?.contacts ?? [],
    allergies: record?.allergies ?? '',
    medication: record?.medication ?? '',
  }
}

export interface HealthEdit extends MemberKey {
  readonly health: HealthFields
  readonly version: number | null
}

/** Saves health data while there is consent. */
export async function saveHealth(
  tx: Transaction,
  { actor, now }: ActorContext,
  { teamId, memberId, health, version }: HealthEdit,
): Promise<{ version: number }> {
  const key = { teamId, memberId }
  // The first two saves have no record to lock; the roster row always exists.
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

/** Erases the data at once; the access log stays. */
export async function eraseHealth(
  tx: Transaction,
  { actor, now }: ActorContext,
  { teamId, memberId }: MemberKey,
): Promise<{ version: null }> {
  const key = { teamId, memberId }
  const child = await requireChild(tx, key, now)
  if (!mayEraseHealth(actor, child)) throw new AppError('not_allowed')
  const erased = await eraseHealthRecord(tx, key)
  if (erased) await announceToFamily(tx, { name: 'children.health_changed', ...key })
  return { version: null }
}

function viewOf({ updatedAt, ...record }: HealthRecord): HealthPage['record'] {
  return { ...record, updatedAt: updatedAt.toISOString() }
}
