import type { Answered, Standing } from '@touchline/contract/events/shapes/asking'

import { client } from '#web/platform/client/client.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { type Came, tellOutcome } from '#web/platform/offline/told.ts'

import type { AnswerWish } from '../answer-wish.ts'
import { conflictOf } from '../answered.ts'

/** Tells what came of an answer that was sent later than it was given, where the screen said otherwise. */
export async function tellLateAnswer(wish: AnswerWish, { standings }: Answered): Promise<void> {
  await Promise.all(
    standings.map(async (standing) => {
      if (standing.waiting !== null)
        tell(wish, standing.memberId, { kind: 'in_line', place: standing.waiting })
      const conflict = await findConflict(wish, standing).catch(() => undefined)
      if (conflict !== undefined) tell(wish, standing.memberId, conflict)
    }),
  )
}

export function tellRefusedAnswer(wish: AnswerWish, error: unknown): void {
  for (const { memberId } of wish.answers)
    tell(wish, memberId, { kind: 'refused', code: codeOf(error) })
}

/** The history knows whether somebody else, or another device of mine, had the word before. */
async function findConflict(
  { teamId, eventId, stood }: AnswerWish,
  { memberId, answeredAt }: Standing,
): Promise<Came | undefined> {
  const { answers } = await client.events.history({ teamId, eventId, memberId })
  const shown = stood.find((one) => one.memberId === memberId)?.answer ?? null
  const other = conflictOf(answers, { answeredAt, shown })
  return other && { kind: 'instead_of', other: other.answer, by: other.answeredBy }
}

function tell(wish: AnswerWish, memberId: string, came: Came): void {
  const { teamId, eventId, title, timeZone, was, tappedAt } = wish
  tellOutcome({
    id: `${wish.key} ${memberId} ${came.kind}`,
    what: 'answer',
    teamId,
    eventId,
    title,
    timeZone,
    startsAt: was.startsAt,
    tappedAt,
    person: wish.stood.find((one) => one.memberId === memberId)?.person ?? null,
    gave: wish.answers.find((one) => one.memberId === memberId)?.answer ?? null,
    came,
  })
}
