import type { EventPage, MyAnswer as Mine } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Card } from '#web/ui/card.tsx'

import { useAnswer } from './api/answers.ts'
import { CommentField } from './comment-field.tsx'
import { useFailedAnswer } from './failed-answer.tsx'
import { AnswerPicker, MyAnswer } from './my-answer.tsx'
import { SaidAnswer } from './said-answer.tsx'
import { useAnswerRefusal } from './use-answer-refusal.ts'
import { useNow } from './use-now.ts'

/** My answer and those of my children, each with its comment; of what is over, what was said. */
export function EventAnswers({ event }: { event: EventPage }) {
  const text = useText('events').answer
  const actor = useActor()
  const refusal = useAnswerRefusal(event, actor)
  const [first] = event.mine
  const children = event.mine.filter(({ relation }) => relation === 'child')
  const isOver = Date.parse(event.endsAt) < useNow().getTime()

  if (!first) return !isOver && <NotAsked event={event} />
  if (isOver)
    return (
      <Card>
        {event.mine.map((mine) => (
          <SaidAnswer key={mine.memberId} mine={mine} />
        ))}
      </Card>
    )
  const title =
    event.mine.length === 1 && first.relation === 'child'
      ? text.titleFor(first.firstName)
      : text.title
  return (
    <Card title={title} className="no-print">
      <div className="grid gap-5">
        {children.length > 1 && refusal === undefined && (
          <AllChildren event={event} childAnswers={children} />
        )}
        {event.mine.map((mine) => (
          <div key={mine.memberId} className="grid gap-3">
            <MyAnswer event={event} mine={mine} refusal={refusal} />
            <CommentField event={event} mine={mine} isClosed={refusal !== undefined} />
          </div>
        ))}
      </div>
    </Card>
  )
}

/** Of those who play, while others are asked: nobody is to wait for an invitation. */
function NotAsked({ event }: { event: EventPage }) {
  const text = useText('events').answer
  const actor = useActor()
  const plays = actor.memberId !== undefined || actor.childIds.length > 0
  return event.invitation.kind === 'sent' && plays && <p className="text-muted">{text.notAsked}</p>
}

interface AllChildrenProps {
  readonly event: EventPage
  readonly childAnswers: readonly Mine[]
}

/** One tap for all of them; each keeps an answer of its own. */
function AllChildren({ event, childAnswers }: AllChildrenProps) {
  const text = useText('events').answer
  const answer = useAnswer(event)
  const failure = useFailedAnswer(answer)
  const given = new Set(childAnswers.map((child) => child.answer))
  const [shared = null] = given.size === 1 ? given : []
  return (
    <div className="grid gap-1.5 border-b border-line pb-5">
      <p className="text-s font-medium">{text.bothChildren}</p>
      <AnswerPicker
        label={text.bothChildren}
        value={shared}
        onChange={(chosen) =>
          answer.mutate(childAnswers.map(({ memberId }) => ({ memberId, answer: chosen })))
        }
      />
      {failure}
    </div>
  )
}
