import type { EventPage } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Card } from '#web/ui/card.tsx'

import { AllChildren } from './all-children.tsx'
import { CommentField } from './comment-field.tsx'
import { MyAnswer } from './my-answer.tsx'
import { ReadOnlyAnswer } from './read-only-answer.tsx'
import { TwoHomes } from './two-homes.tsx'
import { useAnswerRefusal } from './use-answer-refusal.ts'
import { useNow } from './use-now.ts'

/** My answer and my children's, with comments; read-only once the event is over or cancelled. */
export function EventAnswers({ event }: { event: EventPage }) {
  const text = useText('events').answer
  const actor = useActor()
  const refusal = useAnswerRefusal(event, actor)
  const [first] = event.mine
  const isOver = Date.parse(event.endsAt) < useNow().getTime()
  const isAsked = !isOver && event.cancelledAt === null

  if (!first) return isAsked && <NotAsked event={event} />
  if (!isAsked)
    return (
      <div>
        {event.mine.map((mine) => (
          <ReadOnlyAnswer key={mine.memberId} mine={mine} />
        ))}
      </div>
    )
  const title =
    event.mine.length === 1 && first.relation === 'child'
      ? text.titleFor(first.firstName)
      : text.title
  return (
    <Card title={title} className="no-print">
      <div className="grid gap-5">
        {refusal === undefined && (
          <div className="border-b border-line pb-5 empty:hidden">
            <AllChildren event={event} />
          </div>
        )}
        {event.mine.map((mine) => (
          <div key={mine.memberId} className="grid gap-3">
            <MyAnswer event={event} mine={mine} refusal={refusal} />
            <TwoHomes event={event} mine={mine} />
            <CommentField event={event} mine={mine} isClosed={refusal !== undefined} />
          </div>
        ))}
      </div>
    </Card>
  )
}

/** For players who are not invited, so that they don't wait for an invitation. */
function NotAsked({ event }: { event: EventPage }) {
  const text = useText('events').answer
  const actor = useActor()
  const plays = actor.memberId !== undefined || actor.childIds.length > 0
  return event.invitation.kind === 'sent' && plays && <p className="text-muted">{text.notAsked}</p>
}
