import type { AnswersResult } from '@touchline/contract/events/shapes/requests'
import { answerRefusal, mayWithdrawLate } from '@touchline/domain/events/answer-refusal'
import {
  updateCounts,
  answerStateAfter,
  type Answer,
  type Counts,
  type AnswerState,
} from '@touchline/domain/events/answers'
import { mayAnswerFor } from '@touchline/domain/events/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announceAll, type OutboxEvent } from '#server/platform/outbox/announce.ts'
import { guardianEvents } from '#server/teams/commands/family-news.ts'

import {
  findInvitees,
  findStandings,
  saveAnswer,
  isUnmoved,
  type Appointment,
  type InvitedMember,
  type GivenAnswer,
} from '../queries/answers.ts'
import { lockEvent, type LockedEvent } from '../queries/event-lock.ts'
import type { EventKey } from '../queries/page.ts'
import { saveSeen } from '../queries/seen.ts'
import type { EventContext } from './event-context.ts'
import { promoteFromWaitingList } from './waiting-list.ts'

export interface AnswerInput {
  readonly memberId: string
  readonly answer: Answer
  /** Undefined: keeps the comment. */
  readonly comment?: string | null | undefined
}

export interface AnswerContext extends EventContext {
  /** What the screen showed when the answer was given offline. */
  readonly was?: Appointment | undefined
  /** The event, if already locked. */
  readonly locked?: LockedEvent
  /** The person of a single answer, if read together with the lock. */
  readonly asked?: InvitedMember | undefined
}

/**
 * Saves all answers or none, in the order the server accepts them. Repeating an answer changes
 * nothing; returns what is stored.
 */
export async function answerEvent(
  tx: Transaction,
  { actor, now, eventId, was, locked, asked }: AnswerContext,
  inputs: readonly AnswerInput[],
): Promise<AnswersResult> {
  const key = { teamId: actor.teamId, eventId }
  const memberIds = inputs.map(({ memberId }) => memberId)
  const event = locked ?? (await lockEvent(tx, key))
  if (event.hasMoved) await saveSeen(tx, key, { accountId: actor.accountId, now })
  const changes = await changesOf(tx, { actor, now, eventId, event, asked }, inputs)
  await refuseMoved(tx, key, was)

  const { counts, answers } = plannedAnswers(changes, event)
  const changed = answers.map(({ memberId }) => memberId)
  const news = [
    ...(answers.length === 0 ? [] : [answeredNews(key)]),
    ...guardianEvents(actor, { memberIds: changed, eventId }),
    ...changes
      .filter(({ isLate }) => isLate)
      .map(({ input }) => withdrawalNews(key, { memberId: input.memberId, actor })),
  ]
  // The last statement also announces: a usual answer takes one write.
  for (const [at, given] of answers.entries()) {
    const isLast = at === answers.length - 1
    const by = { answeredBy: actor.accountId, answeredAt: now, news: isLast ? news : [] }
    await saveAnswer(tx, key, { ...given, ...by })
  }
  if (answers.length === 0) await announceAll(tx, news)
  const written = answers
    .filter(({ wasWaiting }) => !wasWaiting)
    .map((given) => standingOf({ ...given, answeredAt: now }))
  const settled = await promoteFromWaitingList(tx, key, { places: event.places, counts })
  const isAllNew = settled === counts && written.length === inputs.length
  const standings = isAllNew ? written : await findStandings(tx, key, memberIds)
  return { eventId, counts: settled, standings }
}

/** An answer given offline does not count once the event has moved. */
async function refuseMoved(
  tx: Transaction,
  key: EventKey,
  was: Appointment | undefined,
): Promise<void> {
  if (was !== undefined && !(await isUnmoved(tx, key, was))) throw new AppError('changed_meanwhile')
}

