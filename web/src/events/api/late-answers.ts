import type { AnswersResult, StoredAnswer } from '@touchline/contract/events/shapes/requests'

import { client } from '#web/platform/client/client.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { type LateResult, reportOutcome } from '#web/platform/offline/outcomes.ts'

import type { AnswerMutation } from '../answer-mutation.ts'
import { findAnswerConflict } from '../apply-answers.ts'

/** Reports the result of a delayed answer if it differs from the screen. */
export async function notifyLateAnswer(
  mutation: AnswerMutation,
  { standings }: AnswersResult,
): Promise<void> {
  await Promise.all(
    standings.map(async (standing) => {
      if (standing.waiting !== null)
        tell(mutation, standing.memberId, { kind: 'in_line', place: standing.waiting })
      const conflict = await findConflict(mutation, standing).catch(() => undefined)
      if (conflict !== undefined) tell(mutation, standing.memberId, conflict)
    }),
  )
}

export function notifyRefusedAnswer(mutation: AnswerMutation, error: unknown): void {
  for (const { memberId } of mutation.answers)
    tell(mutation, memberId, { kind: 'refused', code: codeOf(error) })
}

/** The history shows whether another person or device answered before. */
async function findConflict(
  { teamId, eventId, stood }: AnswerMutation,
  { memberId, answeredAt }: StoredAnswer,
): Promise<LateResult | undefined> {
  const { answers } = await client.events.history({ teamId, eventId, memberId })
  const shown = stood.find((one) => one.memberId === memberId)?.answer ?? null
  const other = findAnswerConflict(answers, { answeredAt, shown })
  return other && { kind: 'instead_of', other: other.answer, by: other.answeredBy }
}

function tell(mutation: AnswerMutation, memberId: string, came: LateResult): void {
  const { teamId, eventId, title, timeZone, was, tappedAt } = mutation
  reportOutcome({
    id: `${mutation.key} ${memberId} ${came.kind}`,
    what: 'answer',
    teamId,
    eventId,
    title,
    timeZone,
    startsAt: was.startsAt,
    tappedAt,
    person: mutation.stood.find((one) => one.memberId === memberId)?.person ?? null,
    gave: mutation.answers.find((one) => one.memberId === memberId)?.answer ?? null,
    came,
  })
}
