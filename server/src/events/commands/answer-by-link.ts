import type { AnswerCard } from '@touchline/contract/events/shapes/answer-link'
import type { Event } from '@touchline/contract/events/shapes/event'
import { answerRefusal, mayWithdrawLate } from '@touchline/domain/events/answer-refusal'
import { represents, type Actor } from '@touchline/domain/teams/actor'

import type { Database, Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  findTeamLook,
  findEventStart,
  openAnswerToken,
  type AnswerLink,
} from '../queries/answer-links.ts'
import { requireEvent } from '../queries/calendar.ts'
import { requireEventActor } from '../queries/guests.ts'
import { answerEvent, type AnswerInput } from './answer.ts'

/** Someone with a valid link. */
export interface LinkHolder {
  readonly link: AnswerLink
  /** Has only the rights of the link, as it may have been forwarded. */
  readonly actor: Actor
  readonly startsAt: Date
}

/** Undefined for an invalid token. A link ends when its event begins or is deleted. */
export async function openLink(
  database: Database,
  token: string,
  now: Date,
): Promise<LinkHolder | undefined> {
  const link = await openAnswerToken(database, token)
  if (link === undefined) return undefined
  const startsAt = await findEventStart(database, link)
  if (startsAt === undefined) throw new AppError('revoked')
  if (startsAt <= now) throw new AppError('expired')
  return { link, startsAt, actor: await requireSpeaker(database, link) }
}

/**
 * The link's owner must still be allowed to answer for the person; not found for people who left
 * or are blocked.
 */
async function requireSpeaker(db: Queryable, link: AnswerLink): Promise<Actor> {
  const { accountId, memberId } = link
  const actor = await requireEventActor(db, link, { id: accountId })
  if (!represents(actor, memberId)) throw new AppError('not_found')
  const isSelf = actor.memberId === memberId
  return {
    ...actor,
    isAdmin: false,
    isCoach: false,
    memberId: isSelf ? memberId : undefined,
    childIds: isSelf ? [] : [memberId],
  }
}

/** Answers for the link's person, any number of times until the deadline. */
export async function answerByLink(
  tx: Transaction,
  { link, actor }: LinkHolder,
  { now, ...given }: Omit<AnswerInput, 'memberId'> & { readonly now: Date },
): Promise<void> {
  const asking = { actor, now, eventId: link.eventId }
  await answerEvent(tx, asking, [{ memberId: link.memberId, ...given }])
}

/** What the page shows; it contains no other names. */
export async function answerCardOf(
  db: Queryable,
  { link, actor, startsAt }: LinkHolder,
  now: Date,
): Promise<AnswerCard> {
  const event = await requireEvent(
    db,
    { accountId: link.accountId, teamId: link.teamId },
    link.eventId,
  )
  const mine = event.mine.find(({ memberId }) => memberId === link.memberId)
  const team = await findTeamLook(db, link.teamId)
  if (mine === undefined || team === undefined) throw new AppError('not_found')
  const { firstName, relation, answer, waiting, comment, beforeChange } = mine
  const refusal = answerRefusal(actor, event, now) ?? null
  return {
    ...shownOf(event),
    team,
    firstName,
    relation,
    answer,
    waiting,
    comment,
    beforeChange,
    refusal,
    mayWithdraw: refusal !== null && mayWithdrawLate(event, answer, now),
    endsOn: startsAt.toISOString(),
  }
}

function shownOf(event: Event) {
  const { type, title, startsAt, endsAt, isAllDay, timeZone, location } = event
  const { meetingLocal, meetingPlace, opponent, homeAway, kit, answerUntil } = event
  return {
    type,
    title,
    startsAt,
    endsAt,
    isAllDay,
    timeZone,
    location,
    meetingLocal,
    meetingPlace,
    opponent,
    homeAway,
    kit,
    answerUntil,
  }
}
