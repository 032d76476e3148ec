import { implement } from '@orpc/server'
import { eventsEndpoints } from '@touchline/contract/events/endpoints'
import type { AnswersResult, NewAnswers } from '@touchline/contract/events/shapes/requests'
import { mayReadComment, mayReadHistory } from '@touchline/domain/events/permissions'

import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { answerEvent } from '../commands/answer.ts'
import { limitPerEvent } from '../commands/limit-per-event.ts'
import { requireEvent } from '../queries/calendar.ts'
import { findHistory } from '../queries/history.ts'
import { answerCommand, eventQuery } from './handlers.ts'

const os = implement(eventsEndpoints).$context<RequestContext>()

const answer = answerCommand<NewAnswers, AnswersResult>(async (call) => {
  const { db, actor, input } = call
  const answered = await answerEvent(db, { ...call, was: input.was }, input.answers)
  // Only people who may read it get the comment of an earlier answer.
  const standings = answered.standings.map((standing) =>
    mayReadComment(actor, standing.memberId) ? standing : { ...standing, comment: null },
  )
  return { ...answered, standings }
})

export const answerRoutes = {
  answer: os.answer.handler((call) => limitPerEvent(call.input.eventId, () => answer(call))),

  history: os.history.handler(
    eventQuery(async ({ db, actor, input }) => {
      await requireEvent(db, actor, input.eventId)
      if (!mayReadHistory(actor, input.memberId)) throw new AppError('not_allowed')
      const answers = await findHistory(db, input)
      if (mayReadComment(actor, input.memberId)) return { answers }
      return { answers: answers.map((one) => ({ ...one, comment: null })) }
    }),
  ),
}
