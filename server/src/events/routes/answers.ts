import { implement } from '@orpc/server'
import { eventsEndpoints } from '@touchline/contract/events/endpoints'
import { mayReadComment, mayReadHistory } from '@touchline/domain/events/permissions'

import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { answerEvent } from '../commands/answer.ts'
import { inTurn } from '../commands/turn.ts'
import { requireEvent } from '../queries/calendar.ts'
import { findHistory } from '../queries/history.ts'
import { absenceRoutes } from './absences.ts'
import { answeringOf, askingOf } from './asking.ts'

const os = implement(eventsEndpoints).$context<RequestContext>()

/** Who comes and who does not, and what they said before. */
export const answerRoutes = {
  answer: os.answer.handler(({ input, context }) =>
    inTurn(input.eventId, () =>
      command(context, async (tx) => answerAs(tx, await answeringOf(context, input, tx), [input])),
    ),
  ),

  answerForSeveral: os.answerForSeveral.handler(({ input, context }) =>
    inTurn(input.eventId, () =>
      command(context, async (tx) => {
        const asking = { ...(await answeringOf(context, input, tx)), was: input.was }
        return answerAs(tx, asking, input.answers)
      }),
    ),
  ),

  history: os.history.handler(async ({ input, context }) => {
    const { actor } = await askingOf(context, input, context.platform.database)
    await requireEvent(context.platform.database, actor, input.eventId)
    if (!mayReadHistory(actor, input.memberId)) throw new AppError('not_allowed')
    const answers = await findHistory(context.platform.database, input)
    if (mayReadComment(actor, input.memberId)) return { answers }
    return { answers: answers.map((answer) => ({ ...answer, comment: null })) }
  }),

  ...absenceRoutes,
}

/** What was said before may stand beside the new answer: it is for those who may read it. */
async function answerAs(...[tx, asking, wishes]: Parameters<typeof answerEvent>) {
  const answered = await answerEvent(tx, asking, wishes)
  const standings = answered.standings.map((standing) =>
    mayReadComment(asking.actor, standing.memberId) ? standing : { ...standing, comment: null },
  )
  return { ...answered, standings }
}
