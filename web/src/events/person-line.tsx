import type { EventPage, PersonAnswer } from '@touchline/contract/events/shapes/event'
import { mayAnswerFor, mayReadHistory } from '@touchline/domain/events/permissions'
import { Ellipsis } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { wordOf } from '#web/ui/word-of.ts'

import { useAnswer, useAnswerHistory } from './api/answers.ts'
import { useFailedAnswer } from './failed-answer.tsx'
import { AnswerPicker, AwayWords } from './my-answer.tsx'
import { Sighting } from './sighting.tsx'
import { useAnswerRefusal } from './use-answer-refusal.ts'

interface PersonLineProps {
  readonly event: EventPage
  readonly person: PersonAnswer
  readonly photo: string | undefined
}

/** A face with a name, what was said, and, for those who may, the way to answer. */
export function PersonLine({ event, person, photo }: PersonLineProps) {
  const text = useText('events').answer
  const { roles } = useText('members')
  const { guests } = useText('running')
  const actor = useActor()
  const name = nameOf(person)
  const mayOpen = mayReadHistory(actor, person.memberId)
  return (
    <li className="flex min-h-13 min-w-0 items-center gap-3 border-b border-line py-1.5">
      <Avatar id={person.memberId} name={name} src={photo} />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 wrap-anywhere">{name}</p>
        <p className="truncate text-s text-muted">
          {person.waiting === null
            ? (person.position ?? wordOf(roles, person.role))
            : text.waitingShort(person.waiting)}
        </p>
        {person.comment && (
          <p className="mt-0.5 text-s whitespace-pre-line wrap-anywhere">“{person.comment}”</p>
        )}
        {person.guestOf !== null && (
          <p className="text-s text-muted wrap-anywhere">{guests.guest(person.guestOf)}</p>
        )}
        <Sighting event={event} person={person} />
        {person.awayUntil !== null && <AwayWords until={person.awayUntil} />}
        {person.answeredBy !== null && (
          <p className="text-s text-muted wrap-anywhere">{text.answeredBy(person.answeredBy)}</p>
        )}
      </div>
      {mayOpen && (
        <Popover
          title={text.of(name)}
          align="end"
          trigger={
            <IconButton
              className="no-print"
              label={text.setFor(name)}
              icon={<Ellipsis aria-hidden />}
            />
          }
        >
          <PersonDetails event={event} person={person} />
        </Popover>
      )}
    </li>
  )
}

type PersonDetailsProps = Omit<PersonLineProps, 'photo'>

function PersonDetails({ event, person }: PersonDetailsProps) {
  const text = useText('events').answer
  const actor = useActor()
  const refusal = useAnswerRefusal(event, actor)
  const answer = useAnswer(event)
  const failure = useFailedAnswer(answer)
  return (
    <div className="grid gap-3">
      {mayAnswerFor(actor, person.memberId) && (
        <AnswerPicker
          label={text.setFor(nameOf(person))}
          value={person.answer}
          disabled={refusal !== undefined}
          onChange={(given) => answer.mutate([{ memberId: person.memberId, answer: given }])}
        />
      )}
      {refusal !== undefined && <p className="text-s text-muted">{refusal}</p>}
      {failure}
      <History event={event} person={person} />
    </div>
  )
}

/** Who answered what and when, newest first. */
function History({ event, person }: PersonDetailsProps) {
  const { answer: text, answers: words } = useText('events')
  const { loading } = useText('wire')
  const { moment } = useFormat()
  const history = useAnswerHistory(event, person.memberId)

  return (
    <section>
      <h3 className="text-s font-medium text-muted">{text.history}</h3>
      {history.isPending && <p className="text-s text-muted">{loading}</p>}
      {history.data?.length === 0 && <p className="text-s text-muted">{text.historyEmpty}</p>}
      <ul className="mt-1 grid max-h-56 gap-1.5 overflow-y-auto">
        {history.data?.map((entry) => (
          <li key={entry.answeredAt} className="figures text-s">
            <span className="text-muted">{moment(entry.answeredAt, event.timeZone)}</span>{' '}
            <span className="font-medium wrap-anywhere">
              {entry.answeredBy === null
                ? words[entry.answer]
                : text.historyLine(words[entry.answer], entry.answeredBy)}
            </span>
            {entry.comment && <span className="block wrap-anywhere">“{entry.comment}”</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf({ firstName, lastName }: PersonAnswer): string {
  return `${firstName} ${lastName}`.trim()
}
