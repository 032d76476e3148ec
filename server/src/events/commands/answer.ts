import type { Answered } from '@touchline/contract/events/shapes/asking'
import { answerRefusal, mayStillWithdraw } from '@touchline/domain/events/answering'
import {
  recount,
  standingAfter,
  type Answer,
  type Counts,
  type Standing,
} from '@touchline/domain/events/answers'
import { mayAnswerFor } from '@touchline/domain/events/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announceAll, type News } from '#server/platform/outbox/announce.ts'
import { guardianNews } from '#server/teams/commands/family-news.ts'

import { lockEvent, type LockedEvent } from '../queries/event-lock.ts'
import {
  findAsked,
  findStandings,
  saveAnswer,
  standsAs,
  type Appointment,
  type Asked,
  type GivenAnswer,
} from '../queries/line.ts'
import type { EventKey } from '../queries/page.ts'
import { saveSighting } from '../queries/sightings.ts'
import type { EventContext } from './event-context.ts'
import { settleLine } from './line.ts'

export interface Wish {
  readonly memberId: string
  readonly answer: Answer
  /** Absent: the comment stays as it is. */
  readonly comment?: string | null | undefined
}

export interface AnswerContext extends EventContext {
  /** Of an answer that was given without a connection: what was on screen then. */
  readonly was?: Appointment | undefined
  /** The event, where it is locked already. */
  readonly locked?: LockedEvent
}

/**
 * Takes answers in the order in which the server accepts them, all or none. Saying the same again
 * changes nothing; what comes back is what is stored.
 */
export async function answerEvent(
  tx: Transaction,
  { actor, now, eventId, was, locked }: AnswerContext,
  wishes: readonly Wish[],
): Promise<Answered> {
  const key = { teamId: actor.teamId, eventId }
  const memberIds = wishes.map(({ memberId }) => memberId)
  const event = locked ?? (await lockEvent(tx, key))
  if (event.hasMoved) await saveSighting(tx, key, { accountId: actor.accountId, now })
  const changes = await changesOf(tx, { actor, now, eventId, event }, wishes)
  await refuseMoved(tx, key, was)

  let counts = event.counts
  const written: Answered['standings'] = []
  const said: string[] = []
  for (const { wish, person, isLate } of changes) {
    const change = changeOf(person, wish, { places: event.places, counts })
    if (change === undefined) continue
    counts = recount(counts, person.standing, change.standing)
    const given = { ...change, answeredBy: actor.accountId, answeredAt: now, counts, isLate }
    await saveAnswer(tx, key, {
      memberId: wish.memberId,
      guestTeamId: person.guestTeamId,
      ...given,
    })
    said.push(wish.memberId)
    if (person.standing?.waiting !== true) written.push(standingOf(wish.memberId, given))
  }
  await announceAll(tx, [
    ...(counts === event.counts ? [] : [answeredNews(key)]),
    ...guardianNews(actor, { memberIds: said, eventId }),
    ...changes
      .filter(({ isLate }) => isLate)
      .map(({ wish }) => withdrawalNews(key, { memberId: wish.memberId, actor })),
  ])
  const settled = await settleLine(tx, key, { places: event.places, counts })
  const isAllNew = settled === counts && written.length === wishes.length
  const standings = isAllNew ? written : await findStandings(tx, key, memberIds)
  return { eventId, counts: settled, standings }
}

/** Of an answer that was given without a connection: to another day or place it says nothing. */
async function refuseMoved(
  tx: Transaction,
  key: EventKey,
  was: Appointment | undefined,
): Promise<void> {
  if (was !== undefined && !(await standsAs(tx, key, was))) throw new AppError('changed_meanwhile')
}

/** What is asked for whom; one that may not be refuses them all. */
async function changesOf(
  tx: Transaction,
  { actor, now, eventId, event }: AnswerContext & { readonly event: LockedEvent },
  wishes: readonly Wish[],
) {
  const memberIds = wishes.map(({ memberId }) => memberId)
  const people = await findAsked(tx, { teamId: actor.teamId, eventId }, memberIds)
  const asked = new Map(people.map((person) => [person.memberId, person]))
  return wishes.map((wish) => {
    const person = requireAsked(actor, asked, wish)
    return { wish, person, isLate: isTakenBackLate({ actor, event, now }, person, wish) }
  })
}

/** Who has just joined the line is its last. */
function standingOf(
  memberId: string,
  { standing, comment, answeredAt, counts }: Omit<GivenAnswer, 'memberId' | 'guestTeamId'>,
): Answered['standings'][number] {
  return {
    memberId,
    answer: standing.answer,
    waiting: standing.waiting ? counts.waiting : null,
    comment,
    answeredAt: answeredAt.toISOString(),
  }
}

/** Somebody who is not on the team is not found; somebody who is not asked cannot be answered for. */
function requireAsked(actor: Actor, asked: ReadonlyMap<string, Asked>, wish: Wish): Asked {
  const person = asked.get(wish.memberId)
  if (person === undefined) throw new AppError('not_found')
  if (!mayAnswerFor(actor, wish.memberId)) throw new AppError('not_allowed')
  if (!person.isAsked && person.standing === undefined) throw new AppError('not_allowed')
  return person
}

/** After the deadline a "yes" may be taken back, which is late, or confirmed; nothing else. */
function isTakenBackLate(
  { actor, event, now }: { readonly actor: Actor; readonly event: LockedEvent; readonly now: Date },
  { standing }: Asked,
  { answer }: Wish,
): boolean {
  const refusal = answerRefusal(actor, event, now)
  if (refusal === undefined) return false
  if (answer === 'maybe' || !mayStillWithdraw(event, standing?.answer, now))
    throw new AppError(refusal)
  // Who only waited leaves no gap.
  return answer === 'not_going' && standing?.waiting !== true
}

function answeredNews(key: EventKey): News {
  return { name: 'events.answered', topics: [`team:${key.teamId}`], payload: { ...key } }
}

function withdrawalNews(
  key: EventKey,
  { memberId, actor }: { readonly memberId: string; readonly actor: Actor },
): News {
  return {
    name: 'events.withdrawn_late',
    topics: [`team:${key.teamId}`],
    payload: { ...key, memberId, actorId: actor.accountId },
  }
}

/** What has to be written; undefined when the same was said before. */
function changeOf(
  person: Asked,
  { answer, comment }: Wish,
  event: { readonly places: number | null; readonly counts: Counts },
): { standing: Standing; comment: string | null } | undefined {
  const standing = standingAfter(person.standing, answer, event)
  const words = comment === undefined ? person.comment : comment || null
  const isSame = person.standing?.answer === answer && person.comment === words
  return isSame && !person.isPreAnswer && !person.isBeforeChange
    ? undefined
    : { standing, comment: words }
}
