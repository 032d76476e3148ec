import type { CheckedPerson, StaffChecks } from '@touchline/contract/children/shapes/staff-checks'
import { mayRecordCheck } from '@touchline/domain/children/permissions'
import {
  checkRefusal,
  checkStanding,
  type StaffCheck,
} from '@touchline/domain/children/staff-checks'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  deleteCheck,
  findStaffOfClub,
  findCheckPolicy,
  saveCheck,
  saveCheckPolicy,
  type StaffRow,
} from '../queries/staff-checks.ts'

export interface ClubContext {
  readonly actor: ClubActor
  readonly now: Date
}

/** Whether the club requires checks, and the check of everyone who needs one. */
export async function readChecks(db: Queryable, { actor, now }: ClubContext): Promise<StaffChecks> {
  const policy = await requirePolicy(db, actor)
  const today = dayInZone(now, policy.timeZone)
  const staff = await findStaffOfClub(db, actor.clubId)
  return {
    isRequired: policy.requiredSince !== null,
    country: policy.country,
    people: staff.map((one) => shown(one, today)),
  }
}

/** While required, staff without a valid check can't open teams with minors. */
export async function requireChecks(
  tx: Transaction,
  { actor, now }: ClubContext,
  isRequired: boolean,
): Promise<void> {
  const { requiredSince } = await requirePolicy(tx, actor)
  if ((requiredSince !== null) === isRequired) return
  const { clubId, accountId } = actor
  await saveCheckPolicy(
    tx,
    isRequired ? { clubId, since: now, by: accountId } : { clubId, since: null, by: null },
  )
  const staff = await findStaffOfClub(tx, clubId)
  await announceChecks(
    tx,
    actor,
    staff.map((one) => one.accountId),
  )
}

/** Records the result of a person's check, its date and its expiry. */
export async function recordCheck(
  tx: Transaction,
  { actor, now }: ClubContext,
  { accountId, state, checkedOn, endsOn }: StaffCheck & { readonly accountId: string },
): Promise<void> {
  const { timeZone } = await requirePolicy(tx, actor)
  const staff = await findStaffOfClub(tx, actor.clubId)
  if (!staff.some((one) => one.accountId === accountId)) throw new AppError('not_found')
  if (!mayRecordCheck(actor, accountId)) throw new AppError('not_allowed')
  const check = { state, checkedOn, endsOn }
  const refusal = checkRefusal(check, dayInZone(now, timeZone))
  if (refusal) throw new AppError('invalid_input', { fields: { [refusal.field]: refusal.reason } })

  const { clubId } = actor
  await saveCheck(tx, { ...check, clubId, accountId, by: actor.accountId, at: now })
  await announceChecks(tx, actor, [accountId])
}

export async function removeCheck(
  tx: Transaction,
  actor: ClubActor,
  accountId: string,
): Promise<void> {
  if (!mayRecordCheck(actor, accountId)) throw new AppError('not_allowed')
  if (!(await deleteCheck(tx, { clubId: actor.clubId, accountId }))) throw new AppError('not_found')
  await announceChecks(tx, actor, [accountId])
}

async function requirePolicy(db: Queryable, actor: ClubActor) {
  const policy = await findCheckPolicy(db, actor.clubId)
  if (policy === undefined) throw new AppError('not_found')
  return policy
}

/** Reconnects the event streams of the people concerned, because their rights have changed. */
async function announceChecks(
  tx: Transaction,
  { clubId, accountId: actorId }: ClubActor,
  accountIds: readonly string[],
): Promise<void> {
  await announce(tx, {
    name: 'children.checks_changed',
    topics: accountIds.map((id) => `account:${id}`),
    payload: { clubId, actorId },
  })
}

function shown({ check, teams, ...person }: StaffRow, today: string): CheckedPerson {
  return {
    ...person,
    teams: [...teams],
    standing: checkStanding(check, today),
    checkedOn: check?.checkedOn ?? null,
    endsOn: check?.endsOn ?? null,
  }
}
