import type { AwayDays } from '@touchline/contract/events/shapes/unavailability'
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
import { now } from './playing.ts'

const spring = { firstDay: '2026-03-20', lastDay: '2026-03-25', reason: null, note: null } as const

/** The actor and the member they act for. */
type Doing = readonly [actor: Actor, memberId: string]

type Days = Partial<AwayDays>

/** Absence operations on one database, and what people see of them. */
export function awayOn(db: Database) {
  const listOf = ([{ teamId }, memberId]: Doing) =>
    findUnavailabilities(db, { teamId, memberId }, { today: '2026-03-14', now })

  const firstOf = async (doing: Doing) => {
    const [first] = await listOf(doing)
    return first?.id ?? ''
  }

  const add = ([actor, memberId]: Doing, days: Days = {}) =>
    db
      .transaction()
      .execute((tx) => addUnavailability(tx, { actor, now, memberId }, { ...spring, ...days }))

  const change = async (doing: Doing, { version = 1, ...days }: Days & { version?: number }) => {
    const [actor, memberId] = doing
    const edit = { unavailabilityId: await firstOf(doing), version, days: { ...spring, ...days } }
    await db.transaction().execute((tx) => changeUnavailability(tx, { actor, now, memberId }, edit))
  }

  const remove = ([actor, memberId]: Doing, id: string, at = now) =>
    db.transaction().execute((tx) => removeUnavailability(tx, { actor, now: at, memberId }, id))

  const say = ([actor, memberId]: Doing, eventId: string, answer: Answer) =>
    db
      .transaction()
      .execute((tx) => answerEvent(tx, { actor, now, eventId }, [{ memberId, answer }]))

  const seen = async ([actor, memberId]: Doing, eventId: string) => {
    const page = await requireEventPage(db, actor, { teamId: actor.teamId, eventId })
    const line = page.answers.find((one) => one.memberId === memberId)
    return { answer: line?.answer, awayUntil: line?.awayUntil, notGoing: page.counts.notGoing }
  }

  return { listOf, firstOf, add, change, remove, say, seen }
}
