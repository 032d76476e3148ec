import type { CheckedPerson, StaffChecks } from '@touchline/contract/children/shapes/staff-checks'
import { mayKeepChecks, mayRecordCheck } from '@touchline/domain/children/permissions'
import { checkRefusal, standingOf, type StaffCheck } from '@touchline/domain/children/staff-checks'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  deleteCheck,
  findStaffOfClub,
  findWish,
  saveCheck,
  saveWish,
  type StaffRow,
} from '../queries/staff-checks.ts'

export interface AskingClub {
  readonly actor: ClubActor
  readonly now: Date
}

/** Whether the club wants checks, and how everybody stands who would need one. */
export async function readChecks(db: Queryable, { actor, now }: AskingClub): Promise<StaffChecks> {
  const wish = await requireWish(db, actor)
  const today = dayInZone(now, wish.timeZone)
  const staff = await findStaffOfClub(db, actor.clubId)
  return {
    isWanted: wish.wantedSince !== null,
    country: wish.country,
    people: staff.map((one) => shown(one, today)),
  }
}

/** From now on staff without a valid check gets no further in teams with minors; or does again. */
export async function wantChecks(
  tx: Transaction,
  { actor, now }: AskingClub,
  isWanted: boolean,
): Promise<void> {
  const { wantedSince } = await requireWish(tx, actor)
  if ((wantedSince !== null) === isWanted) return
  const { clubId, accountId } = actor
  await saveWish(
    tx,
    isWanted ? { clubId, since: now, by: accountId } : { clubId, since: null, by: null },
  )
  const staff = await findStaffOfClub(tx, clubId)
  await announceChecks(
    tx,
    actor,
    staff.map((one) => one.accountId),
  )
}

/** Keeps the state, the day and the end of somebody's check. */
export async function recordCheck(
  tx: Transaction,
  { actor, now }: AskingClub,
  { accountId, ...check }: StaffCheck & { readonly accountId: string },
): Promise<void> {
  const { timeZone } = await requireWish(tx, actor)
  const staff = await findStaffOfClub(tx, actor.clubId)
  if (!staff.some((one) => one.accountId === accountId)) throw new AppError('not_found')
  if (!mayRecordCheck(actor, accountId)) throw new AppError('not_allowed')
  const refusal = checkRefusal(check, dayInZone(now, timeZone))
  if (refusal) throw new AppError('invalid_input', { fields: { [refusal.field]: refusal.reason } })

  const { clubId } = actor
  await saveCheck(tx, { ...check, clubId, accountId, by: actor.accountId, at: now })
  await announceChecks(tx, actor, [accountId])
}

export async function forgetCheck(
  tx: Transaction,
  { actor }: AskingClub,
  accountId: string,
): Promise<void> {
  await requireWish(tx, actor)
  if (!mayRecordCheck(actor, accountId)) throw new AppError('not_allowed')
  if (!(await deleteCheck(tx, { clubId: actor.clubId, accountId }))) throw new AppError('not_found')
  await announceChecks(tx, actor, [accountId])
}

async function requireWish(db: Queryable, actor: ClubActor) {
  const wish = mayKeepChecks(actor) ? await findWish(db, actor.clubId) : undefined
  if (wish === undefined) throw new AppError('not_found')
  return wish
}

/** Streams of those concerned are set up anew: what they may hear has changed. */
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
    standing: standingOf(check, today),
    checkedOn: check?.checkedOn ?? null,
    endsOn: check?.endsOn ?? null,
  }
}
