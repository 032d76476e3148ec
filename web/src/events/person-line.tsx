import type { EventPage, PersonAnswer } from '@touchline/contract/events/shapes/event'
import type { RosterMember } from '@touchline/contract/members/shapes'
import { defaultRole } from '@touchline/domain/members/roles'

import { NoPhotos } from '#web/members/no-photos.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { WaitsForNetwork } from '#web/platform/offline/waits-for-network.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { labelOf } from '#web/ui/label-of.ts'

import { AnswerMarks } from './answer-mark-list.tsx'
import { useWaitingAnswers } from './api/answers.ts'
import { usePersonAnswer } from './api/person-answer.ts'
import { Disagreement } from './disagreement.tsx'
import { InlineAnswer, InlineAnswerError } from './inline-answer.tsx'
import { AbsenceNote } from './my-answer.tsx'
import { SeenStatus } from './seen-status.tsx'

interface PersonLineProps {
  readonly event: EventPage
  readonly person: PersonAnswer
  /** Their name on the roster, if they have one. */
  readonly name: string
  readonly photo: string | undefined
  /** The photo consent, as the roster shows it to staff. */
  readonly pictures: RosterMember['pictures']
  /** Whether the heading above names the position. */
  readonly isUnderRole: boolean
  /** For lists whose heading doesn't say the answer. */
  readonly showsAnswer?: boolean | undefined
}

/** A person with photo, name and answer, and the answer buttons for those who may use them. */
export function PersonLine(props: PersonLineProps) {
  const { event, person, name, photo } = props
  const text = useText('events').answer
  const { guests } = useText('running')
  const waits = useWaitingAnswers(event.id).has(person.memberId)
  const answering = usePersonAnswer(event, person.memberId)
  return (
    <li className="flex min-h-13 min-w-0 items-center gap-3 border-b border-line py-1.5">
      <Avatar id={person.memberId} name={person} src={photo} />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 wrap-anywhere">{name}</p>
        <NoPhotos of={props} />
        <Quiet {...props} />
        {person.comment && (
          <p className="mt-0.5 text-s whitespace-pre-line wrap-anywhere">“{person.comment}”</p>
        )}
        {person.guestOf !== null && (
          <p className="text-s text-muted wrap-anywhere">{guests.guest(person.guestOf)}</p>
        )}
        <AnswerMarks person={person} />
        <SeenStatus event={event} person={person} />
        {person.awayUntil !== null && <AbsenceNote until={person.awayUntil} />}
        <InlineAnswerError answering={answering} />
        {waits && <WaitsForNetwork />}
        <Disagreement said={person.disagreement} />
        {person.answeredBy !== null && (
          <p className="text-s text-muted wrap-anywhere">{text.answeredBy(person.answeredBy)}</p>
        )}
      </div>
      <InlineAnswer event={event} person={person} name={name} onAnswer={answering.mutate} />
    </li>
  )
}

/** Position or role, and the answer, unless a heading says them; the default role is hidden. */
function Quiet({ person, isUnderRole, showsAnswer = false }: PersonLineProps) {
  const { answer: text, answers } = useText('events')
  const { roles } = useText('members')
  const { position, role, waiting } = person
  const place = position ?? (role === defaultRole ? undefined : labelOf(roles, role))
  const words = [
    isUnderRole ? undefined : place,
    showsAnswer ? (person.answer === null ? text.silent : answers[person.answer]) : undefined,
    waiting === null ? undefined : text.waitingShort(waiting),
  ].filter((word) => word !== undefined)
  if (words.length === 0) return null
  return <p className="truncate text-s text-muted">{words.join(' · ')}</p>
}
