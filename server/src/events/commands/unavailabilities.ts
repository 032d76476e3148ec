import type { UnavailabilityDays } from '@touchline/contract/events/shapes/unavailability'
import { mayKeepUnavailabilities } from '@touchline/domain/events/permissions'
import { maximumUnavailabilities, daysProblem } from '@touchline/domain/events/unavailability'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { announceGuardianAction } from '#server/teams/commands/family-news.ts'

import { requireTeamZone } from '../queries/records.ts'
import {
  countCurrent,
  deleteUnavailability,
  lockMemberRow,
  insertUnavailability,
  lockUnavailability,
  saveUnavailability,
} from '../queries/unavailabilities.ts'
import { settlePreAnswers } from './pre-answers.ts'

export interface MemberContext extends ActorContext {
  readonly memberId: string
}

/** Adds an absence: events in it without an answer become "not going". */
export async function addUnavailability(
  tx: Transaction,
  on: MemberContext,
  days: UnavailabilityDays,
): Promise<void> {
  const { actor, now } = on
  const key = await requireKeeper(tx, on)
  const today = await refuseDays(tx, on, days)
  if ((await countCurrent(tx, key, today)) >= maximumUnavailabilities)
    throw new AppError('invalid_input', { fields: { firstDay: 'away_too_many' } })

  await insertUnavailability(tx, { ...key, id: newId() }, { days, by: actor.accountId, now })
  await settlePreAnswers(tx, key, now)
  await announceAway(tx, on)
}

export interface DaysEdit {
  readonly unavailabilityId: string
  /** The version on screen. */
  readonly version: number
  readonly days: UnavailabilityDays
}

/** Changes an absence and the answers it caused; answers given by people stay. */
export async function changeUnavailability(
  tx: Transaction,
  on: MemberContext,
  { unavailabilityId, version, days }: DaysEdit,
): Promise<void> {
  const key = await requireKeeper(tx, on)
  const one = { ...key, unavailabilityId }
  const stored = await lockUnavailability(tx, one)
  if (stored === undefined) throw new AppError('not_found')
  if (stored.version !== version) throw new AppError('changed_meanwhile')
  await refuseDays(tx, on, days)

  await saveUnavailability(tx, one, { days, now: on.now })
  await settlePreAnswers(tx, key, on.now)
  await announceAway(tx, on)
}

/** Deletes an absence and the answers it caused; not found a second time. */
export async function removeUnavailability(
  tx: Transaction,
  on: MemberContext,
  unavailabilityId: string,
): Promise<void> {
  const key = await requireKeeper(tx, on)
  const one = { ...key, unavailabilityId }
  if ((await lockUnavailability(tx, one)) === undefined) throw new AppError('not_found')

  await settlePreAnswers(tx, { ...key, without: unavailabilityId }, on.now)
  await deleteUnavailability(tx, one)
  await announceAway(tx, on)
}

/** Locks the member, so that simultaneous requests can't exceed the limit. */
async function requireKeeper(tx: Transaction, { actor, memberId }: MemberContext) {
  if (!(await lockMemberRow(tx, { teamId: actor.teamId, memberId })))
    throw new AppError('not_found')
  if (!mayKeepUnavailabilities(actor, memberId)) throw new AppError('not_allowed')
  return { teamId: actor.teamId, memberId }
}

async function refuseDays(
  tx: Transaction,
  { actor, now }: MemberContext,
  days: UnavailabilityDays,
) {
  const today = dayInZone(now, await requireTeamZone(tx, actor.teamId))
  const refusal = daysProblem(days, today)
  if (refusal === undefined) return today
  const field = refusal === 'away_first_required' ? 'firstDay' : 'lastDay'
  throw new AppError('invalid_input', { fields: { [field]: refusal } })
}

/** Calendars, event pages, rosters and profiles show absences. */
async function announceAway(tx: Transaction, { actor, memberId }: MemberContext): Promise<void> {
  const key = { teamId: actor.teamId, memberId }
  const topics = [`team:${key.teamId}`]
  await announce(tx, { name: 'events.unavailability_changed', topics, payload: key })
  await announceGuardianAction(tx, actor, { memberIds: [memberId] })
}