/** Pairs each input with its person; one refused input refuses the request. */
async function changesOf(
  tx: Transaction,
  { actor, now, eventId, event, asked: one }: AnswerContext & { readonly event: LockedEvent },
  inputs: readonly AnswerInput[],
) {
  const memberIds = inputs.map(({ memberId }) => memberId)
  const people = one ? [one] : await findInvitees(tx, { teamId: actor.teamId, eventId }, memberIds)
  const asked = new Map(people.map((person) => [person.memberId, person]))
  return inputs.map((input) => {
    const person = requireAsked(actor, asked, input)
    return { input, person, isLate: isTakenBackLate({ actor, event, now }, person, input) }
  })
}

interface PlannedAnswer extends Omit<GivenAnswer, 'answeredBy' | 'answeredAt' | 'news'> {
  readonly wasWaiting: boolean
}

/** The answers to write, each with the counts after it. */
function plannedAnswers(
  changes: Awaited<ReturnType<typeof changesOf>>,
  event: LockedEvent,
): { readonly counts: Counts; readonly answers: readonly PlannedAnswer[] } {
  let { counts } = event
  const answers: PlannedAnswer[] = []
  for (const { input, person, isLate } of changes) {
    const change = changeOf(person, input, { places: event.places, counts })
    if (change === undefined) continue
    counts = updateCounts(counts, person.standing, change.standing)
    const { memberId } = input
    const { guestTeamId, standing } = person
    const wasWaiting = standing?.waiting === true
    answers.push({ ...change, memberId, guestTeamId, isLate, counts, wasWaiting })
  }
  return { counts, answers }
}

/** A person who joins the waiting list is the last on it. */
function standingOf({
  memberId,
  standing,
  comment,
  counts,
  answeredAt,
}: PlannedAnswer & { readonly answeredAt: Date }): AnswersResult['standings'][number] {
  return {
    memberId,
    answer: standing.answer,
    waiting: standing.waiting ? counts.waiting : null,
    comment,
    answeredAt: answeredAt.toISOString(),
  }
}

/** People outside the team are not found; people who are not invited are refused. */
function requireAsked(
  actor: Actor,
  asked: ReadonlyMap<string, InvitedMember>,
  input: AnswerInput,
): InvitedMember {
  const person = asked.get(input.memberId)
  if (person === undefined) throw new AppError('not_found')
  if (!mayAnswerFor(actor, input.memberId)) throw new AppError('not_allowed')
  if (!person.isAsked && person.standing === undefined) throw new AppError('not_allowed')
  return person
}

/** After the deadline a "yes" can only be confirmed or withdrawn; withdrawing counts as late. */
function isTakenBackLate(
  { actor, event, now }: { readonly actor: Actor; readonly event: LockedEvent; readonly now: Date },
  { standing }: InvitedMember,
  { answer }: AnswerInput,
): boolean {
  const refusal = answerRefusal(actor, event, now)
  if (refusal === undefined) return false
  if (answer === 'maybe' || !mayWithdrawLate(event, standing?.answer, now))
    throw new AppError(refusal)
  // Leaving the waiting list frees no place.
  return answer === 'not_going' && standing?.waiting !== true
}

function answeredNews(key: EventKey): OutboxEvent {
  return { name: 'events.answered', topics: [`team:${key.teamId}`], payload: { ...key } }
}

function withdrawalNews(
  key: EventKey,
  { memberId, actor }: { readonly memberId: string; readonly actor: Actor },
): OutboxEvent {
  return {
    name: 'events.withdrawn_late',
    topics: [`team:${key.teamId}`],
    payload: { ...key, memberId, actorId: actor.accountId },
  }
}

/** The change to save; undefined if the answer stays the same. */
function changeOf(
  person: InvitedMember,
  { answer, comment }: AnswerInput,
  event: { readonly places: number | null; readonly counts: Counts },
): { standing: AnswerState; comment: string | null } | undefined {
  const standing = answerStateAfter(person.standing, answer, event)
  const words = comment === undefined ? person.comment : comment || null
  const isSame = person.standing?.answer === answer && person.comment === words
  return isSame && !person.isPreAnswer && !person.isBeforeChange
    ? undefined
    : { standing, comment: words }
}
