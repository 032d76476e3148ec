import type { EventPage, PersonAnswer } from '@touchline/contract/events/shapes/event'
import type { Answer } from '@touchline/domain/events/answers'
import { mayAnswerFor } from '@touchline/domain/events/permissions'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { AnswerPicker } from './answer-picker.tsx'
import { useAnswerHistory } from './api/answers.ts'
import { useAnswerRefusal } from './use-answer-refusal.ts'

interface PersonDetailsProps {
  readonly event: EventPage
  readonly person: PersonAnswer
  /** Their name on the roster. */
  readonly name: string
  readonly onAnswer: (answer: Answer) => void
}

/** What staff and family can see and change of an answer. */
export function PersonDetails({ event, person, name, onAnswer }: PersonDetailsProps) {
  const text = useText('events').answer
  const actor = useActor()
  const refusal = useAnswerRefusal(event, actor)
  return (
    <div className="grid gap-3">
      {mayAnswerFor(actor, person.memberId) && (
        <AnswerPicker
          label={text.setFor(name)}
          value={person.answer}
          disabled={refusal !== undefined}
          onChange={onAnswer}
        />
      )}
      {refusal !== undefined && <p className="text-s text-muted">{refusal}</p>}
      <History event={event} person={person} />
    </div>
  )
}

/** Who answered what and when, newest first. */
function History({ event, person }: Pick<PersonDetailsProps, 'event' | 'person'>) {
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
