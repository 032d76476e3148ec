import { marks } from '@touchline/domain/attendance/marks'
import { answers } from '@touchline/domain/events/answers'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { dismissOutcome, type Outcome, useOutcomes } from '#web/platform/offline/outcomes.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Offline taps that turned out differently, until they are dismissed. */
export function Outcomes() {
  const { outcomes: text } = useText('offline')
  const outcomes = useOutcomes()
  return (
    <section
      aria-label={text.label}
      className="no-print mx-auto grid w-full max-w-page gap-2 px-4 pt-4 sm:px-6"
    >
      {outcomes.map((outcome) => (
        <OneOutcome key={outcome.id} outcome={outcome} />
      ))}
    </section>
  )
}

function OneOutcome({ outcome }: { outcome: Outcome }) {
  const { outcomes: text } = useText('offline')
  const { moment } = useFormat()
  const words = useOutcomeWords(outcome)
  const { person, title, startsAt, timeZone, teamId, eventId, tappedAt } = outcome
  const here = localTimeZone()
  return (
    <Banner tone="warning" onDismiss={() => dismissOutcome(outcome)}>
      <p className="font-semibold wrap-anywhere">
        {person !== null && `${person} · `}
        <bdi>{title}</bdi>, <span className="figures">{moment(startsAt, timeZone)}</span>
      </p>
      <p className="wrap-anywhere">{words}</p>
      <p className="flex flex-wrap gap-x-4 text-s">
        <span className="figures text-muted">{text.tapped(moment(tappedAt, here))}</span>
        <Link
          to={paths.event(teamId, eventId)}
          className="font-medium underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {text.look}
        </Link>
      </p>
    </Banner>
  )
}

function useOutcomeWords({ what, person, came, ...outcome }: Outcome): string {
  const { outcomes: text } = useText('offline')
  const { errors } = useText('wire')
  const { answer } = useText('events')
  const wordOf = useWordOf(what)
  const gave = wordOf(outcome.gave)

  if (came.kind === 'in_line')
    return person === null ? answer.waiting(came.place) : answer.waitingFor(person, came.place)
  if (what === 'live') {
    const why = came.kind === 'refused' ? errors[came.code] : ''
    return `${why} ${text.live.notCounted}`.trim()
  }
  if (came.kind === 'refused')
    return `${text.refused[came.code] ?? errors[came.code]} ${what === 'answer' ? text.answer.notCounted(gave) : text.mark.notCounted}`
  const other = wordOf(came.other)
  return came.by === null
    ? text[what].insteadOf(gave, other)
    : text[what].insteadOfBy(gave, other, came.by)
}

/** An answer or a mark in the reader's words. */
function useWordOf(what: Outcome['what']): (value: string | null) => string {
  const { answers: answerWords } = useText('events')
  const { marks: markWords } = useText('attendance')
  const { outcomes: text } = useText('offline')
  return (value) => {
    const answer = answers.find((one) => one === value)
    const mark = marks.find((one) => one === value)
    if (what === 'answer' && answer !== undefined) return answerWords[answer]
    return mark === undefined ? text.mark.none : markWords[mark]
  }
}
