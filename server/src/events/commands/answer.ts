import type { Answered } from '@touchline/contract/events/shapes/asking'
import { answerRefusal } from '@touchline/domain/events/answering'
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
import { announce } from '#server/platform/outbox/announce.ts'

import {
  findAsked,
  findStandings,
  lockEvent,
  saveAnswer,
  standsAs,
  type Appointment,
  type Asked,
  type GivenAnswer,
  type LockedEvent,
} from '../queries/line.ts'
import { settleLine } from './line.ts'

export interface Wish {
  readonly memberId: string
  readonly answer: Answer
  /** Absent: the comment stays as it is. */
  readonly comment?: string | null | undefined
}

export interface Asking {
  readonly actor: Actor
  readonly now: Date
  readonly eventId: string
  /** Of an answer that was given without a connection: what was on screen then. */
  readonly was?: Appointment | undefined
}

/**
 * Takes answers in the order in which the server accepts them, all or none. Saying the same again
 * changes nothing; what comes back is what is stored.
 */
export async function answerEvent(
  tx: Transaction,
  { actor, now, eventId, was }: Asking,
  wishes: readonly Wish[],
): Promise<Answered> {
  const key = { teamId: actor.teamId, eventId }
  const memberIds = wishes.map(({ memberId }) => memberId)
  const event = await lockEvent(tx, key)
  const asked = new Map(
    (await findAsked(tx, key, memberIds)).map((person) => [person.memberId, person]),
  )
  const changes = wishes.map((wish) => ({ wish, person: requireAsked(actor, asked, wish) }))
  refuseLate(actor, event, now)
  if (was !== undefined && !(await standsAs(tx, key, was))) throw new AppError('changed_meanwhile')

  let counts = event.counts
  const written: Answered['standings'] = []
  for (const { wish, person } of changes) {
    const change = changeOf(person, wish, { places: event.places, counts })
    if (change === undefined) continue
    counts = recount(counts, person.standing, change.standing)
    const given = { ...change, answeredBy: actor.accountId, answeredAt: now, counts }
    await saveAnswer(tx, key, {
      memberId: wish.memberId,
      guestTeamId: person.guestTeamId,
      ...given,
    })
    if (person.standing?.waiting !== true) written.push(standingOf(wish.memberId, given))
  }
  if (counts !== event.counts)
    await announce(tx, {
      name: 'events.answered',
      topics: [`team:${key.teamId}`],
      payload: key,
    })
  const settled = await settleLine(tx, key, { places: event.places, counts })
  const isAllNew = settled === counts && written.length === wishes.length
  const standings = isAllNew ? written : await findStandings(tx, key, memberIds)
  return { eventId, counts: settled, standings }
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

function refuseLate(actor: Actor, event: LockedEvent, now: Date): void {
  const refusal = answerRefusal(actor, event, now)
  if (refusal !== undefined) throw new AppError(refusal)
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
  return isSame && !person.isPreAnswer ? undefined : { standing, comment: words }
}
