import type { UnavailabilityDays } from '@touchline/contract/events/shapes/unavailability'
import type { Answer } from '@touchline/domain/events/answers'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Database } from '#server/platform/database/database.ts'

import { answerEvent } from '../commands/answer.ts'
import {
  addUnavailability,
  changeUnavailability,
  removeUnavailability,
} from '../commands/unavailabilities.ts'
import { requireEventPage } from '../queries/page.ts'
import { findUnavailabilities } from '../queries/unavailabilities.ts'
import { now } from './playing-team.ts'

const spring = { firstDay: '2026-03-20', lastDay: '2026-03-25', reason: null, note: null } as const

/** The actor and the member they act for. */
type ActorAndMember = readonly [actor: Actor, memberId: string]

type Days = Partial<UnavailabilityDays>

/** Absence operations on one database, and what people see of them. */
export function absenceOperations(db: Database) {
  const listOf = ([{ teamId }, memberId]: ActorAndMember) =>
    findUnavailabilities(db, { teamId, memberId }, { today: '2026-03-14', now })

  const firstOf = async (key: ActorAndMember) => {
    const [first] = await listOf(key)
    return first?.id ?? ''
  }

  const add = ([actor, memberId]: ActorAndMember, days: Days = {}) =>
    db
      .transaction()
      .execute((tx) => addUnavailability(tx, { actor, now, memberId }, { ...spring, ...days }))

  const change = async (
    key: ActorAndMember,
    { version = 1, ...days }: Days & { version?: number },
  ) => {
    const [actor, memberId] = key
    const edit = { unavailabilityId: await firstOf(key), version, days: { ...spring, ...days } }
    await db.transaction().execute((tx) => changeUnavailability(tx, { actor, now, memberId }, edit))
  }

  const remove = ([actor, memberId]: ActorAndMember, id: string, at = now) =>
    db.transaction().execute((tx) => removeUnavailability(tx, { actor, now: at, memberId }, id))

  const say = ([actor, memberId]: ActorAndMember, eventId: string, answer: Answer) =>
    db
      .transaction()
      .execute((tx) => answerEvent(tx, { actor, now, eventId }, [{ memberId, answer }]))

  const seen = async ([actor, memberId]: ActorAndMember, eventId: string) => {
    const page = await requireEventPage(db, actor, { teamId: actor.teamId, eventId })
    const line = page.answers.find((one) => one.memberId === memberId)
    return { answer: line?.answer, awayUntil: line?.awayUntil, notGoing: page.counts.notGoing }
  }

  return { listOf, firstOf, add, change, remove, say, seen }
}
