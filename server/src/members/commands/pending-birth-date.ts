import type { MemberChange } from '@touchline/contract/members/shapes'
import type { ActorContext } from '@touchline/domain/teams/actor'

import { replaceBirthDate } from '#server/accounts/queries/birth-dates.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { mayDecideBirthDate } from '../queries/birth-date-deciders.ts'
import { lockMember, memberColumnsOf, saveMember, type MemberRecord } from '../queries/members.ts'
import {
  dropPendingBirthDate,
  findPendingBirthDate,
  savePendingBirthDate,
} from '../queries/pending-birth-dates.ts'
import { announceMembers } from './member-news.ts'
import { mustWait } from './refuse-age.ts'

/**
 * Separates what can be written now. A birth date that needs confirmation is stored for it; one
 * that doesn't replaces the pending date.
 */
export async function keepWaitingDate(
  tx: Transaction,
  caller: ActorContext,
  { member, changes }: { readonly member: MemberRecord; readonly changes: MemberChange },
): Promise<MemberChange> {
  const { dateOfBirth, ...others } = changes
  if (dateOfBirth === undefined) return changes
  const key = { teamId: caller.actor.teamId, memberId: member.id }
  if (!(await mustWait(tx, caller, { member, typed: dateOfBirth }))) {
    await dropPendingBirthDate(tx, key)
    return changes
  }
  const { actor, now } = caller
  await proposeBirthDate(tx, { ...key, dateOfBirth, askedBy: actor.accountId, askedAt: now })
  return others
}

/** Stores a birth date that would make a minor an adult, and notifies those who can confirm it. */
export async function proposeBirthDate(
  tx: Transaction,
  proposed: Parameters<typeof savePendingBirthDate>[1],
): Promise<void> {
  await savePendingBirthDate(tx, proposed)
  const { teamId, memberId, askedBy: actorId } = proposed
  await announce(tx, {
    name: 'members.birth_date_waiting',
    topics: [],
    payload: { teamId, memberId, actorId },
  })
}

/** Confirms the pending birth date, or rejects it and keeps the old one. */
export async function decideBirthDate(
  tx: Transaction,
  { actor }: Pick<ActorContext, 'actor'>,
  { memberId, confirm }: { readonly memberId: string; readonly confirm: boolean },
): Promise<void> {
  const key = { teamId: actor.teamId, memberId }
  const member = await lockMember(tx, actor, memberId)
  const pending = await findPendingBirthDate(tx, key)
  if (pending === undefined) throw new AppError('not_found')
  if (!(await mayDecideBirthDate(tx, { actor, memberId, askedBy: pending.askedBy })))
    throw new AppError('not_allowed')
  await dropPendingBirthDate(tx, key)
  const { dateOfBirth } = pending
  if (confirm) {
    await saveMember(tx, key, memberColumnsOf({ dateOfBirth }))
    if (member.account_id !== null && dateOfBirth !== null)
      await replaceBirthDate(tx, member.account_id, { was: member.date_of_birth, is: dateOfBirth })
  }
  const facts = { actorId: actor.accountId }
  await announceMembers(tx, 'members.changed', { ...key, accountId: member.account_id, facts })
}
