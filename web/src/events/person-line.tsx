import type { EventPage, PersonAnswer } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'
import { WaitsForNetwork } from '#web/platform/offline/waits-for-network.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { wordOf } from '#web/ui/word-of.ts'

import { AnswerInLine, RefusedInLine } from './answer-in-line.tsx'
import { useAnswerOf } from './api/answer-of.ts'
import { useWaitingAnswers } from './api/answers.ts'
import { AwayWords } from './my-answer.tsx'
import { Sighting } from './sighting.tsx'

interface PersonLineProps {
  readonly event: EventPage
  readonly person: PersonAnswer
  /** What the roster calls them, who may have no name yet. */
  readonly name: string
  readonly photo: string | undefined
  /** Whether the position or the role stands above. */
  readonly isUnderRole: boolean
}

/** A face with a name, what was said, and, for those who may, the way to answer. */
export function PersonLine({ event, person, name, photo, isUnderRole }: PersonLineProps) {
  const text = useText('events').answer
  const { roles } = useText('members')
  const { guests } = useText('running')
  const waits = useWaitingAnswers(event.id).has(person.memberId)
  const answering = useAnswerOf(event, person.memberId)
  return (
    <li className="flex min-h-13 min-w-0 items-center gap-3 border-b border-line py-1.5">
      <Avatar id={person.memberId} name={person} src={photo} />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 wrap-anywhere">{name}</p>
        {!isUnderRole && (
          <p className="truncate text-s text-muted">
            {person.waiting === null
              ? (person.position ?? wordOf(roles, person.role))
              : text.waitingShort(person.waiting)}
          </p>
        )}
        {person.comment && (
          <p className="mt-0.5 text-s whitespace-pre-line wrap-anywhere">“{person.comment}”</p>
        )}
        {person.guestOf !== null && (
          <p className="text-s text-muted wrap-anywhere">{guests.guest(person.guestOf)}</p>
        )}
        <Sighting event={event} person={person} />
        {person.awayUntil !== null && <AwayWords until={person.awayUntil} />}
        <RefusedInLine answering={answering} />
        {waits && <WaitsForNetwork />}
        {person.answeredBy !== null && (
          <p className="text-s text-muted wrap-anywhere">{text.answeredBy(person.answeredBy)}</p>
        )}
      </div>
      <AnswerInLine event={event} person={person} name={name} onAnswer={answering.mutate} />
    </li>
  )
}
