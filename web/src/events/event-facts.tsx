import type { EventPage } from '@touchline/contract/events/shapes/event'
import { Clock, type LucideIcon, MapPin, Repeat, Shirt, Timer } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkedWords } from '#web/ui/linked-words.tsx'
import { MapLink } from '#web/ui/map-link.tsx'

import { Directions } from './directions.tsx'

/** Where it is, when to be there, and what else to know. */
export function EventFacts({ event }: { event: EventPage }) {
  const { page: text } = useText('events')
  const { location, meetingLocal, meetingPlace, kit, answerUntil, rule, details } = event
  const facts = [location, meetingLocal, meetingPlace, kit, answerUntil, rule]
  const hasFacts = facts.some((fact) => fact !== null)
  if (!hasFacts && details === null) return null

  return (
    <Card>
      {hasFacts && (
        <ul className="grid gap-4">
          <Fact icon={MapPin} label={text.location}>
            {location !== null && (
              <>
                <MapLink name={location} address={event.address} />
                <Directions to={event.address ?? location} />
              </>
            )}
          </Fact>
          <Meeting event={event} />
          <Fact icon={Shirt} label={text.kit}>
            {kit}
          </Fact>
          <AnswerUntil event={event} />
          <Fact icon={Repeat}>{rule !== null && text.repeats}</Fact>
        </ul>
      )}
      {details !== null && <Details text={details} isAlone={!hasFacts} />}
    </Card>
  )
}

function Meeting({ event: { meetingLocal, meetingPlace } }: { event: EventPage }) {
  const { page: text } = useText('events')
  const { time } = useFormat()
  // The wall clock's own text: it has its zone behind it.
  const at = meetingLocal === null ? undefined : time(`${meetingLocal}:00Z`, 'UTC')
  return (
    <Fact icon={Clock} label={text.meeting}>
      {at === undefined ? meetingPlace : text.meetingAt(at, meetingPlace ?? '')}
    </Fact>
  )
}

function AnswerUntil({ event: { answerUntil, cancelledAt, timeZone } }: { event: EventPage }) {
  const { page: text } = useText('events')
  const { moment } = useFormat()
  return (
    <Fact icon={Timer}>
      {answerUntil !== null &&
        cancelledAt === null &&
        text.answerUntil(moment(answerUntil, timeZone))}
    </Fact>
  )
}

function Details({ text, isAlone }: { text: string; isAlone: boolean }) {
  const { page } = useText('events')
  return (
    <div className={isAlone ? undefined : 'mt-4 border-t border-line pt-4'}>
      <h2 className="text-s text-muted">{page.details}</h2>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">
        <LinkedWords words={text} />
      </p>
    </div>
  )
}

interface FactProps {
  readonly icon: LucideIcon
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** Nothing to say: no line. */
function Fact({ icon: Icon, label, children }: FactProps) {
  if (!children) return null
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 wrap-anywhere">
        {label !== undefined && <p className="text-s text-muted">{label}</p>}
        {children}
      </div>
    </li>
  )
}
